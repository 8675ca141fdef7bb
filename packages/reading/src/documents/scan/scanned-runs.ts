/** Recognised lines as the runs that a PDF's glyphs become, so that both are read by the same rules. */
import type { Run } from "../pdf/runs.ts";
import type { ScannedLine, ScannedPage } from "./recognise-page.ts";
import { tidied, withBlanks } from "./tidy-characters.ts";

export interface ScannedWord {
  readonly text: string;
  /** The least sure of its letters. */
  readonly confidence: number;
  /** Its middle, in points. */
  readonly x: number;
  readonly y: number;
}

/** Of a box around a line, so much is the font size, and so far above its lower edge letters stand. */
const FONT = 0.75;
const BASE = 0.27;
/** Sizes within this part of the page's usual one are that size: boxes are not exact. */
const SAME_SIZE = 0.2;
/** Points within which lines that begin at the same edge were found. */
const SAME_EDGE = 2.5;
/** Times the usual stroke. */
const BOLD = 1.3;
/** Font sizes from letter to letter; more is a gap of the layout. */
const GAP = 2.2;

export function scannedRuns(
  page: ScannedPage,
  scale: number,
): { runs: Run[]; words: ScannedWord[] } {
  const lines = page.lines.filter(({ characters }) =>
    characters.some(({ text }) => text.trim() !== ""),
  );
  const usualSize = median(lines.map(({ box }) => box.bottom - box.top)) * FONT * scale;
  const usualStroke = median(lines.map(({ stroke }) => stroke));
  const runs: Run[] = [];
  const words: ScannedWord[] = [];
  for (const line of lines) {
    const size = sizeOf(line, scale, usualSize);
    const y = (line.box.bottom - (line.box.bottom - line.box.top) * BASE) * scale;
    const bold = line.stroke > usualStroke * BOLD;
    for (const piece of piecesOf(line, scale, size)) {
      runs.push({ ...PLAIN, ...piece, y, size, bold, order: runs.length });
      words.push(...piece.words.map((word) => ({ ...word, y: y - size / 3 })));
    }
  }
  return { runs: withSharedEdges(runs), words };
}

const PLAIN = {
  spaced: false,
  monospaced: false,
  turn: 0,
  hidden: null,
  colour: null,
  background: null,
} as const;

function sizeOf({ box }: ScannedLine, scale: number, usual: number): number {
  const size = (box.bottom - box.top) * FONT * scale;
  const isUsual = Math.abs(size - usual) < usual * SAME_SIZE;
  return Math.round((isUsual ? usual : size) * 2) / 2;
}

/** A line that was found as one may have gaps as wide as columns. */
function piecesOf({ box, from, to, characters, blanks }: ScannedLine, scale: number, size: number) {
  const placeOf = (at: number) => (box.left + at * (box.right - box.left)) * scale;
  const placed = tidied(withBlanks(characters, blanks)).map((one) => ({
    ...one,
    x: placeOf(one.at),
  }));
  const groups: (typeof placed)[] = [];
  for (const one of placed) {
    const isBlank = one.text.trim() === "";
    const last = groups.at(-1)?.findLast(({ text }) => text.trim() !== "");
    if (last !== undefined && (isBlank || one.x - last.x <= GAP * size)) groups.at(-1)?.push(one);
    else if (!isBlank) groups.push([one]);
  }
  return groups.map((group, index) => {
    const text = group
      .map((one) => one.text)
      .join("")
      .replace(/\s+/g, " ")
      .trim();
    const [first, last] = [group[0]?.x ?? 0, group.at(-1)?.x ?? 0];
    return {
      text,
      left: index === 0 ? placeOf(from) : first - size / 4,
      right: index === groups.length - 1 ? placeOf(to) : last + size / 4,
      words: wordsOf(group),
    };
  });
}

function wordsOf(
  characters: readonly { readonly text: string; readonly confidence: number; readonly x: number }[],
): Omit<ScannedWord, "y">[] {
  const words: Omit<ScannedWord, "y">[] = [];
  let open = false;
  for (const { text, confidence, x } of characters) {
    const last = words.at(-1);
    if (!/[\p{L}\p{N}@.]/u.test(text)) open = false;
    else if (open && last)
      words[words.length - 1] = {
        text: last.text + text,
        confidence: Math.min(last.confidence, confidence),
        x: last.x,
      };
    else {
      words.push({ text, confidence, x });
      open = true;
    }
  }
  return words;
}

/** Left edges that lie close together are one. */
function withSharedEdges(runs: readonly Run[]): Run[] {
  const sorted = runs.toSorted((one, other) => one.left - other.left);
  const edges = new Map<Run, number>();
  for (let from = 0; from < sorted.length; ) {
    const start = sorted[from]?.left ?? 0;
    let to = from;
    while (to < sorted.length && (sorted[to]?.left ?? 0) - start <= SAME_EDGE) to++;
    const group = sorted.slice(from, to);
    for (const run of group) edges.set(run, median(group.map(({ left }) => left)));
    from = to;
  }
  return runs.map((run) => ({ ...run, left: edges.get(run) ?? run.left }));
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;
}
