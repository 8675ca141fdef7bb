/**
 * People who may be one. It only proposes: nobody is merged but by somebody who looked at both, and
 * who said that two are two is not asked again.
 */
import { z } from "zod";
import type { Person } from "../../model/person.ts";
import type { Db } from "../../parts.ts";
import { PERSON_COLUMNS } from "../read-person.ts";
import type { Trait } from "./traits.ts";

export const Because = z.enum(["email", "phone", "name", "company", "school", "document"]);
export type Because = z.infer<typeof Because>;

export interface PossibleDuplicate {
  readonly person: Person;
  readonly because: Because[];
  readonly certainty: number;
}

/** How sure each makes it; together they make it surer. */
const WEIGHT: Readonly<Record<Because, number>> = {
  email: 0.9,
  phone: 0.8,
  name: 0.4,
  company: 0.35,
  school: 0.3,
  document: 0.95,
};
/** What is left of it where the names are two, as those of a family with one phone are. */
const WITHOUT_NAME = 0.7;
/** A name that hundreds have proposes hundreds; the surest are enough. */
const MAX_PROPOSED = 50;

/** Finds them anew, by what is stored of them; inside of a transaction that holds the people. */
export async function refreshDuplicates(
  db: Db,
  { id: personId, owner }: Pick<Person, "id" | "owner">,
): Promise<void> {
  await forgetDuplicates(db, personId);
  if (owner !== null) return;
  const traits = await db
    .selectFrom("person_traits")
    .select(["kind", "value"])
    .where("person_id", "=", personId)
    .execute();
  const proposed = await findDuplicatesOf(db, traits, personId);
  if (proposed.length === 0) return;
  await db
    .insertInto("possible_duplicates")
    .values(
      proposed.flatMap(({ other_id, because, certainty }) => {
        const row = { because: JSON.stringify(because), certainty };
        return [
          { ...row, person_id: personId, other_id },
          { ...row, person_id: other_id, other_id: personId },
        ];
      }),
    )
    .execute();
}

interface Proposed {
  readonly other_id: string;
  readonly because: Because[];
  readonly certainty: number;
}

/** The surest first; without those of whom somebody said that they are not the person. */
export async function findDuplicatesOf(
  db: Db,
  traits: readonly Trait[],
  personId?: string,
): Promise<Proposed[]> {
  const different = await db
    .selectFrom("different_people")
    .select("other_id")
    .where("person_id", "=", personId ?? "")
    .execute();
  const others = new Set([personId, ...different.map(({ other_id }) => other_id)]);
  return [...(await sharedTraits(db, traits))]
    .filter(([otherId, because]) => !others.has(otherId) && mayBeOne(because))
    .map(([other_id, because]) => ({
      other_id,
      because: [...because],
      certainty: certaintyOf(because),
    }))
    .toSorted((a, b) => b.certainty - a.certainty)
    .slice(0, MAX_PROPOSED);
}

export async function forgetDuplicates(db: Db, personId: string): Promise<void> {
  await db
    .deleteFrom("possible_duplicates")
    .where(({ or, eb }) => or([eb("person_id", "=", personId), eb("other_id", "=", personId)]))
    .execute();
}

/** The surest first. */
export async function duplicatesOf(db: Db, personId: string): Promise<PossibleDuplicate[]> {
  const rows = await db
    .selectFrom("possible_duplicates")
    .innerJoin("people", "people.id", "possible_duplicates.other_id")
    .select([...PERSON_COLUMNS, "possible_duplicates.because", "possible_duplicates.certainty"])
    .where("possible_duplicates.person_id", "=", personId)
    .orderBy("possible_duplicates.certainty", "desc")
    .orderBy("people.pos", "desc")
    .execute();
  return rows.map(({ because, certainty, ...person }) => ({
    person,
    because: z.array(Because).parse(JSON.parse(because)),
    certainty,
  }));
}

/** A name alone is that of many. */
function mayBeOne(because: ReadonlySet<Because>): boolean {
  if (because.has("email") || because.has("phone")) return true;
  return because.has("name") && (because.has("company") || because.has("school"));
}

function certaintyOf(because: ReadonlySet<Because>): number {
  const doubt = [...because].reduce((left, reason) => left * (1 - WEIGHT[reason]), 1);
  return Number(((1 - doubt) * (because.has("name") ? 1 : WITHOUT_NAME)).toFixed(3));
}

/**
 * First by what few have in common, then what else those share: everybody who ever worked for a
 * large company is not looked at.
 */
async function sharedTraits(db: Db, traits: readonly Trait[]): Promise<Map<string, Set<Because>>> {
  const shared = new Map<string, Set<Because>>();
  const add = async (kind: Trait["kind"], among?: readonly string[]) => {
    const values = traits.filter((trait) => trait.kind === kind).map(({ value }) => value);
    if (values.length === 0) return;
    let query = db
      .selectFrom("person_traits")
      .innerJoin("people", "people.id", "person_traits.person_id")
      .select("person_traits.person_id")
      .distinct()
      .where("people.owner", "is", null)
      .where("person_traits.kind", "=", kind)
      .where("person_traits.value", "in", values)
      .limit(MAX_SHARERS);
    if (among !== undefined) query = query.where("people.id", "in", among);
    for (const { person_id } of await query.execute()) {
      shared.set(person_id, (shared.get(person_id) ?? new Set()).add(kind));
    }
  };
  for (const kind of ["email", "phone", "name"] as const) await add(kind);
  const sharers = [...shared.keys()].slice(0, MAX_SHARERS);
  if (sharers.length === 0) return shared;
  for (const kind of ["company", "school"] as const) await add(kind, sharers);
  return shared;
}

/** As many values as a statement may have on any database. */
const MAX_SHARERS = 5_000;
