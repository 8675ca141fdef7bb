/** A mail of the outbox as the dispatcher has it in hand. */

import type { NewRow } from "../../sql/tables.ts";
import type { ComposedFrom } from "../composing/compose-mail.ts";

export const OUTBOX_COLUMNS = [
  "tenant",
  "pos",
  "id",
  "distinction",
  "anyway",
  "state",
  "purpose",
  "batch",
  "attempts",
  "address_hash",
  "person_id",
  "job_id",
  "effect_id",
  "run_id",
  "message_id",
  "in_reply_to",
  "references",
  "from",
  "to",
  "subject",
  "language",
  "text",
  "footer",
  "unsubscribe_url",
  "calendar",
  "calendar_method",
  "created_at",
  "sent_at",
] as const;

type Known = Exclude<(typeof OUTBOX_COLUMNS)[number], "tenant" | "pos">;

export interface OutboxMail extends Pick<NewRow<"messages">, Known>, ComposedFrom {
  readonly tenant: string;
  readonly pos: number | null;
}
