/** The query that every list of candidates begins with. */
import type { Db } from "../parts.ts";

export type PeopleQuery = ReturnType<typeof allPeople>;

/** Candidates: what somebody wrote for themselves is not among them. */
export function allPeople(db: Db) {
  return db.selectFrom("people").where("people.owner", "is", null);
}
