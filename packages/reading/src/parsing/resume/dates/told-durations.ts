/**
 * How long something lasted, told beside its dates as in "2020 - 2022 (2 years 2 months)". The dates say
 * it already: it belongs in no field.
 */
import { durationsIn } from "@bole/language/text";
import type { TextSpan } from "../../../model/span.ts";
import type { Line } from "../text/line.ts";

/** Durations that stand in brackets, or alone on their line. */
export function toldDurations(lines: readonly Line[]): TextSpan[] {
  return lines.flatMap((line) =>
    durationsIn(line.text)
      .filter(({ place: [start, end], months }) => {
        const isBracketed = /[(（]\s*$/u.test(line.text.slice(0, start));
        return months > 0 && (isWhole(line, start, end) || isBracketed);
      })
      .map(({ place: [start, end] }) => ({ start: line.start + start, end: line.start + end })),
  );
}

export function isDuration(line: Line): boolean {
  return durationsIn(line.text).some(
    ({ place: [start, end], months }) => months > 0 && isWhole(line, start, end),
  );
}

const isWhole = ({ text, bullet }: Line, start: number, end: number) =>
  !bullet && text.slice(0, start).trim() === "" && text.slice(end).trim() === "";
