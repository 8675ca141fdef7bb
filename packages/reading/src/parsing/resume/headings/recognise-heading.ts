/** Says whether a line's words are those of a heading, and of which section. */
import { hasCjk } from "../text/characters.ts";
import type { SectionKind } from "./section-kind.ts";
import { FILLER_WORDS, SECTION_WORDS } from "./vocabulary.ts";

interface HeadWord {
  readonly kind: SectionKind;
  readonly rank: number;
}

const HEAD_WORDS: ReadonlyMap<string, HeadWord> = new Map(
  SECTION_WORDS.flatMap(([kind, list], rank) =>
    list.map((word) => [word.replaceAll(" ", ""), { kind, rank }] as const),
  ).toReversed(),
);
const FILLERS = new Set(FILLER_WORDS);
const LONGEST = Math.max(...[...HEAD_WORDS.keys()].map((word) => word.length));
/** Longer lines say something of their own. */
const MOST_LETTERS = 48;

/** A heading's words without numbers, brackets, icons and the blanks between spaced letters. */
export function headingWords(text: string): string {
  const bare = text
    .replace(/[^\p{L}\p{N}&+/'\s]/gu, " ")
    .replace(/^\s*(?:\d{1,2}|[一二三四五六七八九十]{1,2}(?=\s)|[ivx]{1,4}(?=\s))\s*/i, "")
    .replace(/\s+$/, "");
  const single = bare.split(/\s+/).filter((word) => word !== "");
  const spaced = single.length >= 3 && single.every((word) => word.length === 1);
  if (spaced) return single.join("").toLowerCase();
  return bare.trim().toLowerCase();
}

/** The section that these words head; undefined if they are no heading. */
export function recogniseHeading(text: string): SectionKind | undefined {
  if (text.length > MOST_LETTERS * 2) return undefined;
  const bare = headingWords(text);
  if (bare === "" || bare.length > MOST_LETTERS) return undefined;
  const heads = segment(bare.replace(/\s+/g, hasCjk(bare) ? "" : " "), hasCjk(bare));
  return heads?.toSorted((a, b) => a.rank - b.rank)[0]?.kind;
}

/** The head words that a text consists of, besides fillers; undefined if there is anything else. */
function segment(text: string, chinese: boolean): HeadWord[] | undefined {
  const spaced = !chinese && text.includes(" ");
  const units = spaced ? text.split(" ") : [...text];
  // Best way to each place: more head words of lower rank are better than fillers.
  const ways: (HeadWord[] | undefined)[] = Array(units.length + 1).fill(undefined);
  ways[0] = [];
  for (let at = 0; at < units.length; at += 1) {
    const way = ways[at];
    if (way === undefined) continue;
    for (let to = Math.min(units.length, at + LONGEST); to > at; to -= 1) {
      const word = units.slice(at, to).join("");
      const head = HEAD_WORDS.get(word);
      if (head === undefined && !FILLERS.has(word)) continue;
      const next = head ? [...way, head] : way;
      const known = ways[to];
      if (known === undefined || best(next) < best(known)) ways[to] = next;
    }
  }
  const heads = ways[units.length];
  return heads !== undefined && heads.length > 0 ? heads : undefined;
}

const best = (way: readonly HeadWord[]) =>
  Math.min(Number.POSITIVE_INFINITY, ...way.map(({ rank }) => rank));
