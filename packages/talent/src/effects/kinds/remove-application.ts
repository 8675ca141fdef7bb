/**
 * Takes back that somebody was added to a job, as long as nothing has come of it: no other stage and no
 * interview. What has a history is moved to another stage instead.
 */
import { readApplication } from "../../applications/read-applications.ts";
import type { Db } from "../../parts.ts";
import { assertVersion } from "../../requests.ts";
import type { KindOfEffect } from "../effect-kind.ts";

export const removeApplication: KindOfEffect<"remove_application"> = {
  done: "application-removed",

  async subject(db, { application_id }) {
    const application = await readApplication(db, application_id);
    const seen = (await hasInterviews(db, application_id)) ? 0 : 1;
    assertVersion("application", application, seen);
    return { person_id: application.person_id, job_id: application.job_id };
  },

  async perform({ db }, { application_id }) {
    await db.deleteFrom("stage_events").where("application_id", "=", application_id).execute();
    await db.deleteFrom("applications").where("id", "=", application_id).execute();
    return {};
  },

  facts: () => ({}),
  wish: (payload) => payload,
};

async function hasInterviews(db: Db, id: string): Promise<boolean> {
  const row = await db
    .selectFrom("interviews")
    .select("id")
    .where("application_id", "=", id)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
