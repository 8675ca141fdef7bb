import { createHash } from "node:crypto";

/** The same message is the same run, whoever starts it. */
export function runIdOf(tenant: string, sessionId: string, messageId: string): string {
  const name = JSON.stringify([tenant, sessionId, messageId]);
  return `message_${createHash("sha256").update(name).digest("hex").slice(0, 32)}`;
}
