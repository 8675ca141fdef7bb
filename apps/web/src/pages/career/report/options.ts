/** The options of a report in rows. What nobody knows is left out: a row of "unknown" helps nobody. */
import type { Report } from "./source-context.ts";

type Statement = Report["personal_analysis"]["strengths"][number];
type Row = "fit" | "gap" | "time" | "pay" | "outlook" | "risk" | "test";

interface Option {
  readonly id: string;
  readonly name: string;
  readonly rows: readonly (readonly [Row, readonly Statement[]])[];
}

export function optionsOf({ career_matching, industry_opportunities }: Report): Option[] {
  const occupations = career_matching.matches.flatMap(({ occupation_id: id, name, option }) => {
    const facts = industry_opportunities.occupations.find((one) => one.occupation_id === id);
    if (option === null) return [];
    return [{ id, name, ...option, pay: facts?.salary ?? [], outlook: facts?.outlook ?? [] }];
  });
  const exams = career_matching.exams.map((exam) => ({
    ...{ ...exam, id: exam.exam_id, pay: [], outlook: [] },
  }));
  const ways = career_matching.ways.map((way) => ({
    ...{ ...way, id: way.way_id, pay: way.pay ? [way.pay] : [], outlook: [] },
  }));
  const named = new Set(career_matching.ways.map(({ occupation_id }) => occupation_id));
  const suggested = occupations.filter(({ id }) => !named.has(id));
  return [...ways, ...exams, ...suggested].map(
    ({ id, name, fit, gap, time, pay, outlook, risk, test }) => {
      const rows: Option["rows"] = [
        ["fit", [fit]],
        ["gap", [gap]],
        ["time", [time]],
        ["pay", pay],
        ["outlook", outlook],
        ["risk", [risk]],
        ["test", [test]],
      ];
      const known = rows.map(
        ([row, said]) => [row, said.filter(({ unknown }) => !unknown)] as const,
      );
      return { id, name, rows: known.filter(([, said]) => said.length > 0) };
    },
  );
}
