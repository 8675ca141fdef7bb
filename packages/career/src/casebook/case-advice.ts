/** What a report says out of a case: the coach's judgement, ways that the person has not ruled out, and what to heed. */
import type { Way } from "../analysts/results.ts";
import { type SourceBook, stated } from "../analysts/source-book.ts";
import type { Source, Statement } from "../analysts/statement.ts";
import type { Fact } from "../facts/fact.ts";
import type { Demand } from "../knowledge/demands.ts";
import type { Case } from "./case.ts";

export interface CaseAdvice {
  readonly judgement: readonly Statement[];
  /** Beside the person's own. */
  readonly ways: readonly Way[];
  readonly advice: readonly Statement[];
  readonly sources: readonly Source[];
}

export function caseAdvice(
  found: Case,
  facts: readonly Fact[],
  country: string | null,
  book: SourceBook,
): CaseAdvice {
  const source = book.casebook(found);
  const say = (text: string) => stated(text, source);
  const held = found.rights.filter((one) => one.country === "any" || one.country === country);
  return {
    judgement: found.judgement.map(say),
    ways: openOf(found.options, facts).map(({ name, fit, gap, time, risk, test }, at) => ({
      way_id: `way:case-${at + 1}`,
      ...{ occupation_id: null, name, kind: "other" as const, suggested: true, pay: null },
      ...{ fit: say(fit), gap: say(gap), time: say(time), risk: say(risk), test: say(test) },
    })),
    advice: [
      ...found.ask.map(say),
      ...found.risks.map(({ risk, answer }) => say(`${risk} ${answer}`)),
      ...held.map(({ text }) => say(text)),
    ],
    sources: book.all,
  };
}

/** What asks for nothing that the person rules out. */
export function openOf<T extends { readonly demands: readonly Demand[] }>(
  list: readonly T[],
  facts: readonly Fact[],
): T[] {
  const ruled = new Set(facts.flatMap(({ excludes }) => excludes));
  return list.filter(({ demands }) => !demands.some((one) => ruled.has(one)));
}
