/** What a generated text may rely on: given documents and records, made comparable. */
import { z } from "zod";
import { agrees, datesIn, type StatedDate } from "./claims/dates.ts";
import { type Degree, degreesIn } from "./claims/degrees.ts";
import { numbersIn, type StatedNumber } from "./claims/numbers.ts";
import { sameUnit } from "./claims/units.ts";

/** Texts, and records of any shape. */
export const Facts = z.array(z.union([z.string(), z.record(z.string(), z.unknown())]));
export type Facts = z.infer<typeof Facts>;

export interface FactIndex {
  hasNumber(claim: StatedNumber): boolean;
  hasDate(claim: StatedDate): boolean;
  hasDegree(degree: Degree): boolean;
  /** Whether these words are there, whatever spaces and punctuation are between them. */
  hasWords(text: string): boolean;
}

export function indexFacts(facts: Facts): FactIndex {
  const texts = facts.flatMap((fact) => (typeof fact === "string" ? [fact] : leaves(fact)));
  const words = texts.map(bare).join("\u0000");
  const dates = texts.flatMap(datesIn);
  const numbers = [...texts.flatMap(numbersIn), ...texts.flatMap(durations)];
  const degrees = new Set(texts.flatMap(degreesIn).map(({ degree }) => degree));
  return {
    hasNumber: (claim) =>
      numbers.some(
        (fact) =>
          sameUnit(fact.unit, claim.unit) &&
          (fact.value === claim.value ||
            (claim.atLeast && fact.value > claim.value && fact.value <= claim.value * 1.5)),
      ),
    hasDate: (claim) => dates.some((fact) => agrees(claim, fact)),
    hasDegree: (degree) => degrees.has(degree) || (degree === "master" && degrees.has("mba")),
    hasWords: (text) => words.includes(bare(text)),
  };
}

function bare(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\s\p{P}\p{S}]+/gu, "");
}

/** Each value of a record as a text, with its field's name, which may say what it counts. */
function leaves(value: unknown, name = ""): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => leaves(each, name));
  if (typeof value === "object" && value !== null) {
    return Object.entries(value).flatMap(([key, each]) => leaves(each, key));
  }
  if (typeof value === "number") return [`${value}${UNIT_OF_FIELD.exec(name)?.[0] ?? ""}`];
  return typeof value === "string" ? [value] : [];
}

const UNIT_OF_FIELD = / ?(?:years?|months?|days?|percent|people)/i;

const RANGE = /[-–—~～至到]|\bto\b|\buntil\b/;

/** "2018.03 – 2021.06" also says three years, and 39 months. */
function durations(text: string): StatedNumber[] {
  const dates = datesIn(text)
    .filter(({ year }) => year !== undefined)
    .toSorted((a, b) => a.start - b.start);
  return dates.flatMap((from, index) => {
    const to = dates[index + 1];
    if (to?.year === undefined || from.year === undefined) return [];
    const between = text.slice(from.end, to.start);
    if (between.length > 8 || !RANGE.test(between)) return [];
    const months = (to.year - from.year) * 12 + (to.month ?? 0) - (from.month ?? 0);
    const place = { start: from.start, end: to.end, atLeast: false };
    return [
      { ...place, value: months, unit: "month" as const },
      { ...place, value: Math.floor(months / 12), unit: "year" as const },
      { ...place, value: Math.round(months / 12), unit: "year" as const },
    ];
  });
}
