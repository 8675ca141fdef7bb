/** Secrets that are shown once: only what they hash to is kept. */
import { createHash, randomBytes } from "node:crypto";

export function newSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** Enough for what is random; passwords are hashed by the library. */
export function hashOf(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url");
}
