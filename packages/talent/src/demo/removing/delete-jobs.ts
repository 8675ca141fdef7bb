/** Jobs and projects with their criteria and what was judged by these. */

import type { Removing } from "../../people/delete-people.ts";
import { orNone } from "../../sql/or-none.ts";

export async function deleteJobs(
  { transaction, db, search, tenant }: Removing,
  jobs: readonly string[],
): Promise<void> {
  const ids = orNone(jobs);
  const rows = await db.selectFrom("jobs").select(["id", "kind"]).where("id", "in", ids).execute();
  for (const { id, kind } of rows) await search?.remove(transaction, tenant, kind, id);
  await db.deleteFrom("assessments").where("job_id", "in", ids).execute();
  await db.deleteFrom("job_criteria").where("job_id", "in", ids).execute();
  await db.deleteFrom("jobs").where("id", "in", ids).execute();
}
