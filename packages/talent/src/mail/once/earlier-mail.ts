/** The mail of the same kind that is in the outbox or has left already. */
import { ONLY_KEPT } from "../../messages/only-kept.ts";
import type { StateReason } from "../../model/message.ts";
import type { Db } from "../../parts.ts";
import { samePeople } from "../../people/sameness/same-person.ts";
import { orNone } from "../../sql/or-none.ts";
import { addressHash } from "../../suppressions/address-hash.ts";
import type { MailKind } from "./mail-kind.ts";

/** Why another one waits: by whom and when the first was written, and in which workflow. */
export interface Earlier extends StateReason {
  readonly code: "already_sent" | "already_waiting";
}

/** What was cancelled or has failed is no reason to wait; nor is one that waits for another itself. */
const COUNTS = ["queued", "postponed", "sending", "sent", "uncertain"] as const;

/** @param self of a mail in the outbox: what waits behind it does not hold it. */
export async function earlierMail(
  db: Db,
  kind: MailKind,
  self?: { readonly id: string; readonly pos: number | null },
): Promise<Earlier | null> {
  const people = kind.person_id === null ? [] : await samePeople(db, kind.person_id);
  const hash = addressHash(db.tenant, kind.to);
  const rows = await db
    .selectFrom("messages")
    .leftJoin("effects", "effects.id", "messages.effect_id")
    .select(["messages.id", "messages.pos", "messages.state", "messages.state_reason"])
    .select(["messages.person_id", "messages.run_id", "messages.created_at", "messages.sent_at"])
    .select(["effects.actor", "effects.decided_by"])
    .where("messages.direction", "=", "out")
    .where("messages.purpose", "=", kind.purpose)
    .where("messages.distinction", "=", kind.distinction)
    .where("messages.state", "in", COUNTS)
    .where(({ or, eb }) =>
      or([eb("messages.person_id", "in", orNone(people)), eb("messages.address_hash", "=", hash)]),
    )
    .where(({ eb }) =>
      kind.job_id === null
        ? eb("messages.job_id", "is", null)
        : eb("messages.job_id", "=", kind.job_id),
    )
    .orderBy("messages.pos")
    .execute();
  const earlier = rows.find(
    ({ id, pos, state, state_reason }) =>
      id !== self?.id &&
      !isWaitingItself(state, state_reason) &&
      (self === undefined || (pos ?? 0) < (self.pos ?? 0) || hasLeft(state, state_reason)),
  );
  if (earlier === undefined) return null;
  const { id, state, state_reason, person_id, run_id, created_at, sent_at, actor, decided_by } =
    earlier;
  const by = decided_by ?? actor;
  return {
    code: hasLeft(state, state_reason) ? "already_sent" : "already_waiting",
    facts: {
      at: sent_at ?? created_at,
      message_id: id,
      ...(by !== null && { by }),
      ...(run_id !== null && { workflow_id: run_id }),
      ...(person_id !== null && person_id !== kind.person_id && { same_person: person_id }),
    },
  };
}

const HAS_LEFT: ReadonlySet<string> = new Set(["sending", "sent", "uncertain"]);

/** One that was only kept waits for a mail server. */
const hasLeft = (state: string, reason: string) => HAS_LEFT.has(state) && reason !== ONLY_KEPT;

const isWaitingItself = (state: string, reason: string) =>
  state === "postponed" && /"code":"already_(?:sent|waiting)"/.test(reason);
