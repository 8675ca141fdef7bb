/** The applications of two people who are one. */
import { selectApplications } from "../../applications/read-applications.ts";
import { type Application, Stage } from "../../model/application.ts";
import type { Db } from "../../parts.ts";

/** Moves those of the other; where both applied for a job, one goes on. */
export async function joinApplications(db: Db, id: string, otherId: string): Promise<void> {
  const all = await selectApplications(db)
    .where("pipeline.person_id", "in", [id, otherId])
    .execute();
  const mine = new Map(
    all.filter(({ person_id }) => person_id === id).map((one) => [one.job_id, one]),
  );
  for (const theirs of all.filter(({ person_id }) => person_id === otherId)) {
    const ours = mine.get(theirs.job_id);
    if (ours === undefined) continue;
    const [further, other] = isFurther(theirs, ours) ? [theirs, ours] : [ours, theirs];
    await db
      .updateTable("applications")
      .set({ merged_into: further.id })
      .where(({ or, eb }) => or([eb("id", "=", other.id), eb("merged_into", "=", other.id)]))
      .execute();
    await db
      .updateTable("interviews")
      .set({ application_id: further.id })
      .where("application_id", "=", other.id)
      .execute();
  }
  await db
    .updateTable("applications")
    .set({ person_id: id })
    .where("person_id", "=", otherId)
    .execute();
}

/**
 * By the order of the board; but one that goes on is further than one that came to nothing, so that
 * no merge ends what somebody is working on.
 */
function isFurther(a: Application, b: Application): boolean {
  const [first, second] = [rankOf(a.stage), rankOf(b.stage)];
  return first === second ? a.version > b.version : first > second;
}

function rankOf(stage: Stage): number {
  return stage === "rejected" || stage === "withdrawn" ? -1 : Stage.options.indexOf(stage);
}
