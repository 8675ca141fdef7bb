/** Names of areas in Latin letters: whole words, spelt as names are unless nothing else can be meant. */
import type { Area } from "./area.ts";
import { around } from "./around.ts";
import { fold } from "./fold.ts";
import type { Mention, TextKind } from "./mention.ts";
import { names } from "./names.ts";

const WORD =
  /(?<![\p{Script=Latin}\p{N}])\p{Script=Latin}[\p{Script=Latin}\p{M}'’.]*(?![\p{Script=Latin}\p{N}])/gu;
/** Between the words of one name. */
const GLUE = /^(?:[ \t]+|-|, ?|\. )$/u;
const MOST_WORDS = 6;
/** From so many thousand people on, a town is known by its name alone. */
const KNOWN = 100;
/** Shorter names that are written small may be anything. */
const LEAST_SMALL = 5;
/** Short names that are written small; "us" and "la" are words. */
const SMALL = new Set("uk usa uae nyc sf eu dc hk dfw pnw nz".split(" "));
const BEFORE =
  /(?:\b(?:in|near|nearby|around|round|to|from|at|outside|within|across|of|leaving|based|or|and|anywhere|visiting|commutable|toward|towards)\s+(?:the\s+|greater\s+|downtown\s+|central\s+)?|[,/(&:]\s*)$/iu;
/** Codes of states that are words when they stand in capitals among words in capitals. */
const CODE_BEFORE = /(?:,\s*|\b(?:in|to|near|around|from)\s+|[\p{L}]\s+|^|[/(-]\s*)$/u;

interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

export function latinMentions(text: string, kind: TextKind): Mention[] {
  const words = Array.from(text.matchAll(WORD), ({ 0: run, index }) => {
    const trimmed = run.replace(/['’]s?$|(?<=^[^.]+)\.$/u, "");
    return { text: trimmed, start: index, end: index + trimmed.length };
  });
  const isAllSmall = !/\p{Lu}/u.test(text);
  const found: Mention[] = [];
  for (let at = 0; at < words.length; ) {
    const [mention, count] = longestAt(text, words, at, { kind, isAllSmall, before: found });
    if (mention !== null) found.push(mention);
    at += mention === null ? 1 : count;
  }
  return found;
}

interface Circumstances {
  readonly kind: TextKind;
  readonly isAllSmall: boolean;
  readonly before: readonly Mention[];
}

function longestAt(
  text: string,
  words: readonly Word[],
  at: number,
  circumstances: Circumstances,
): [Mention | null, number] {
  const first = words[at];
  if (first === undefined) return [null, 1];
  for (let count = reachOf(text, words, at); count > 0; count -= 1) {
    const end = words[at + count - 1]?.end ?? first.end;
    const called = names().named(fold(text.slice(first.start, end)));
    const areas = called.filter((area) => isMeant(area, text, first.start, end, circumstances));
    if (areas.length > 0) {
      const mention = {
        start: first.start,
        end,
        areas,
        isWhole: isSegment(text, first.start, end),
      };
      return longerWithout(text, words, at, mention, circumstances) ?? [mention, count];
    }
  }
  return [codeAt(text, first, circumstances), 1];
}

/** "the South West": a longer name begins behind the article. */
function longerWithout(
  text: string,
  words: readonly Word[],
  at: number,
  { end }: Mention,
  circumstances: Circumstances,
): [Mention, number] | null {
  if (words[at]?.text.toLowerCase() !== "the") return null;
  const [next, count] = longestAt(text, words, at + 1, circumstances);
  return next !== null && next.end > end ? [next, count + 1] : null;
}

/** How many words from here on could be one name. */
function reachOf(text: string, words: readonly Word[], at: number): number {
  let count = 1;
  while (count < MOST_WORDS) {
    const [last, next] = [words[at + count - 1], words[at + count]];
    if (last === undefined || next === undefined || !GLUE.test(text.slice(last.end, next.start))) {
      break;
    }
    count += 1;
  }
  return count;
}

/** Whether these letters are this area here. */
function isMeant(
  area: Area,
  text: string,
  start: number,
  end: number,
  { kind, isAllSmall, before }: Circumstances,
): boolean {
  const name = text.slice(start, end);
  const folded = fold(name);
  const isCapital = /^\p{Lu}/u.test(name);
  if (folded.length <= 3) {
    const isSmall = SMALL.has(folded) || (folded === "us" && isCountryHere(text, start, end));
    return /^[\p{Lu}.]+$/u.test(name) || (isSmall && !isCapital);
  }
  const isWord = names().words.has(folded);
  const isWhole = isSegment(text, start, end);
  if (kind === "location") return isWhole || (isCapital && !isWord);
  const isNamed = BEFORE.test(text.slice(Math.max(0, start - 24), start));
  const isInside = isFollowedBy(area, text, end);
  if (isInside) return isCapital || !isWord || text[end] === ",";
  if (isWord) return isCapital && isNamed && !isBetweenNames(text, start, end);
  if (!isKnown(area)) {
    const isListed = before.some((one) => start - one.end <= 6);
    return isCapital && (isNamed || isListed) && !isBetweenNames(text, start, end);
  }
  return isCapital || isAllSmall || isNamed || folded.length >= LEAST_SMALL;
}

/** "remote us", "us or remote", "in the us": not those who are with us. */
const isCountryHere = (text: string, start: number, end: number): boolean =>
  /\b(?:in the|the|remote|within|anywhere|usa?|canada|uk|or)[ ,/]+$/iu.test(text.slice(0, start)) ||
  /^[ ,/]+(?:or (?:remote|canada|uk|europe)|remote|only)\b/iu.test(text.slice(end));

const isKnown = ({ depth, population, id }: Area): boolean =>
  depth <= 2 ||
  population >= KNOWN ||
  (depth === 3 && /^(?:GB|CN)\//u.test(id)) ||
  / County$/u.test(id);

/** "Reading, Berkshire", "manchester uk": behind it stands what it lies in. */
function isFollowedBy({ id }: Area, text: string, end: number): boolean {
  const next = /^[,(]?\s*([\p{Script=Latin}.]+(?: [\p{Lu}][\p{Script=Latin}]+)?)/u.exec(
    text.slice(end),
  );
  const said = next?.[1];
  if (said === undefined) return false;
  const { named, coded } = names();
  const isCode = /^[\p{Lu}]{2,3}$/u.test(said);
  const called = named(fold(said));
  const outer = [
    ...(called.length > 0 ? called : named(fold(said.split(" ")[0] ?? ""))),
    ...(isCode ? coded(said) : []),
  ];
  return outer.some((one) => one.id !== id && around(id).has(one.id));
}

/** "Hope Street Surgery", "Dr Battle Jones": part of another name. */
const isBetweenNames = (text: string, start: number, end: number): boolean =>
  /^[ -]\p{Lu}\p{Ll}/u.test(text.slice(end)) || /\p{Lu}\p{Ll}+ $/u.test(text.slice(0, start));

/** Nothing else stands between two commas. */
const isSegment = (text: string, start: number, end: number): boolean =>
  /(?:^|[,;:/|·•()\n–-])\s*$/u.test(text.slice(0, start)) &&
  /^\s*(?:$|[,;:/|·•()\n–-]|[A-Z]{1,2}\d|\d{5}|UK\b)/u.test(text.slice(end));

/** "Columbus, OH", "jobs in TX". */
function codeAt(text: string, { text: said, start, end }: Word, { kind, before }: Circumstances) {
  if (!/^[A-Z]{2,3}$/u.test(said)) return null;
  const areas = names()
    .coded(said)
    .filter(({ depth, id }) => {
      if (before.some((one) => one.areas.some((area) => area.id.startsWith(`${id}/`)))) return true;
      return (
        depth === 2 &&
        (kind === "location" || !/^(?:IN|OR|ME|HI|OK|PA|MA|AL|ID|LA|DE|MS|CO)$/u.test(said))
      );
    });
  const isCode = areas.length > 0 && CODE_BEFORE.test(text.slice(Math.max(0, start - 8), start));
  const isCapitals = /\p{Lu}{2,} \p{Lu}{2,}/u.test(text.slice(Math.max(0, start - 12), end + 12));
  return isCode && (kind === "location" || !isCapitals)
    ? { start, end, areas, isWhole: true }
    : null;
}
