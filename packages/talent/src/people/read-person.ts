/** A person's row, and where somebody went who was merged with another. */
import { talentErrors } from "../errors.ts";
import type { Person } from "../model/person.ts";
import type { Db } from "../parts.ts";
import { searchText } from "../sql/columns.ts";
import type { NewRow } from "../sql/tables.ts";

export const PERSON_COLUMNS = [
  "people.id",
  "people.name",
  "people.email",
  "people.phone",
  "people.location",
  "people.time_zone",
  "people.headline",
  "people.consent",
  "people.source",
  "people.note",
  "people.owner",
  "people.version",
  "people.created_at",
  "people.updated_at",
] as const;

export async function readPerson(db: Db, id: string): Promise<Person> {
  const row = await db
    .selectFrom("people")
    .select(PERSON_COLUMNS)
    .where("people.id", "=", id)
    .executeTakeFirst();
  if (row !== undefined) return row;
  const merged = await db
    .selectFrom("merged_people")
    .select("into_id")
    .where("person_id", "=", id)
    .executeTakeFirst();
  if (merged === undefined) {
    throw talentErrors.error("person-unknown", `There is no person "${id}".`);
  }
  throw talentErrors.error("person-unknown", {
    detail: `The person "${id}" was merged with "${merged.into_id}".`,
    data: { merged_into: merged.into_id },
  });
}

/** Somebody whom recruiters may see: one's own résumés are nobody's candidate. */
export async function readCandidatePerson(db: Db, id: string): Promise<Person> {
  const person = await readPerson(db, id);
  if (person.owner === null) return person;
  throw talentErrors.error("person-unknown", `There is no candidate "${id}".`);
}

/** A person in columns, without the résumé that is the newest. */
export function toPersonRow(person: Person): Omit<NewRow<"people">, "resume_id"> {
  return {
    ...person,
    search: searchText(person.name, person.email, person.phone, person.headline),
    search_location: searchText(person.location),
  };
}
