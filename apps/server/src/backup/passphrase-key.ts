/** The key of an encrypted backup, derived from a passphrase by scrypt. */
import { createHash, randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { serverErrors } from "../errors.ts";
import type { Encryption } from "./backup-format.ts";

const KEY_BYTES = 32;
/** 128 MiB and about half a second for each guess. */
const COST = { n: 131_072, r: 8, p: 1 };

export interface PassphraseKey {
  readonly key: Buffer;
  readonly encryption: Encryption;
}

export async function newKey(passphrase: string): Promise<PassphraseKey> {
  const salt = randomBytes(16);
  const { key, check } = await derive(passphrase, salt, COST);
  const encryption: Encryption = {
    cipher: "aes-256-gcm",
    kdf: "scrypt",
    ...COST,
    salt: salt.toString("base64"),
    iv: randomBytes(12).toString("base64"),
    key_check: check.toString("base64"),
  };
  return { key, encryption };
}

/** Throws `backup-passphrase` for a passphrase that is missing or wrong. */
export async function keyFor(
  encryption: Encryption,
  passphrase: string | undefined,
  file: string,
): Promise<Buffer> {
  if (passphrase === undefined) {
    throw serverErrors.error("backup-passphrase", {
      detail: `The backup ${file} is encrypted, and no passphrase was given.`,
      data: { file, reason: "missing" },
    });
  }
  const salt = Buffer.from(encryption.salt, "base64");
  const { key, check } = await derive(passphrase, salt, encryption);
  const expected = Buffer.from(encryption.key_check, "base64");
  if (expected.length === check.length && timingSafeEqual(expected, check)) return key;
  throw serverErrors.error("backup-passphrase", {
    detail: `The passphrase of the backup ${file} is wrong.`,
    data: { file, reason: "wrong" },
  });
}

async function derive(
  passphrase: string,
  salt: Buffer,
  { n, r, p }: Pick<Encryption, "n" | "r" | "p">,
): Promise<{ key: Buffer; check: Buffer }> {
  const options = { N: n, r, p, maxmem: 256 * n * r };
  const bytes = await new Promise<Buffer>((resolve, reject) =>
    scrypt(passphrase.normalize("NFC"), salt, 2 * KEY_BYTES, options, (error, derived) =>
      error === null ? resolve(derived) : reject(error),
    ),
  );
  const check = createHash("sha256").update(bytes.subarray(KEY_BYTES)).digest();
  return { key: bytes.subarray(0, KEY_BYTES), check };
}
