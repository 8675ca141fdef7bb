/**
 * The layout of a backup file:
 *
 *   bole-backup\n  header (JSON)\n  body  [GCM tag, 16 bytes]  SHA-256 of all before, 32 bytes
 *
 * The body is gzip, encrypted where the header says so, of the manifest (one line of JSON) and the
 * bytes of its files in their order. The checksum finds damage before anything is written; the
 * header is authenticated together with an encrypted body.
 */
import { z } from "zod";

export const MAGIC = "bole-backup";
export const TAG_BYTES = 16;
export const CHECKSUM_BYTES = 32;
/** Longer than any first two lines of ours. */
export const HEADER_LIMIT = 4_096;

/** Limits keep a forged file from taking all memory before its passphrase is known. */
const Encryption = z.object({
  cipher: z.literal("aes-256-gcm"),
  kdf: z.literal("scrypt"),
  n: z.int().min(1_024).max(1_048_576),
  r: z.int().min(1).max(16),
  p: z.int().min(1).max(4),
  salt: z.base64(),
  iv: z.base64(),
  /** Tells a wrong passphrase from damage without decrypting anything. */
  key_check: z.base64(),
});
export type Encryption = z.infer<typeof Encryption>;

export const Header = z.object({ format: z.literal(1), encryption: Encryption.nullable() });
export type Header = z.infer<typeof Header>;

/** Relative, and never out of the folder that it is restored to. */
const RelativePath = z
  .string()
  .min(1)
  .max(1_000)
  .refine(
    (path) =>
      !/[\\\0]/.test(path) && path.split("/").every((part) => !["", ".", ".."].includes(part)),
    "is not a path inside of the data folder",
  );

const BackupFile = z.object({
  path: RelativePath,
  bytes: z.int().min(0),
  sha256: z.hex().length(64),
});
export type BackupFile = z.infer<typeof BackupFile>;

export const Manifest = z.object({
  bole_version: z.string(),
  created_at: z.iso.datetime(),
  files: z.array(BackupFile).min(1),
});
export type Manifest = z.infer<typeof Manifest>;

export function headerBytes(header: Header): Buffer {
  return Buffer.from(`${MAGIC}\n${JSON.stringify(header)}\n`);
}
