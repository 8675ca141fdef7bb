/**
 * A registry on this machine that has the packages of this checkout, and sends whoever asks for another one to the
 * registry that npm is set up with. For the gate before a release: packages are installed by their names, as users do.
 */
import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { basename } from "node:path";
import { promisify } from "node:util";
import { z } from "zod";

const run = promisify(execFile);
const Manifest = z.looseObject({ name: z.string(), version: z.string() });

export interface LocalRegistry {
  readonly url: string;
  close(): Promise<void>;
}

export async function startRegistry(tarballs: readonly string[]): Promise<LocalRegistry> {
  const upstream = (await run("npm", ["config", "get", "registry"])).stdout.trim();
  const packages = new Map<string, { manifest: z.infer<typeof Manifest>; bytes: Buffer }>();
  const files = new Map<string, Buffer>();
  for (const tarball of tarballs) {
    const manifest = Manifest.parse(JSON.parse(await fileIn(tarball, "package/package.json")));
    const bytes = await readFile(tarball);
    packages.set(manifest.name, { manifest, bytes });
    files.set(`/-/${basename(tarball)}`, bytes);
  }
  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url ?? "/").split("?", 1)[0] ?? "/";
    const file = files.get(path);
    const found = packages.get(path.slice(1));
    if (file) return void response.end(file);
    if (!found)
      return void response
        .writeHead(302, { location: new URL(request.url ?? "/", upstream).href })
        .end();
    const { name, version } = found.manifest;
    const tarball = tarballs.find((one) => files.get(`/-/${basename(one)}`) === found.bytes) ?? "";
    const integrity = `sha512-${createHash("sha512").update(found.bytes).digest("base64")}`;
    const dist = { tarball: `http://${request.headers.host}/-/${basename(tarball)}`, integrity };
    response.setHeader("content-type", "application/json");
    response.end(
      JSON.stringify({
        name,
        "dist-tags": { latest: version },
        versions: { [version]: { ...found.manifest, dist } },
      }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The registry has no port.");
  return {
    url: `http://127.0.0.1:${address.port}/`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function fileIn(tarball: string, file: string): Promise<string> {
  return (await run("tar", ["-xzOf", tarball, file], { maxBuffer: 2 ** 24 })).stdout;
}
