/** Everybody who may be the same human: the person, and those who are flagged as possible duplicates. */
import type { Db } from "../../parts.ts";

export async function samePeople(db: Db, personId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("possible_duplicates")
    .select("other_id")
    .where("person_id", "=", personId)
    .execute();
  return [personId, ...rows.map(({ other_id }) => other_id)];
}
