/**
 * Work and education without a heading: lines of the head that begin with the time of something, or
 * tell it. They are entries only where no section of their kind says so better.
 */
import { findEmails, findPhones } from "../contact/reach.ts";
import { rangesOf } from "../dates/ranges-of-line.ts";
import { toldIn } from "../entries/told-line.ts";
import type { Section } from "../headings/split-sections.ts";
import type { Line } from "../text/line.ts";
import { schoolScore } from "../words/degrees.ts";

type Kind = "work" | "education";

/** Dates that stand this near to a line's beginning are what it begins with. */
const BEGINNING = 4;

export function strayEntries(sections: readonly Section[]): Readonly<Record<Kind, Line[]>> {
  const found: Record<Kind, Line[]> = { work: [], education: [] };
  const head = sections.filter(({ kind, heading }) => kind === "contact" && heading === undefined);
  for (const { lines } of head) {
    let current: Kind | undefined;
    for (const line of lines) {
      const begins = kindOf(line);
      current = begins ?? (line.gap ? undefined : current);
      if (current) found[current].push(line);
    }
  }
  const has = (kind: Kind) => sections.some((one) => one.kind === kind && one.lines.length > 0);
  return {
    work: has("work") ? [] : found.work,
    education: has("education") ? [] : found.education,
  };
}

function kindOf(line: Line): Kind | undefined {
  const range = rangesOf(line).find(({ whole }) => whole);
  if (range === undefined || findEmails(line.text).length + findPhones(line.text).length > 0)
    return undefined;
  if (schoolScore(line.text) > 0) return "education";
  return range.start - line.start < BEGINNING || toldIn(line.text) ? "work" : undefined;
}
