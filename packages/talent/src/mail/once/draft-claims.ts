/**
 * Drafts that wait for approval in workflows. A claim is a note and no mail: it keeps other workflows
 * from drafting another mail of its kind, and ends when its workflow is over, when the mail is in the
 * outbox or somebody said no to it. Whether a mail leaves is decided by the outbox alone.
 */
import { type MailPayload, MailPayload as Payload, purposeOf } from "../../model/effect.ts";
import type { Db } from "../../parts.ts";
import { samePeople } from "../../people/sameness/same-person.ts";
import { orNone } from "../../sql/or-none.ts";
import { addressHash } from "../../suppressions/address-hash.ts";
import { type Earlier, earlierMail } from "./earlier-mail.ts";
import { distinctionOf, type MailKind } from "./mail-kind.ts";

/** What is in the outbox, asks for approval or waits as a draft of another run; null if nothing does. */
export async function earlierOrDraft(
  db: Db,
  kind: MailKind,
  runId: string,
): Promise<Earlier | null> {
  return (
    (await earlierMail(db, kind)) ??
    (await earlierRequest(db, kind)) ??
    (await earlierDraft(db, kind, runId))
  );
}

/** Inside of a transaction that holds the people. */
export async function claimDraft(
  db: Db,
  kind: MailKind,
  run: { readonly run_id: string; readonly at: string },
): Promise<void> {
  const { person_id, job_id, purpose, distinction, to } = kind;
  if (person_id === null) return;
  await db
    .insertInto("mail_claims")
    .values({
      run_id: run.run_id,
      person_id,
      job_id: job_id ?? "",
      purpose,
      distinction,
      address_hash: addressHash(db.tenant, to),
      created_at: run.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Of all drafts of a run, or of those to the people who are named. */
export async function releaseDrafts(
  db: Db,
  runId: string,
  personIds?: readonly string[],
): Promise<void> {
  await db
    .deleteFrom("mail_claims")
    .where("run_id", "=", runId)
    .$if(personIds !== undefined, (query) =>
      query.where("person_id", "in", orNone(personIds ?? [])),
    )
    .execute();
}

async function earlierDraft(db: Db, kind: MailKind, runId: string): Promise<Earlier | null> {
  const people = kind.person_id === null ? [] : await samePeople(db, kind.person_id);
  const claim = await db
    .selectFrom("mail_claims")
    .innerJoin("workflows", "workflows.id", "mail_claims.run_id")
    .select(["mail_claims.run_id", "mail_claims.person_id", "mail_claims.created_at"])
    .select("workflows.user_id")
    .where("workflows.status", "in", ["running", "waiting"])
    .where("mail_claims.purpose", "=", kind.purpose)
    .where("mail_claims.job_id", "=", kind.job_id ?? "")
    .where("mail_claims.distinction", "=", kind.distinction)
    .where("mail_claims.run_id", "<>", runId)
    .where(({ or, eb }) =>
      or([
        eb("mail_claims.person_id", "in", orNone(people)),
        eb("mail_claims.address_hash", "=", addressHash(db.tenant, kind.to)),
      ]),
    )
    .orderBy("mail_claims.created_at")
    .limit(1)
    .executeTakeFirst();
  if (claim === undefined) return null;
  const { run_id, person_id, user_id, created_at } = claim;
  return waiting(kind, { by: user_id, at: created_at, workflow_id: run_id }, person_id);
}

/** A mail that somebody asked for at the gate and nobody has approved yet. */
async function earlierRequest(db: Db, kind: MailKind): Promise<Earlier | null> {
  const people = kind.person_id === null ? [] : await samePeople(db, kind.person_id);
  const rows = await db
    .selectFrom("effects")
    .select(["payload", "person_id", "actor", "run_id", "created_at"])
    .where("kind", "=", "send_mail")
    .where("state", "=", "awaiting_approval")
    .where("person_id", "in", orNone(people))
    .orderBy("pos")
    .execute();
  for (const { payload, person_id, actor, run_id, created_at } of rows) {
    const asked: MailPayload = Payload.parse(JSON.parse(payload));
    const purpose = purposeOf(asked);
    if (purpose !== kind.purpose || asked.job_id !== kind.job_id) continue;
    if ((await distinctionOf(db, purpose, asked)) !== kind.distinction) continue;
    const facts = { by: actor, at: created_at, ...(run_id !== null && { workflow_id: run_id }) };
    return waiting(kind, facts, person_id);
  }
  return null;
}

function waiting(
  { person_id }: MailKind,
  facts: Readonly<Record<string, string>>,
  theirs: string | null,
): Earlier {
  const other = theirs !== null && theirs !== person_id && { same_person: theirs };
  return { code: "already_waiting", facts: { ...facts, ...other } };
}
