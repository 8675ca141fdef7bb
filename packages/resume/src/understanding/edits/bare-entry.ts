/** "2015年9月—2019年6月，湖南大学，土木工程，学士": an entry as a résumé has it, with nothing said around it. */
import { organisationScore, positionScore, schoolScore } from "@bole/talent/reading";
import { findPeriod } from "../dates/periods.ts";
import { barePieces } from "../facts/bare-pieces.ts";
import { takePeriod } from "../facts/period.ts";
import { isPlausibleName } from "../facts/plausible.ts";
import { readFacts } from "../facts/read-facts.ts";
import { leadLength } from "../lexicon/lead-ins.ts";
import { type ListSection, NAME_FIELD } from "../lexicon/places.ts";
import type { Outcome } from "../outcome.ts";
import { levelIn } from "../reference/degrees.ts";
import { namedEntries } from "../reference/find-entries.ts";
import type { Scene } from "../scene.ts";
import { fold, part, type Said } from "../text/said.ts";
import { addEntry } from "./add-entry.ts";

/** Names and a time between commas; a sentence has verbs and particles in it. */
const SENTENCE =
  /[?!]|我|你|他|她|的时候|因为|想|要|会|把|吗|呢|吧|(?<![a-z])(?:i|you|he|she|they|we|is|was|were|are|because|want|would|should|please|can|the|my|your|and then)(?![a-z])/;

export function readBareEntry(act: Said, scene: Scene): Outcome | undefined {
  const said = part(act, leadLength(act.cues));
  const { start, end } = findPeriod(said.folded, scene);
  if (start === undefined || end === undefined || SENTENCE.test(said.cues)) return undefined;
  if (namedEntries(said.folded, scene.seen).length > 0) return undefined;
  const section = sectionOf(said, scene);
  if (section === undefined) return undefined;
  const facts = readFacts(said, section, scene);
  const names = Object.entries(facts).filter(([field]) => !/Date$|description/.test(field));
  const plausible = names.every(([, text]) => isPlausibleName(fold(text)));
  return facts[NAME_FIELD[section]] === undefined || names.length < 2 || !plausible
    ? undefined
    : addEntry(section, facts, scene);
}

function sectionOf(said: Said, scene: Scene): ListSection | undefined {
  const pieces = barePieces(takePeriod(said, "workExperience", scene).rest);
  if (pieces.length > 5) return undefined;
  const school = pieces.some((piece) => schoolScore(piece) > 0);
  const works = pieces.some(
    (piece) => positionScore(piece) > Math.max(0, organisationScore(piece)),
  );
  if (school && (levelIn(said.folded) !== undefined || !works)) return "education";
  return works ? "workExperience" : undefined;
}
