/**
 * What the guardrails lock personal data with: the configured secret, or a key that is made in the
 * data folder when it is first needed. A key of its own would be worth nothing to a process that
 * shares its data with others, so there it is refused. The key never leaves this machine or its file.
 */
import { randomBytes } from "node:crypto";
import { open, readFile, rename } from "node:fs/promises";
import { join } from "node:path";
import { errorCode, errorText } from "@bole/base";
import type { Config } from "../config/load-config.ts";
import { serverErrors } from "../errors.ts";

const BYTES = 32;
/** What a key of ours looks like; anything else was damaged or put there by somebody. */
const KEY = /^[\w-]{43}$/;

export function vaultSecret(
  config: Pick<Config, "mode" | "secret" | "dataFolder">,
): () => Promise<string> {
  // Two requests at once must not make two keys. Between processes the lock on the folder sees to it.
  let pending: Promise<string> | undefined;
  return () => {
    pending ??= secretOf(config).catch((error: unknown) => {
      pending = undefined;
      throw error;
    });
    return pending;
  };
}

async function secretOf({
  mode,
  secret,
  dataFolder,
}: Pick<Config, "mode" | "secret" | "dataFolder">): Promise<string> {
  if (secret !== undefined) return secret;
  if (mode === "embedded") return keyIn(join(dataFolder, "secret.key"));
  throw serverErrors.error(
    "secret-missing",
    "BOLE_SECRET is not set, and other processes may share what this one keeps.",
  );
}

async function keyIn(file: string): Promise<string> {
  try {
    const key = (await readKey(file)) ?? (await makeKey(file));
    if (KEY.test(key)) return key;
  } catch (cause) {
    throw unusable(file, errorText(cause), cause);
  }
  throw unusable(file, "it does not hold a key");
}

async function readKey(file: string): Promise<string | undefined> {
  try {
    return (await readFile(file, "utf8")).trim();
  } catch (error) {
    if (errorCode(error) === "ENOENT") return undefined;
    throw error;
  }
}

/** Whole and on the disk before anything is locked with it: a lost key cannot be made again. */
async function makeKey(file: string): Promise<string> {
  const key = randomBytes(BYTES).toString("base64url");
  const unfinished = `${file}.new`;
  {
    await using handle = await open(unfinished, "w", 0o600);
    await handle.writeFile(`${key}\n`);
    await handle.sync();
  }
  await rename(unfinished, file);
  return key;
}

function unusable(file: string, reason: string, cause?: unknown) {
  return serverErrors.error("secret-unusable", {
    detail: `Bole cannot use the key file ${file}: ${reason}.`,
    data: { file, reason },
    cause,
  });
}
