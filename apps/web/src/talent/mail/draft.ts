/** A mail while it is written, and what the gate is asked for with it. */
import type { EffectContentInput } from "@bole/server/contract";

export interface Draft {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly job_id: string | null;
}

export function isEmptyDraft({ to, subject, text }: Draft): boolean {
  return [to, subject, text].some((part) => part.trim() === "");
}

export function mailContent(
  { to, subject, text, job_id }: Draft,
  { person_id, answers }: { readonly person_id: string | null; readonly answers: string | null },
): EffectContentInput {
  const purpose = answers === null ? "outreach" : "reply";
  const payload = { to: to.trim(), subject, text, purpose, person_id, job_id, answers } as const;
  return { kind: "send_mail", payload };
}
