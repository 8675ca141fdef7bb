/**
 * How far somebody has come for a job, with flagged duplicates counted as one human: an end counts
 * before all else, then the furthest stage.
 */
import { Stage } from "../../model/application.ts";
import type { Db } from "../../parts.ts";
import type { ReachedStage } from "./purposes.ts";

const ENDS: readonly Stage[] = ["hired", "withdrawn", "rejected"];

export function furthest(stages: readonly Stage[]): ReachedStage {
  const end = ENDS.find((stage) => stages.includes(stage));
  return end ?? Stage.options.findLast((stage) => stages.includes(stage)) ?? "none";
}

export async function reachedStage(
  db: Db,
  people: readonly string[],
  jobId: string,
): Promise<ReachedStage> {
  const rows = await db
    .selectFrom("pipeline")
    .select("stage")
    .where("person_id", "in", people)
    .where("job_id", "=", jobId)
    .execute();
  return furthest(rows.map(({ stage }) => stage));
}
