/**
 * Where a new value goes that was said without the old one: "we are 11 now", 胜诉率更正为 87%, "basic French", "German is B1".
 * It takes the place of what is most like it – a number of the same unit, a year, a level, a word that it corrects – in
 * the part of the résumé that the message speaks of.
 */
import { editDistance } from "@bole/base";
import { datesIn, folded, numbersIn } from "@bole/language/text";
import type { Desk } from "./desk.ts";
import { type Entry, entryItem } from "./entries.ts";
import { type Segment, segmentsIn } from "./segments.ts";
import { sharedPieces } from "./shared-pieces.ts";
import { capitalized, type Span, type Text, textsOf } from "./texts.ts";
import { VOCABULARY } from "./vocabulary.ts";

export interface Slot {
  readonly text: Text;
  readonly place: Span;
  readonly value: string;
  /** Whether more than its kind speaks for it. */
  readonly isSure: boolean;
}

export interface Near {
  /** What it is about, as the call says it: 工资, "the trucks". */
  readonly words: string;
  /** Only there, if there are some. */
  readonly entries: readonly Entry[];
  readonly field?: string | undefined;
}

export function slotFor(value: string, near: Near, desk: Desk): Slot | undefined {
  const { entries, field } = near;
  const texts = textsOf(desk.resume).filter(
    ({ entry, field: own }) =>
      (entries.length === 0 || entries.some(({ path }) => path === entry?.path)) &&
      (field === undefined || own === field),
  );
  const kinds = [numberSlot, yearSlot, shapeSlot, wordSlot, shortSlot, noteSlot];
  for (const kind of kinds) {
    const slot = bestOf(value, kind, texts, near, desk);
    if (slot !== undefined) return slot;
  }
  return undefined;
}

/** Where a value may go in a part, and what is written there. */
type Kind = (value: string, part: string, said: Said) => Candidate | undefined;
interface Said {
  /** What follows the value in the message, and what comes before it. */
  readonly after: string;
  readonly before: string;
  /** What the call says beside it. */
  readonly context: string;
}
interface Candidate {
  readonly place: Span;
  readonly value: string;
  /** How much it speaks for itself. */
  readonly weight: number;
}

function bestOf(
  value: string,
  kind: Kind,
  texts: readonly Text[],
  { words, entries, field }: Near,
  desk: Desk,
): Slot | undefined {
  const { context } = desk;
  const after = desk.after(value);
  const before = after === "" ? context : desk.message.slice(0, desk.message.indexOf(value));
  const said = { after, before, context };
  const found = texts.flatMap(segmentsIn).flatMap((segment) => {
    const candidate = kind(value, segment.words, said);
    if (candidate === undefined) return [];
    const own =
      2 * sharedPieces(words, labelled(segment)) + sharedPieces(context, labelled(segment));
    const near = focusScore(segment, desk);
    const score = candidate.weight + own + near;
    return [{ segment, candidate, score, isSaid: candidate.weight + own > 0 || near > 2 }];
  });
  const [best, next] = found.toSorted((a, b) => b.score - a.score);
  if (best === undefined || best.score === next?.score) return undefined;
  const isOnly = next === undefined && (entries.length > 0 || field !== undefined);
  if (best.score < 1 && !isOnly) return undefined;
  const { segment, candidate, score, isSaid } = best;
  const [from] = segment.place;
  return {
    ...{ text: segment.text, value: candidate.value },
    place: [from + candidate.place[0], from + candidate.place[1]],
    isSure: (score >= 2 && isSaid) || isOnly || (next === undefined && candidate.weight >= 1),
  };
}

/** With the heading of its section: 证书, "Languages". */
const labelled = ({ words, text: { entry } }: Segment): string =>
  entry?.list === "other" ? `${entry.fields.title ?? ""} ${words}` : words;

/** What was just shown or written is what is spoken of. */
function focusScore({ text, words }: Segment, desk: Desk): number {
  const { focus } = desk;
  const isEntry = text.entry !== undefined && entryItem(text.entry).id === focus.entry?.id;
  const isLine = isEntry && focus.line?.label.includes(words) === true;
  const isField = text.entry === undefined && text.field === focus.field?.id;
  const isSkill = text.field === "skills" && focus.skill?.label === words;
  if (isLine || isSkill) return 3;
  if (isEntry) return text.entry && desk.isShown(text.entry.list) ? 2 : 1;
  return isField ? 1 : 0;
}

interface Count {
  readonly value: number;
  readonly place: Span;
  readonly text: string;
  /** The words that follow: what is counted is among them. */
  readonly units: readonly string[];
  /** "16-bed" counts beds; but "three-axis" counts nothing, unless axes are spoken of. */
  readonly isBound: boolean;
}

function countsIn(text: string): Count[] {
  return numbersIn(text).map(({ value, place }) => {
    const rest = text.slice(place[1]);
    const isBound = /^-\p{L}/u.test(rest);
    const units = unitsIn(isBound ? rest.slice(1) : rest);
    return { value, place, text: text.slice(...place), units, isBound };
  });
}

const UNIT = /^(?:[%‰]|[a-z]+|\p{Script=Han})/u;

/** "Two other wards" counts other and wards; 300 余人 counts 人. */
function unitsIn(rest: string): string[] {
  const said = folded(rest).trimStart();
  const about = VOCABULARY.about_a_number.find((one) => said.startsWith(one));
  if (about !== undefined) return unitsIn(said.slice(about.length));
  const [unit] = UNIT.exec(said) ?? [];
  if (unit === undefined) return [];
  if (!/^[a-z]/.test(unit)) return [unit];
  return (/^(?:[a-z'-]+\s*){1,3}/.exec(said)?.[0] ?? "").trim().split(/\s+/);
}

function numberSlot(
  value: string,
  part: string,
  { after, before, context }: Said,
): Candidate | undefined {
  const [said, ...more] = countsIn(value);
  if (said === undefined || more.length > 0 || isYear(said) || SHAPED.test(value)) return undefined;
  // "Over 1,200"; but "first author on two" is no number.
  const lead = folded(value.slice(0, said.place[0])).trim();
  if (lead !== "" && !VOCABULARY.about_before.includes(lead)) return undefined;
  const counts = countsIn(part).filter((one) => !isYear(one));
  const own = said.units.slice(0, 1);
  const units = own.length > 0 ? own : unitsIn(after).slice(0, 1);
  const counted = counts.filter((one) =>
    units.some((unit) => one.units.some((other) => isSame(unit, other))),
  );
  // "Trucks: 26 now": what is counted stands before the number.
  const isIn = (text: string) => (one: Count) => sharedPieces(one.units[0] ?? "", text) > 0;
  const spoken = counts.filter(isIn(before));
  const fitting =
    counted.length > 0 || own.length > 0
      ? counted
      : spoken.length > 0
        ? spoken
        : counts.filter((one) => sharedPieces(one.units.join(" "), context) > 0);
  // A unit that was said has to stand there; one that only follows in the message may be another word.
  const isCounted = own.length > 0 || fitting.length > 0;
  const open = isCounted ? fitting : counts.filter(({ isBound }) => !isBound);
  // "From 82% to 94%": what it came to is what changes.
  const old =
    open.length === 2 && isFromTo(part, open) ? open[1] : open.length === 1 ? open[0] : undefined;
  if (old === undefined || old.value === said.value) return undefined;
  const isFigure = /^[\d.,]+$/.test(old.text) && !/^\d/.test(said.text);
  const weight = fitting.length > 0 ? 1 : 0;
  const number = isFigure ? String(said.value) : said.text;
  const isSaid = folded(part.slice(0, old.place[0])).trimEnd().endsWith(lead);
  const written = isSaid ? number : value.slice(0, said.place[0]) + number;
  return { place: old.place, value: written, weight };
}

const isYear = ({ text }: Count): boolean => /^(?:19|20)\d\d$/.test(text);
const isSame = (one: string, other: string): boolean => stem(one) === stem(other);
const stem = (unit: string): string => unit.slice(0, 4).replace(/(?<=[a-z]{2})s$/, "");
const isFromTo = (part: string, [one, other]: readonly Count[]): boolean =>
  one !== undefined &&
  other !== undefined &&
  VOCABULARY.up_to.some((word) => folded(part.slice(one.place[1], other.place[0])).includes(word));

/** The only year of a part: 银奖那个是2022年的, and 24年 is 2024. */
function yearSlot(value: string, part: string): Candidate | undefined {
  const [, short] = /^(\d\d)年/u.exec(value) ?? [];
  const century = Number(short) > 40 ? "19" : "20";
  const year = /(?<!\d)(?:19|20)\d\d(?!\d)/.exec(value)?.[0] ?? (short && century + short);
  const years = [...part.matchAll(/(?<!\d)(?:19|20)\d\d(?!\d)/g)];
  const [old, ...more] = years;
  if (year === undefined || old === undefined || more.length > 0 || old[0] === year)
    return undefined;
  const isDate =
    short !== undefined ||
    datesIn(value).some(({ place }) => place[1] - place[0] >= folded(value).trim().length - 1);
  return isDate ? { place: [old.index, old.index + 4], value: year, weight: 0 } : undefined;
}

const SHAPED = /^[A-Za-z]+\+?\d[\dA-Za-z]*$/;
const shapeOf = (word: string): string => word.replace(/[A-Za-z]/g, "a").replace(/\d/g, "0");

/** B2 for A2. */
function shapeSlot(value: string, part: string): Candidate | undefined {
  if (!SHAPED.test(value)) return undefined;
  const [old, ...more] = [...part.matchAll(/[A-Za-z]+\d[\dA-Za-z]*/g)].filter(
    ([word]) => shapeOf(word) === shapeOf(value),
  );
  if (old === undefined || more.length > 0 || folded(old[0]) === folded(value)) return undefined;
  const isUpper = old[0] === old[0].toUpperCase();
  const written = isUpper ? value.toUpperCase() : value;
  return { place: [old.index, old.index + old[0].length], value: written, weight: 0 };
}

const WORD = /[\p{Script=Latin}\d][\p{Script=Latin}\d'’+#.-]*|\p{Script=Han}/gu;

/** Words that the value corrects or says more exactly: "ordreing", French in "basic French", 拉曼光谱. */
function wordSlot(value: string, part: string): Candidate | undefined {
  const want = wordsIn(value);
  const have = wordsIn(part);
  if (want.length === 0 || have.length === 0 || folded(part).includes(folded(value)))
    return undefined;
  const isPart = part.length >= 2 && folded(value).includes(folded(part));
  if (isPart) return { place: [0, part.length], value: capitalized(value, part), weight: 2 };
  if (want.length > 6 || /\p{Script=Han}/u.test(value)) return undefined;
  const windows = have.slice(0, Math.max(0, have.length - want.length + 1)).map((_, at) => {
    const own = have.slice(at, at + want.length);
    const like = own.map(({ word }, index) => likeness(want[index]?.word ?? "", word));
    return { own, score: like.reduce((sum, one) => sum + one, 0) / want.length };
  });
  const [best, next] = windows.toSorted((a, b) => b.score - a.score);
  if (best === undefined || best.score < 0.5 || best.score === next?.score) return undefined;
  const [first, last] = [best.own[0], best.own.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const place: Span = [first.at, last.at + last.word.length];
  return { place, value: capitalized(value, part.slice(...place)), weight: best.score };
}

const wordsIn = (text: string) =>
  [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    word: word.replace(/[.-]+$/, ""),
    at: index,
  }));

function likeness(one: string, other: string): number {
  const [a, b] = [folded(one), folded(other)];
  if (a === b) return VOCABULARY.trailing.includes(a) ? 0.2 : 1;
  if (a.length < 5 || a.length > 24 || b.length > 24 || a[0] !== b[0]) return 0;
  return editDistance(a, b) <= 2 ? 0.8 : 0;
}

/** PR for Premiere: capitals that stand in an item, in their order. */
function shortSlot(value: string, part: string): Candidate | undefined {
  if (!/^[A-Z]{2,5}$/.test(value) || !/^[A-Z][a-z]/.test(part)) return undefined;
  let from = 0;
  const isShort = Array.from(value.toLowerCase()).every((letter, at) => {
    const found = part.toLowerCase().indexOf(letter, from);
    from = found + 1;
    return found >= 0 && (at > 0 || found === 0);
  });
  return isShort ? { place: [0, part.length], value, weight: 0 } : undefined;
}

/** What stands in brackets behind a name: Hindi (good). */
function noteSlot(value: string, part: string): Candidate | undefined {
  const [note, ...more] = [...part.matchAll(/[(（]([^()（）]+)[)）]/gu)];
  if (note?.[1] === undefined || more.length > 0 || wordsIn(value).length > 4) return undefined;
  if (numbersIn(value).length > 0 !== numbersIn(note[1]).length > 0) return undefined;
  const start = note.index + 1;
  return { place: [start, start + note[1].length], value, weight: -1 };
}
