/**
 * What hangs on people and jobs that go: applications with their history, appointments, mails, and
 * what was asked to be done.
 */
import { type Forgetting, forgetMails } from "../../mail/outbox/forget-mails.ts";
import type { Db } from "../../parts.ts";
import { orNone } from "../../sql/or-none.ts";
import { demoIdPattern } from "../loading/demo-ids.ts";
import type { DemoRecords } from "./kept.ts";

export async function deleteContacts(
  { transaction, db, at }: Omit<Forgetting, "guardrails">,
  going: DemoRecords,
): Promise<void> {
  await deleteApplications(db, going);
  await deleteInterviewers(db);
  const mails = await db
    .selectFrom("messages")
    .select("id")
    .where(({ or, eb }) =>
      or([eb("person_id", "in", orNone(going.people)), eb("job_id", "in", orNone(going.jobs))]),
    )
    .execute();
  await forgetMails(
    // What waits to be sent to them stays counted for the day.
    { transaction, db, guardrails: undefined, at },
    mails.map(({ id }) => id),
  );
  await db
    .deleteFrom("effects")
    .where(({ or, eb }) =>
      or([eb("person_id", "in", orNone(going.people)), eb("job_id", "in", orNone(going.jobs))]),
    )
    .execute();
  await db
    .deleteFrom("audit_events")
    .where("id", "like", demoIdPattern("audit"))
    .where(({ or, eb }) =>
      or([eb("person_id", "in", orNone(going.people)), eb("job_id", "in", orNone(going.jobs))]),
    )
    .execute();
}

async function deleteApplications(db: Db, { people, jobs }: DemoRecords): Promise<void> {
  const rows = await db
    .selectFrom("applications")
    .select("id")
    .where(({ or, eb }) =>
      or([eb("person_id", "in", orNone(people)), eb("job_id", "in", orNone(jobs))]),
    )
    .execute();
  const ids = orNone(rows.map(({ id }) => id));
  await db.deleteFrom("interviews").where("application_id", "in", ids).execute();
  await db.deleteFrom("stage_events").where("application_id", "in", ids).execute();
  await db.deleteFrom("applications").where("id", "in", ids).execute();
}

/** Those of the demo who have no appointment any more. */
async function deleteInterviewers(db: Db): Promise<void> {
  const rows = await db
    .selectFrom("interviewers")
    .select("id")
    .where("id", "like", demoIdPattern("interviewer"))
    .where("id", "not in", db.selectFrom("interviews").select("interviewer_id"))
    .execute();
  const ids = orNone(rows.map(({ id }) => id));
  await db.deleteFrom("calendars").where("interviewer_id", "in", ids).execute();
  await db.deleteFrom("interviewers").where("id", "in", ids).execute();
  await db
    .deleteFrom("audit_events")
    .where("id", "like", demoIdPattern("audit"))
    .where("action", "=", "interviewer-added")
    .where("facts", "in", orNone(rows.map(({ id }) => JSON.stringify({ interviewer_id: id }))))
    .execute();
}
