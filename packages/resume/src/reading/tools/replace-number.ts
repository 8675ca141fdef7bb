/**
 * A new number without the old one: 胜诉率更正为 87%, "we are 11 people now". It takes the place of the one number of the
 * same unit in the line that the message speaks of; where two come into question, none.
 */
import { folded, numbersIn } from "@bole/language/text";
import type { Desk } from "../desk.ts";
import {
  allEntries,
  type Entry,
  type Line,
  lineOf,
  linesOf,
  textOf,
  textPath,
} from "../entries.ts";
import { sharedPieces } from "../shared-pieces.ts";
import { VOCABULARY } from "../vocabulary.ts";
import { aboutEntry, aboutNewLine, type Done } from "./resume-tool.ts";

/** @param entries where it is looked for; everywhere if there are none */
export function replaceNumber(
  value: string,
  entries: readonly Entry[],
  desk: Desk,
): Done | undefined {
  const [said, ...more] = countsIn(value);
  if (said === undefined || more.length > 0) return undefined;
  const last =
    entries.length === 0 ? desk.focus.line && lineOf(desk.resume, desk.focus.line) : undefined;
  // "Wait, 120": of the line that was just changed.
  if (last !== undefined) {
    const [own, ...others] = countsIn(last.text).filter(({ unit }) => isSameUnit(unit, said.unit));
    if (own && others.length === 0) return put(last, own, said, desk);
  }
  const lines = (entries.length > 0 ? entries : allEntries(desk.resume)).flatMap(linesOf);
  const found = lines
    .map((line) => ({
      line,
      score: sharedPieces(desk.message, line.text),
      counts: countsIn(line.text).filter((one) => isSameUnit(one.unit, said.unit)),
    }))
    .filter(({ counts }) => counts.length > 0)
    .toSorted((a, b) => b.score - a.score);
  const [best, next] = found;
  if (best === undefined || best.counts.length > 1 || best.score === next?.score) return undefined;
  // Nothing but the unit speaks for it: somebody should look.
  if (best.score < 2) desk.reasons.add("unsure");
  return put(best.line, best.counts[0], said, desk);
}

interface Count {
  readonly value: number;
  readonly place: readonly [number, number];
  readonly unit: string;
  readonly text: string;
}

function countsIn(text: string): Count[] {
  return numbersIn(text).map(({ value, place }) => {
    const [unit = ""] = UNIT.exec(withoutAbout(folded(text.slice(place[1])).trimStart())) ?? [];
    return { value, place, unit, text: text.slice(...place) };
  });
}

const UNIT = /^(?:[%‰]|[a-z]+|\p{Script=Han}{1,2})/u;

/** 300 余人 counts 人. */
function withoutAbout(rest: string): string {
  const word = VOCABULARY.about_a_number.find((one) => rest.startsWith(one));
  return word === undefined ? rest : withoutAbout(rest.slice(word.length).trimStart());
}

/** 人 and 人的; a number alone fits any. */
const isSameUnit = (one: string, said: string): boolean =>
  said === "" ||
  one === said ||
  (/^\p{Script=Han}/u.test(said) && one.charAt(0) === said.charAt(0));

function put(line: Line, old: Count | undefined, said: Count, desk: Desk): Done | undefined {
  if (old === undefined || old.value === said.value) return undefined;
  const number =
    /^[\d.,]+$/.test(old.text) && !/^\d/.test(said.text) ? String(said.value) : said.text;
  const written = line.text.slice(0, old.place[0]) + number + line.text.slice(old.place[1]);
  const { entry } = line;
  desk.update(
    textPath(entry),
    textOf(entry).replace(line.text, () => written),
  );
  return { about: [...aboutEntry(entry, desk), ...aboutNewLine(entry, desk)] };
}
