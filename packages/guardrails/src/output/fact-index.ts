/** What a generated text may rely on: given documents and records, made comparable. */
import { z } from "zod";
import { agrees, datesIn, type StatedDate } from "./claims/dates.ts";
import { type Degree, degreesIn } from "./claims/degrees.ts";
import { numbersIn, type StatedNumber } from "./claims/numbers.ts";
import { backs, unitAfter } from "./claims/units.ts";

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
  const records: Leaves = { texts: [], numbers: [] };
  for (const fact of facts) if (typeof fact !== "string") collect(fact, records);
  const texts = [...facts.filter((fact) => typeof fact === "string"), ...records.texts];
  const words = texts.map(bare).join("\u0000");
  const dates = texts.flatMap(datesIn);
  const numbers = [...texts.flatMap(numbersIn), ...texts.flatMap(durations), ...records.numbers];
  const degrees = new Set(texts.flatMap(degreesIn).map(({ degree }) => degree));
  return {
    hasNumber: (claim) =>
      numbers.some(
        (fact) =>
          backs(fact.unit, claim.unit) &&
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

interface Leaves {
  readonly texts: string[];
  readonly numbers: StatedNumber[];
}

/** The values of a record. A field's name may say what its number counts. */
function collect(value: unknown, into: Leaves, name = ""): void {
  if (Array.isArray(value)) for (const each of value) collect(each, into, name);
  else if (typeof value === "object" && value !== null) {
    for (const [key, each] of Object.entries(value)) collect(each, into, key);
  } else if (typeof value === "number" || (typeof value === "string" && /^[\d.]+$/.test(value))) {
    const unit = unitAfter(` ${UNIT_OF_FIELD.exec(name)?.[0] ?? ""}`) || "any";
    into.numbers.push({ start: 0, end: 0, value: Number(value), unit, atLeast: false });
    into.texts.push(String(value));
  } else if (typeof value === "string") into.texts.push(value);
}

const UNIT_OF_FIELD = /years?|months?|days?|percent|people|items?/i;

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
