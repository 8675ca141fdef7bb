/** A mail that was just approved leaves when it can no longer be taken back. */
import type { MailSettings } from "../mail-settings.ts";

export function undoWindow({ undoMs }: Pick<MailSettings, "undoMs">, now: Date) {
  const leaves = new Date(now.getTime() + undoMs).toISOString();
  return { not_before: undoMs > 0 ? leaves : null, due_at: leaves, state_reason: null };
}
