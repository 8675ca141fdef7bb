/** What our data say of an occupation, for a model that weighs options: every figure with its source. */

import type { JsonValue } from "@bole/engine";
import { z } from "zod";
import type { Market } from "../analysts/market.ts";
import { researchIndustry } from "../analysts/research-industry.ts";
import type { SourceBook } from "../analysts/source-book.ts";
import type { Statement } from "../analysts/statement.ts";
import { occupationsNamed } from "../facts/link-occupations.ts";
import { demandsOf } from "../knowledge/conditions.ts";
import { examById, examsNamed } from "../knowledge/exams.ts";
import { occupationById } from "../occupations/occupation-by-id.ts";
import type { Language } from "../text/language.ts";

/** As the data name countries. */
const OWN_CODES: Readonly<Record<string, string>> = { GB: "UK" };

export const LookUp = z.strictObject({
  names: z.array(z.string().trim().min(2).max(80)).min(1).max(6),
  country: z
    .string()
    .trim()
    .regex(/^[A-Za-z]{2}$/, "use two letters, such as CA")
    .transform((code) => OWN_CODES[code.toUpperCase()] ?? code.toUpperCase())
    .optional()
    .describe("Of an option abroad: two letters, such as CA. Left out: the person's own country."),
});

export const LOOK_UP = {
  name: "look_up",
  description:
    "Says what the data know of occupations or examinations: the work, the way in, pay, outlook, open jobs here. Job titles, one for each entry.",
  input_schema: z.toJSONSchema(LookUp, { io: "input" }),
};

export interface Knowledge {
  readonly country: string | null;
  readonly language: Language;
  readonly market: Market;
  readonly book: SourceBook;
}

export interface LookedUp {
  readonly told: JsonValue;
  readonly statements: readonly Statement[];
}

export function lookUp(name: string, knowledge: Knowledge): LookedUp {
  const { country, language, market, book } = knowledge;
  const [id] = occupationsNamed(name);
  const exams = examsNamed(name).flatMap((one) => examById(one) ?? []);
  const told = exams.map((exam) => ({
    ...{ exam: exam.name[language], held_by: exam.held_by, site: exam.site },
    ...{
      when: exam.when[language],
      takes: exam.takes[language],
      papers: [...exam.papers[language]],
    },
  }));
  if (id === undefined)
    return {
      told: { name, exams: told, occupation: "not in the data: pay and outlook are unknown" },
      statements: [],
    };
  const [found] = researchIndustry([id], market, country, language, book).occupations;
  const statements =
    found === undefined
      ? []
      : [found.work, found.entry, found.remote, found.salary, found.outlook, found.market].flat();
  return {
    told: {
      name,
      occupation: occupationById(id)[language],
      facts: statements.map(({ text }) => text),
      demands: [...demandsOf(occupationById(id))],
      ...(told.length > 0 && { exams: told }),
    },
    statements,
  };
}
