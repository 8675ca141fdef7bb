/**
 * Addresses that stand apart from the head, such as in a column that has no heading: reading order
 * puts them behind whatever section comes before, and they belong to the person.
 */
import type { Section } from "../headings/split-sections.ts";
import type { Line } from "../text/line.ts";
import { isPlace } from "../words/places.ts";
import { contactField } from "./labels.ts";
import { findLinks } from "./links.ts";
import { findEmails, findPhones } from "./reach.ts";

const LONGEST = 60;

/** Runs of lines about how to reach the person, if the head does not say it. */
export function strayContact(sections: readonly Section[]): Line[] {
  const head = sections.filter(({ kind }) => kind === "contact").flatMap(({ lines }) => lines);
  if (head.some(({ text }) => findEmails(text).length > 0)) return [];
  for (const { kind, heading, lines } of sections) {
    if (kind === "contact" || isAboutOthers(heading)) continue;
    const at = lines.findIndex((line) => isShort(line) && findEmails(line.text).length > 0);
    if (at >= 0) return runAround(lines, at);
  }
  return [];
}

/** Whom to ask about the person has an address, too. */
const isAboutOthers = (heading: Line | undefined) =>
  heading !== undefined && /refer|推荐人|证明人/i.test(heading.text);

function runAround(lines: readonly Line[], at: number): Line[] {
  let [from, to] = [at, at];
  while (from > 0 && isReach(lines[from - 1])) from -= 1;
  while (to + 1 < lines.length && isReach(lines[to + 1])) to += 1;
  return lines.slice(from, to + 1);
}

const isShort = (line: Line) => line.text.length <= LONGEST && !line.bullet;

function isReach(line: Line | undefined): boolean {
  if (line === undefined || !isShort(line)) return false;
  const [label = ""] = line.text.split(":");
  return (
    isPlace(line.text) ||
    (line.text.includes(":") && contactField(label) !== undefined) ||
    findEmails(line.text).length + findPhones(line.text).length + findLinks(line.text).length > 0
  );
}
