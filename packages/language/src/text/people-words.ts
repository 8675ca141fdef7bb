/**
 * What words around a search for people limit: a stage ("not yet contacted", 还没联系过), whether somebody is free,
 * and what makes a name a home, a spoken language or the language of a résumé. The words are data of each locale.
 */
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { type Folded, fold } from "./fold.ts";

const Words = z.array(z.string().min(1)).transform((words) => words.map((word) => fold(word).text));
const Around = z.strictObject({ prefix: Words, suffix: Words });

const StageName = z.enum([
  ...(["sourced", "contacted", "replied", "screening", "interview"] as const),
  ...(["offer", "hired", "rejected", "withdrawn"] as const),
]);
type StageName = z.infer<typeof StageName>;

const PeopleFile = z.strictObject({
  stages: z.record(StageName, Words),
  not: Words,
  /** What may stand between a negation and its stage, or around a stage that is said alone. */
  fillers: Words,
  /** In no process at the moment. */
  available: Words,
  in_place: Around,
  /** Names of places that are other words, too: known as places by their capital only. */
  doubtful_places: Words,
  speaks: Around,
  written_in: Around,
  /** Around a number of years of work. */
  experience: Around,
  /** After a number of years that says something else: an age, a time. */
  not_experience: Words,
});

const LOCALES = path.resolve(import.meta.dirname, "../locales");
const FILES = globSync("*/people.json", { cwd: LOCALES })
  .map((file) => readFileSync(path.join(LOCALES, file), "utf8"))
  .map((text) => PeopleFile.parse(JSON.parse(text)));

type Place = [number, number];
type FrameName = "in_place" | "speaks" | "written_in" | "experience";

export interface FoundStage {
  readonly stage: StageName;
  /** Whether they have not got there. */
  readonly isNot: boolean;
  readonly place: Place;
}

/** A stage that is denied anywhere, or said in a part of the sentence that has nothing else: both are filters. */
export function stagesIn(text: string): FoundStage[] {
  const said = fold(text);
  const found = StageName.options.flatMap((stage) =>
    FILES.flatMap(({ stages }) => stages[stage]).flatMap((word) =>
      placesOf(said.text, word).flatMap((at) => stageAt(said, stage, at)),
    ),
  );
  return withoutOverlaps(found);
}

/** Where a text says that people are to be in no process. */
export function availabilityIn(text: string): Place | null {
  const said = fold(text);
  const places = FILES.flatMap(({ available }) => available)
    .flatMap((word) => placesOf(said.text, word))
    .map((at) => widened(said.text, at))
    .filter((at) => isWholePart(said.text, at))
    .toSorted((a, b) => b[1] - b[0] - (a[1] - a[0]));
  const [longest] = places;
  return longest === undefined ? null : said.place(...longest);
}

/** The part of a text with what makes words what the frame is about: "in Munich" for Munich; null if nothing does. */
export function framed(text: string, [start, end]: Place, frame: FrameName): Place | null {
  const prefix = longest(FILES.flatMap((file) => file[frame].prefix).filter(endsIn(text, start)));
  const suffix = longest(FILES.flatMap((file) => file[frame].suffix).filter(beginsIn(text, end)));
  if (prefix === undefined && suffix === undefined) return null;
  const before = text.slice(0, start).trimEnd().length - (prefix?.length ?? 0);
  const after = skipped(text, end) + (suffix?.length ?? 0);
  return [prefix === undefined ? start : before, suffix === undefined ? end : after];
}

/** Whether words are all that is said between two commas. */
export function isSaidAlone(text: string, [start, end]: Place): boolean {
  return isWholePart(text, [start, end]);
}

/** Whether a number of years is an age or a time: "30 years old", "five years ago". */
export const isNoExperience = (text: string, end: number): boolean =>
  FILES.some(({ not_experience }) => not_experience.some(beginsIn(text, end)));

/** Whether a name in small letters is more likely another word than a place. */
export const isDoubtfulPlace = (name: string): boolean =>
  FILES.some(({ doubtful_places }) => doubtful_places.includes(name));

function stageAt(said: Folded, stage: StageName, at: Place): FoundStage[] {
  const wide = widened(said.text, at);
  const denials = FILES.flatMap((file) => file.not).filter(endsIn(said.text, wide[0]));
  const not = longest(denials);
  if (not !== undefined) {
    const start = said.text.slice(0, wide[0]).trimEnd().length - not.length;
    return [{ stage, isNot: true, place: said.place(...widened(said.text, [start, wide[1]])) }];
  }
  if (!isWholePart(said.text, wide)) return [];
  return [{ stage, isNot: false, place: said.place(...wide) }];
}

/** With the fillers on both sides. */
function widened(text: string, [start, end]: Place): Place {
  const fillers = FILES.flatMap((file) => file.fillers);
  const before = longest(fillers.filter(endsIn(text, start)));
  if (before !== undefined)
    return widened(text, [text.slice(0, start).trimEnd().length - before.length, end]);
  const after = longest(fillers.filter(beginsIn(text, end)));
  if (after === undefined) return [start, end];
  return widened(text, [start, skipped(text, end) + after.length]);
}

/** No word of a locale is longer; more of a text need not be looked at. */
const AROUND = 40;
/** What is said more often is a filter where it is said first. */
const MOST_PLACES = 8;
const SEPARATOR = /[,，、;；.。!！?？\n]/u;
const LETTER = /[[\p{L}\p{M}\p{N}]--\p{Script=Han}]/v;

function isWholePart(text: string, [start, end]: Place): boolean {
  const [before, after] = [text.slice(0, start).trimEnd(), text.slice(end).trimStart()];
  return (
    (before === "" || SEPARATOR.test(before.slice(-1))) &&
    (after === "" || SEPARATOR.test(after[0] ?? ""))
  );
}

const isCut = (text: string, at: number): boolean =>
  !(LETTER.test(text.charAt(at - 1)) && LETTER.test(text.charAt(at)));

function placesOf(text: string, word: string): Place[] {
  const places: Place[] = [];
  for (
    let at = text.indexOf(word);
    at >= 0 && places.length < MOST_PLACES;
    at = text.indexOf(word, at + 1)
  )
    if (isCut(text, at) && isCut(text, at + word.length)) places.push([at, at + word.length]);
  return places;
}

/** A sign as words of the locales have it, as long as it was: "é" is "e". */
const plain = (sign: string): string => {
  const { text } = fold(sign);
  return text.length === sign.length ? text : sign;
};

const endsIn = (text: string, end: number) => {
  const before = text
    .slice(Math.max(0, end - AROUND), end)
    .trimEnd()
    .replaceAll(/./gu, plain);
  return (word: string): boolean =>
    before.endsWith(word) && isCut(before, before.length - word.length);
};

const beginsIn = (text: string, start: number) => {
  const at = skipped(text, start);
  const after = text.slice(at, at + AROUND).replaceAll(/./gu, plain);
  return (word: string): boolean => after.startsWith(word) && isCut(after, word.length);
};

/** Past spaces, and the dash of "Munich-based". */
const skipped = (text: string, at: number): number =>
  text.length - text.slice(at).replace(/^[\s-]+/u, "").length;

const longest = (words: readonly string[]): string | undefined =>
  words.toSorted((a, b) => b.length - a.length)[0];

/** The widest of those that share a word; a denial before what it denies. */
function withoutOverlaps(found: readonly FoundStage[]): FoundStage[] {
  const width = ({ place: [start, end] }: FoundStage) => end - start;
  const kept: FoundStage[] = [];
  for (const one of found.toSorted((a, b) => width(b) - width(a)))
    if (kept.every(({ place: [start, end] }) => one.place[1] <= start || one.place[0] >= end))
      kept.push(one);
  return kept.toSorted((a, b) => a.place[0] - b.place[0]);
}
