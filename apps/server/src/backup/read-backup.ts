/** Reads a backup into a folder. Nothing is written before the whole file's checksum was found right. */
import { createDecipheriv, createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, open, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { PassThrough } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { errorText, isBoleError } from "@bole/base";
import { serverErrors } from "../errors.ts";
import {
  type BackupFile,
  CHECKSUM_BYTES,
  HEADER_LIMIT,
  Header,
  headerBytes,
  MAGIC,
  Manifest,
  TAG_BYTES,
} from "./backup-format.ts";
import { ByteReader } from "./byte-reader.ts";
import { keyFor } from "./passphrase-key.ts";

/** A manifest names each file; ten thousand of them fit. */
const MANIFEST_LIMIT = 4_000_000;

export interface ReadBackupOptions {
  readonly file: string;
  readonly passphrase: string | undefined;
  /** An empty folder of ours. */
  readonly target: string;
  readonly signal: AbortSignal;
}

export async function readBackup(options: ReadBackupOptions): Promise<Manifest> {
  try {
    return await read(options);
  } catch (cause) {
    if (isBoleError(cause)) throw cause;
    const { file } = options;
    const reason = errorText(cause);
    throw serverErrors.error("backup-unusable", {
      detail: `The backup ${file} cannot be used: ${reason}.`,
      data: { file, reason },
      cause,
    });
  }
}

async function read({ file, passphrase, target, signal }: ReadBackupOptions): Promise<Manifest> {
  const { size } = await stat(file);
  const { encryption } = await readHeader(file);
  const header = headerBytes({ format: 1, encryption });
  await assertChecksum(file, size, signal);
  const end = size - CHECKSUM_BYTES - (encryption === null ? 0 : TAG_BYTES);
  let decipher: ReturnType<typeof createDecipheriv> | undefined;
  if (encryption !== null) {
    const key = await keyFor(encryption, passphrase, file);
    const iv = Buffer.from(encryption.iv, "base64");
    const gcm = createDecipheriv("aes-256-gcm", key, iv, { authTagLength: TAG_BYTES });
    gcm.setAAD(header);
    gcm.setAuthTag(await bytesAt(file, end, TAG_BYTES));
    decipher = gcm;
  }
  const body = createReadStream(file, { start: header.length, end: end - 1 });
  let manifest: Manifest | undefined;
  await pipeline(
    body,
    decipher ?? new PassThrough(),
    createGunzip(),
    async (bytes: AsyncIterable<Buffer>) => {
      const reader = new ByteReader(bytes);
      manifest = Manifest.parse(JSON.parse(await reader.line(MANIFEST_LIMIT)));
      for (const entry of manifest.files) await extract(reader, entry, target);
      await reader.end();
    },
    { signal },
  );
  if (manifest === undefined) throw new Error("it has no manifest");
  return manifest;
}

async function readHeader(file: string): Promise<Header> {
  const start = createReadStream(file, { start: 0, end: HEADER_LIMIT });
  const reader = new ByteReader(start);
  try {
    if ((await reader.line(HEADER_LIMIT)) !== MAGIC) throw new Error("it is no backup of Bole");
    const header: unknown = JSON.parse(await reader.line(HEADER_LIMIT));
    const { success, data } = Header.safeParse(header);
    if (!success) throw new Error("its format is not known to this version of Bole");
    return data;
  } finally {
    start.destroy();
  }
}

async function assertChecksum(file: string, size: number, signal: AbortSignal): Promise<void> {
  const end = size - CHECKSUM_BYTES;
  const hash = createHash("sha256");
  await pipeline(createReadStream(file, { end: end - 1 }), hash, { signal });
  if (!hash.digest().equals(await bytesAt(file, end, CHECKSUM_BYTES)))
    throw new Error("its checksum is wrong, so it is damaged or incomplete");
}

async function bytesAt(file: string, position: number, length: number): Promise<Buffer> {
  await using handle = await open(file, "r");
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position);
  if (bytesRead < length) throw new Error("it ends too early");
  return buffer;
}

async function extract(reader: ByteReader, entry: BackupFile, target: string): Promise<void> {
  const to = join(target, entry.path);
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  const hash = createHash("sha256");
  await pipeline(
    reader.take(entry.bytes),
    async function* (bytes) {
      for await (const chunk of bytes) {
        hash.update(chunk);
        yield chunk;
      }
    },
    createWriteStream(to, { flags: "wx", mode: 0o600, flush: true }),
  );
  if (hash.digest("hex") !== entry.sha256) throw new Error(`${entry.path} has a wrong checksum`);
}
