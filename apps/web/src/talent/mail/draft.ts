/** A mail while it is written, and what the gate is asked for with it. */
import type { EffectContentInput, MailPurpose } from "@bole/server/contract";

export interface Draft {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly job_id: string | null;
  /** Null until one is chosen. */
  readonly purpose: MailPurpose | null;
}

/** What a mail that answers nothing can be for. */
export const PURPOSES = ["outreach", "note", "invitation", "offer", "rejection"] as const;

export function isEmptyDraft({ to, subject, text, purpose }: Draft): boolean {
  return purpose === null || [to, subject, text].some((part) => part.trim() === "");
}

export function mailContent(
  { to, subject, text, job_id, purpose }: Draft & { readonly purpose: MailPurpose },
  { person_id, answers }: { readonly person_id: string | null; readonly answers: string | null },
): EffectContentInput {
  const payload = { to: to.trim(), subject, text, purpose, person_id, job_id, answers };
  return { kind: "send_mail", payload };
}
