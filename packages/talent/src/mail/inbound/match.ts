/**
 * Whose mail it is and which of our mails it answers. Headers say it; where a program has lost them,
 * the address and the subject say it less surely, and the confidence says so.
 */

import { subjectKey } from "../../messages/subject-key.ts";
import type { Db } from "../../parts.ts";
import { personOfAddress } from "../../people/person-of-address.ts";
import { orNone } from "../../sql/or-none.ts";
import { addressHash } from "../../suppressions/address-hash.ts";
import type { ReceivedMail } from "./parsed-mail.ts";

export interface Match {
  readonly person_id: string | null;
  readonly job_id: string | null;
  /** Null begins a thread. */
  readonly thread_id: string | null;
  /** From 0, of what matches nothing, to 1. */
  readonly confidence: number;
}

const NOBODY: Match = { person_id: null, job_id: null, thread_id: null, confidence: 0 };

export async function matchMail(db: Db, mail: ReceivedMail): Promise<Match> {
  return (
    (await byHeaders(db, mail)) ??
    (await bySubject(db, mail)) ??
    (await byAddress(db, mail)) ??
    NOBODY
  );
}

/** Somebody may answer from another address: a little less sure, but theirs. */
async function byHeaders(db: Db, mail: ReceivedMail): Promise<Match | undefined> {
  const named = [mail.in_reply_to, ...mail.references.toReversed()].flatMap((id) => id ?? []);
  const rows = await db
    .selectFrom("messages")
    .select(["message_id", "person_id", "job_id", "thread_id", "address_hash"])
    .where("message_id", "in", orNone(named))
    .execute();
  const known = named.flatMap((id) => rows.find(({ message_id }) => message_id === id) ?? []);
  const [answered] = known;
  if (answered === undefined) return undefined;
  const { person_id, job_id, thread_id } = answered;
  const isSameAddress = answered.address_hash === addressHash(db.tenant, mail.address);
  return { person_id, job_id, thread_id, confidence: isSameAddress ? 1 : 0.9 };
}

async function bySubject(db: Db, mail: ReceivedMail): Promise<Match | undefined> {
  const key = subjectKey(mail.subject);
  if (key === "") return undefined;
  const row = await newestTo(db, mail.address).where("subject_key", "=", key).executeTakeFirst();
  return row && { ...row, confidence: 0.7 };
}

/** Theirs for sure, but in which matter is a guess. */
async function byAddress(db: Db, mail: ReceivedMail): Promise<Match | undefined> {
  const row = await newestTo(db, mail.address).executeTakeFirst();
  if (row !== undefined && row.person_id !== null) {
    return { ...row, thread_id: null, confidence: 0.5 };
  }
  const person_id = await personOfAddress(db, mail.address);
  return person_id === null
    ? undefined
    : { person_id, job_id: null, thread_id: null, confidence: 0.4 };
}

function newestTo(db: Db, address: string) {
  return db
    .selectFrom("messages")
    .select(["person_id", "job_id", "thread_id"])
    .where("address_hash", "=", addressHash(db.tenant, address))
    .where("direction", "=", "out")
    .orderBy("pos", "desc")
    .limit(1);
}
