import { fromText, toText } from "../json-text.ts";
import type { VfsEntry, VfsFile, VfsPort, VfsPut } from "../ports/vfs.ts";
import { vfsDraft } from "../vfs-entry.ts";
import { vfsPath, vfsPrefix } from "../vfs-path.ts";
import type { RedisLink } from "./link.ts";
import { toValues } from "./reply.ts";
import { putFile } from "./scripts/put-file.ts";

/** Files of a tenant: the newest entry under the file's own key, all versions beside it. */
export class RedisVfs implements VfsPort {
  readonly #link: RedisLink;
  readonly #now: () => Date;

  constructor(link: RedisLink, now: () => Date) {
    this.#link = link;
    this.#now = now;
  }

  async put(tenant: string, file: VfsPut): Promise<VfsEntry> {
    const { entry, content } = vfsDraft(file);
    const { buffer, byteOffset, byteLength } = content;
    const stored = await this.#link.run(
      putFile,
      [...this.#keys(tenant, entry.path), this.#link.keys.vfsPaths(tenant)],
      [
        entry.path,
        this.#now().toISOString(),
        Buffer.from(buffer, byteOffset, byteLength),
        toText(entry).slice(1),
      ],
    );
    return fromText(String(stored));
  }

  async get(tenant: string, path: string, ver?: number): Promise<VfsFile | null> {
    const [newest, versions, contents] = this.#keys(tenant, vfsPath(path));
    const text = await this.#link.ask((redis) =>
      ver === undefined ? redis.get(newest) : redis.hget(versions, String(ver)),
    );
    if (text === null) return null;
    const entry = fromText<VfsEntry>(text);
    const content = await this.#link.ask((redis) => redis.hgetBuffer(contents, String(entry.ver)));
    return content === null ? null : { entry, content: new Uint8Array(content) };
  }

  async list(tenant: string, prefix = "/"): Promise<VfsEntry[]> {
    const { keys } = this.#link;
    const folder = vfsPrefix(prefix);
    // By bytes, "0" is what follows "/": between the two is everything inside of the folder, and
    // before them are its siblings with a longer name, such as "folder.md".
    const found = await this.#link.ask((redis) =>
      redis.zrangebylex(keys.vfsPaths(tenant), `[${folder}`, `(${folder}0`),
    );
    const paths = found.filter((path) => path === folder || path.startsWith(`${folder}/`));
    const texts = await this.#link.batch(paths.map((path) => ["get", keys.vfs(tenant, path)]));
    return toValues(texts).flatMap((text) => (text === null ? [] : [fromText<VfsEntry>(text)]));
  }

  async versions(tenant: string, path: string): Promise<VfsEntry[]> {
    const [, versions] = this.#keys(tenant, vfsPath(path));
    const texts = await this.#link.ask((redis) => redis.hvals(versions));
    return texts.map((text) => fromText<VfsEntry>(text)).sort((a, b) => a.ver - b.ver);
  }

  async delete(tenant: string, path: string): Promise<boolean> {
    const known = vfsPath(path);
    const [removed] = await this.#link.together([
      ["unlink", ...this.#keys(tenant, known)],
      ["zrem", this.#link.keys.vfsPaths(tenant), known],
    ]);
    return Number(removed) > 0;
  }

  #keys(tenant: string, path: string): [newest: string, versions: string, contents: string] {
    const { keys } = this.#link;
    return [keys.vfs(tenant, path), keys.vfsVersions(tenant, path), keys.vfsContent(tenant, path)];
  }
}
