/** By what a person is found in what other parts keep: journals, conversations, files. */
import { z } from "zod";
import type { PersonRecords } from "./records.ts";

export const Subject = z.strictObject({
  /** Of the person and of what belongs to them; nobody else has these. */
  ids: z.array(z.string()),
  /** Addresses and phone numbers, as they are written. */
  contacts: z.array(z.string()),
  /** Others may be called the same. */
  names: z.array(z.string()),
});
export type Subject = z.infer<typeof Subject>;

/** Tables whose ids are the person's alone. */
const OWN = ["people", "resumes", "documents", "applications", "interviews", "messages"] as const;
/** Shorter ones would be found by chance. */
const SHORTEST_CONTACT = 6;
const SHORTEST_NAME = 2;

export function subjectOf(records: PersonRecords): Subject {
  const rowsOf = (table: string) => records[table] ?? [];
  const ids = OWN.flatMap((table) => rowsOf(table).map(({ id }) => id));
  const merged = rowsOf("merged_people").map(({ person_id }) => person_id);
  const person = rowsOf("people");
  const traits = rowsOf("person_traits");
  const traitsOf = (kind: string) =>
    traits.filter((trait) => trait.kind === kind).map(({ value }) => value);
  const basics = rowsOf("resumes").map(({ data }) => Basics.safeParse(JSON.parse(String(data))));
  const said = basics.flatMap(({ data }) => (data?.basic ? [data.basic] : []));
  return {
    ids: texts([...ids, ...merged], 1),
    contacts: texts(
      [
        ...person.flatMap(({ email, phone }) => [email, phone]),
        ...traitsOf("email"),
        ...traitsOf("phone"),
        ...said.flatMap(({ email, phone }) => [email, phone]),
      ],
      SHORTEST_CONTACT,
    ),
    names: texts(
      [...person.map(({ name }) => name), ...said.map(({ name }) => name)],
      SHORTEST_NAME,
    ),
  };
}

const Basics = z.looseObject({
  basic: z
    .looseObject({
      name: z.string().nullish(),
      email: z.string().nullish(),
      phone: z.string().nullish(),
    })
    .nullish(),
});

function texts(values: readonly unknown[], shortest: number): string[] {
  const kept = values.filter((value) => typeof value === "string").map((value) => value.trim());
  return [...new Set(kept)].filter((value) => value.length >= shortest);
}
