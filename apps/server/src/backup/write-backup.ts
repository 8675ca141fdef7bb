/** Writes a backup beside its place and moves it there when it is whole and on the disk. */
import { createCipheriv, createHash, randomUUID } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, open, realpath, rename, rm, stat } from "node:fs/promises";
import { basename, dirname, join, relative } from "node:path";
import { PassThrough } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { errorText } from "@bole/base";
import { sqliteFile } from "../config/memory-place.ts";
import { serverErrors } from "../errors.ts";
import { headerBytes, type Manifest } from "./backup-format.ts";
import { newKey, type PassphraseKey } from "./passphrase-key.ts";
import { snapshot } from "./snapshot.ts";

export interface WriteBackupOptions {
  readonly dataFolder: string;
  readonly file: string;
  /** Encrypts the backup. */
  readonly passphrase: string | undefined;
  readonly version: string;
  readonly now: () => Date;
  /** Aborted to stop; then nothing is left behind. */
  readonly signal: AbortSignal;
}

export interface WrittenBackup {
  readonly manifest: Manifest;
  /** The size of the backup file. */
  readonly bytes: number;
}

export async function writeBackup(options: WriteBackupOptions): Promise<WrittenBackup> {
  const { dataFolder, file, passphrase, version, now, signal } = options;
  await assertUsable(dataFolder, file);
  const created_at = now().toISOString();
  const unfinished = `${file}.unfinished-${randomUUID()}`;
  const copies = `${unfinished}.copies`;
  try {
    await mkdir(copies, { mode: 0o700 });
    const files = await snapshot(dataFolder, copies);
    const manifest: Manifest = { bole_version: version, created_at, files };
    const key = passphrase === undefined ? undefined : await newKey(passphrase);
    await writeWhole({ manifest, copies, key, to: unfinished, signal });
    await rename(unfinished, file);
    return { manifest, bytes: (await stat(file)).size };
  } catch (cause) {
    throw unwritable(file, errorText(cause), cause);
  } finally {
    await rm(copies, { recursive: true, force: true });
    await rm(unfinished, { force: true });
  }
}

async function assertUsable(dataFolder: string, file: string): Promise<void> {
  const isThere = (path: string) =>
    stat(path).then(
      () => true,
      () => false,
    );
  if (!(await isThere(sqliteFile(dataFolder))))
    throw unwritable(file, `there is no data in ${dataFolder}`);
  if (await isThere(file)) throw unwritable(file, "it is there already");
  const folder = await realpath(dirname(file)).catch((cause: unknown) => {
    throw unwritable(file, errorText(cause), cause);
  });
  const inside = relative(await realpath(dataFolder), join(folder, basename(file)));
  if (!inside.startsWith("..")) throw unwritable(file, "it would be inside of the data folder");
}

async function writeWhole({
  manifest,
  copies,
  key,
  to,
  signal,
}: {
  readonly manifest: Manifest;
  readonly copies: string;
  readonly key: PassphraseKey | undefined;
  readonly to: string;
  readonly signal: AbortSignal;
}): Promise<void> {
  const header = headerBytes({ format: 1, encryption: key?.encryption ?? null });
  const cipher =
    key === undefined
      ? undefined
      : createCipheriv("aes-256-gcm", key.key, Buffer.from(key.encryption.iv, "base64"));
  cipher?.setAAD(header);
  const hash = createHash("sha256");
  const hashed = (bytes: Buffer) => {
    hash.update(bytes);
    return bytes;
  };
  await pipeline(
    async function* () {
      yield Buffer.from(`${JSON.stringify(manifest)}\n`);
      for (const { path } of manifest.files) yield* createReadStream(join(copies, path));
    },
    createGzip(),
    cipher ?? new PassThrough(),
    async function* (body: AsyncIterable<Buffer>) {
      yield hashed(header);
      for await (const chunk of body) yield hashed(chunk);
      if (cipher !== undefined) yield hashed(cipher.getAuthTag());
      yield hash.digest();
    },
    createWriteStream(to, { flags: "wx", mode: 0o600 }),
    { signal },
  );
  await using handle = await open(to, "r+");
  await handle.sync();
}

function unwritable(file: string, reason: string, cause?: unknown) {
  return serverErrors.error("backup-unwritable", {
    detail: `The backup ${file} cannot be written: ${reason}.`,
    data: { file, reason },
    cause,
  });
}
