/** A report that a model wrote, in the form that all reports have: every statement with its sources. */

import { numbersIn } from "@bole/language/text";
import type { Matter, Way } from "../analysts/results.ts";
import { type SourceBook, stated } from "../analysts/source-book.ts";
import type { Statement } from "../analysts/statement.ts";
import type { Fact } from "../facts/fact.ts";
import { occupationsNamed } from "../facts/link-occupations.ts";
import type { WrittenOption, WrittenReport } from "./report-tool.ts";

export interface ReportParts {
  readonly summary: readonly Statement[];
  readonly ways: readonly Way[];
  readonly settle_first: readonly Matter[];
  readonly advice: readonly Statement[];
}

export function reportParts(
  report: WrittenReport,
  {
    facts,
    known,
    book,
    model,
  }: {
    readonly facts: readonly Fact[];
    /** What the data say; a sentence with one of their figures cites them. */
    readonly known: readonly Statement[];
    readonly book: SourceBook;
    readonly model: string;
  },
): ReportParts {
  const general = book.model(model);
  const say = (text: string, ...from: readonly string[]): Statement => {
    const figures = new Set(numbersIn(text).map(({ value }) => value));
    const cited = known
      .filter((one) =>
        numbersIn(one.text).some(({ value }) => value > YEARLESS && figures.has(value)),
      )
      .flatMap(({ sources }) => sources);
    return stated(text, ...from, ...cited, general);
  };
  const saidIn = (id: string | null): string[] => {
    const fact = facts.find(({ fact_id }) => fact_id === id);
    return fact === undefined || fact.message === null
      ? []
      : [book.message({ message: fact.message, text: fact.words })];
  };
  const wayOf = (one: WrittenOption, at: number): Way => {
    const from = saidIn(one.option);
    return {
      way_id: `way:${one.option ?? `suggested-${at + 1}`}`,
      occupation_id: occupationsNamed(one.occupation ?? "")[0] ?? null,
      ...{ name: one.name, kind: "other", suggested: one.option === null },
      ...{ fit: say(one.fit, ...from), gap: say(one.gap, ...from), time: say(one.time, ...from) },
      ...{ risk: say(one.risk, ...from), test: say(one.test, ...from) },
      pay: one.pay === undefined ? null : say(one.pay),
    };
  };
  return {
    summary: report.summary.map((text) => say(text)),
    ways: report.options.map(wayOf),
    settle_first: report.settle_first.map(({ title, how, quote }, at) => ({
      matter_id: `m${at + 1}`,
      ...{ words: quote, title, how },
    })),
    advice: report.advice.map((text) => say(text)),
  };
}

/** Small numbers stand everywhere: they say nothing of where a sentence comes from. */
const YEARLESS = 31;
