/** What a person may have in common with another: of their row, and of every résumé of theirs. */
import { ResumeData } from "@bole/reading/text";
import type { Person } from "../../model/person.ts";
import type { Db } from "../../parts.ts";
import type { NewRow } from "../../sql/tables.ts";
import { emailKey, nameKey, organisationKey, phoneKey } from "./normalise.ts";

export type Trait = Pick<NewRow<"person_traits">, "kind" | "value">;

/** Beyond this a résumé is a list of everybody's employers. */
const MAX_TRAITS = 200;

export function traitsOf(
  person: Pick<Person, "name" | "email" | "phone">,
  resumes: readonly ResumeData[],
): Trait[] {
  const found: (readonly [Trait["kind"], string | null])[] = [
    ["name", nameKey(person.name)],
    ["email", emailKey(person.email ?? "")],
    ["phone", phoneKey(person.phone ?? "")],
  ];
  for (const { basic, workExperience, education } of resumes) {
    found.push(
      ["name", nameKey(basic.name)],
      ["email", emailKey(basic.email)],
      ["phone", phoneKey(basic.phone)],
      ...workExperience.map(({ company }) => ["company", organisationKey(company)] as const),
      ...education.map(({ school }) => ["school", organisationKey(school)] as const),
    );
  }
  const traits = new Map<string, Trait>();
  for (const [kind, value] of found) {
    if (value !== null) traits.set(`${kind}:${value}`, { kind, value });
  }
  return [...traits.values()].slice(0, MAX_TRAITS);
}

/** Written anew from what is stored; inside of a transaction that holds the people. */
export async function refreshTraits(db: Db, person: Person): Promise<void> {
  const rows = await db
    .selectFrom("resumes")
    .select("data")
    .where("person_id", "=", person.id)
    .execute();
  const resumes = rows.map(({ data }) => ResumeData.parse(JSON.parse(data)));
  await db.deleteFrom("person_traits").where("person_id", "=", person.id).execute();
  const traits = traitsOf(person, resumes);
  if (traits.length === 0) return;
  await db
    .insertInto("person_traits")
    .values(traits.map((trait) => ({ ...trait, person_id: person.id })))
    .execute();
}
