/**
 * Writes appointments. It is not part of the package's surface: who wants to book, move or cancel one
 * passes the gate of effects. A test of the imports sees to that.
 */
import type { Interview } from "../model/interview.ts";
import type { Db, TalentParts } from "../parts.ts";

export type NewInterview = Omit<Interview, "id" | "uid" | "sequence">;

export async function insertInterview(
  { newId, now }: Pick<TalentParts, "newId" | "now">,
  db: Db,
  given: NewInterview,
): Promise<Interview> {
  const id = newId("interview");
  const at = now().toISOString();
  const interview: Interview = { ...given, id, uid: `${id}@bole`, sequence: 0 };
  await db
    .insertInto("interviews")
    .values({ ...interview, created_at: at, updated_at: at })
    .execute();
  return interview;
}

export type InterviewChange = Partial<Pick<Interview, "starts_at" | "ends_at" | "place" | "state">>;

/** Counts the change, so that calendars know which of two mails is the newer one. */
export async function changeInterview(
  { now }: Pick<TalentParts, "now">,
  db: Db,
  { id, sequence }: Pick<Interview, "id" | "sequence">,
  change: InterviewChange,
): Promise<void> {
  await db
    .updateTable("interviews")
    .set({ ...change, sequence: sequence + 1, updated_at: now().toISOString() })
    .where("id", "=", id)
    .execute();
}
