/** A figure of the requirement that the proof stays below: 5 people asked for, 4 told. */
import { numbersIn } from "@bole/language/text";
import type { TextLanguage } from "@bole/talent";
import type { ResumeLine } from "./resume-lines.ts";

interface Figure {
  readonly value: number;
  readonly unit: string;
  readonly words: string;
}

/** @param lines that prove the rest of it */
export function lowerFigure(
  asked: string,
  lines: readonly ResumeLine[],
  language: TextLanguage,
): { readonly reason: string; readonly lines: readonly ResumeLine[] } | undefined {
  for (const wanted of figuresIn(asked)) {
    const told = lines.flatMap((line) =>
      figuresIn(line.text)
        .filter(({ unit }) => unit === wanted.unit)
        .map((figure) => ({ line, figure })),
    );
    const best = told.toSorted((a, b) => b.figure.value - a.figure.value)[0];
    if (best === undefined || told.some(({ figure }) => isEnough(figure, wanted))) continue;
    const reason =
      language === "zh"
        ? `要求${wanted.words}，简历写的是${best.figure.words}。`
        : `Asks for ${wanted.words}; your résumé says ${best.figure.words}.`;
    return { reason, lines: [best.line] };
  }
  return undefined;
}

/** Whether one of the lines has a figure of the same unit that is enough. */
export const reachesFigure = (asked: string, lines: readonly ResumeLine[]): boolean =>
  figuresIn(asked).some((wanted) =>
    lines.some(({ text }) =>
      figuresIn(text).some((told) => told.unit === wanted.unit && isEnough(told, wanted)),
    ),
  );

/** Grades such as 二级 have to be the same; of amounts more is enough. */
const isEnough = (told: Figure, wanted: Figure): boolean =>
  wanted.unit === "级" ? told.value === wanted.value : told.value >= wanted.value;

function figuresIn(text: string): Figure[] {
  return numbersIn(text).flatMap(({ value, place: [start, end] }) => {
    const [whole, unit] =
      /^\s?\+?\s?(\p{Script=Han}|%|[\p{Script=Latin}]{3,})/u.exec(text.slice(end)) ?? [];
    if (unit === undefined || TIMES.has(unit.toLowerCase())) return [];
    return [
      {
        value,
        unit: unit.toLowerCase(),
        words: text.slice(start, end + (whole?.length ?? 0)).trim(),
      },
    ];
  });
}

/** Judged by the dates of the work. */
const TIMES: ReadonlySet<string> = new Set(["年", "月", "years", "year", "months", "month"]);
