/** The tags of a document's heads: those of one entry together, in the order that the document has. */
import { decodeTags, type HeadWord, type Order } from "./decode-tags.ts";
import type { LineFeatures } from "./features/features.ts";
import { type LineRole, type LineSection, TAGS, type WordTag } from "./labels.ts";
import type { Rows } from "./network/layers.ts";

export interface HeadLine {
  readonly index: number;
  readonly features: LineFeatures;
  readonly section: LineSection;
  readonly role: LineRole;
}

export interface TaggedWord {
  readonly tag: WordTag;
  /** How sure the network is of this word, from 0 to 1. */
  readonly sure: number;
}

const PAIRS: Partial<Readonly<Record<LineSection, readonly [WordTag, WordTag]>>> = {
  work: ["company", "position"],
  education: ["school", "degree"],
  projects: ["project", "role"],
};
/** An entry is written the other way round than the others if that is likelier by this. */
const OTHERWISE = 6;

/** @returns of each line, by its index, the tags of its words */
export function tagHeads(
  lines: readonly HeadLine[],
  outputsOf: (line: number) => Rows,
): ReadonlyMap<number, readonly TaggedWord[]> {
  const found = new Map<number, readonly TaggedWord[]>();
  for (const [section, own] of Map.groupBy(lines, (line) => line.section)) {
    const heads = headsOf(own);
    const words = heads.map((head) =>
      head.flatMap((one, at) => wordsOf(one, head[at - 1], outputsOf)),
    );
    for (const [at, tags] of decodeAll(words, PAIRS[section]).entries()) {
      let word = 0;
      for (const { index, features } of heads[at] ?? []) {
        const rows = features.words.map((_, offset): TaggedWord => {
          const number = tags[word + offset] ?? 0;
          const chance = words[at]?.[word + offset]?.chances[number] ?? -9;
          return { tag: TAGS[number] ?? "none", sure: Math.exp(chance) };
        });
        word += rows.length;
        found.set(index, rows);
      }
    }
  }
  return found;
}

/** Lines of one entry follow each other; those of the person stand each for itself. */
function headsOf(lines: readonly HeadLine[]): HeadLine[][] {
  const heads: HeadLine[][] = [];
  for (const line of lines) {
    const last = heads.at(-1)?.at(-1);
    const follows = line.role === "head" && last?.index === line.index - 1;
    if (follows && line.section !== "contact") heads.at(-1)?.push(line);
    else heads.push([line]);
  }
  return heads;
}

function wordsOf(
  { index, features }: HeadLine,
  before: HeadLine | undefined,
  outputsOf: (line: number) => Rows,
): HeadWord[] {
  const { values, width } = outputsOf(index);
  const begins = before?.features.line.full ? "wrapped" : "begins";
  return features.words.map((word, row) => {
    const own = Array.from(values.subarray(row * width, (row + 1) * width));
    const sum = Math.log(own.reduce((all, value) => all + Math.exp(value), 0));
    return { word, chances: own.map((value) => value - sum), line: row === 0 ? begins : "same" };
  });
}

function decodeAll(
  heads: readonly (readonly HeadWord[])[],
  pair: readonly [WordTag, WordTag] | undefined,
): (readonly number[])[] {
  if (pair === undefined) return heads.map((words) => decodeTags(words, undefined).tags);
  const [a, b] = [TAGS.indexOf(pair[0]), TAGS.indexOf(pair[1])];
  const orders: readonly Order[] = [
    [a, b],
    [b, a],
  ];
  const readings = heads.map((words) => orders.map((order) => decodeTags(words, order)));
  const gain = readings.map(([one, other]) => (one?.score ?? 0) - (other?.score ?? 0));
  const usual = gain.reduce((sum, one) => sum + one, 0) >= 0 ? 0 : 1;
  return readings.map((both, at) => {
    const against = usual === 0 ? -(gain[at] ?? 0) : (gain[at] ?? 0);
    // A sentence has an order of its own.
    const enough = isSentence(heads[at] ?? []) ? 0 : OTHERWISE;
    return both[against > enough ? 1 - usual : usual]?.tags ?? [];
  });
}

/** Words of the shortest sentence that tells of a job. */
const FEWEST = 6;

const isSentence = (words: readonly HeadWord[]): boolean =>
  words.length >= FEWEST && /^[.。]$/.test(words.at(-1)?.word.key ?? "");
