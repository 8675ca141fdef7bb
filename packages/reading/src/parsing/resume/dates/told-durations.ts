/**
 * How long something lasted, told beside its dates as in "2020 - 2022 (2 years 2 months)". The dates say
 * it already: it belongs in no field.
 */
import { durationsIn } from "@bole/language/text";
import type { Line } from "../text/line.ts";

export function isDuration(line: Line): boolean {
  return durationsIn(line.text).some(
    ({ place: [start, end], months }) => months > 0 && isWhole(line, start, end),
  );
}

const isWhole = ({ text, bullet }: Line, start: number, end: number) =>
  !bullet && text.slice(0, start).trim() === "" && text.slice(end).trim() === "";
