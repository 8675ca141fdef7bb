/** Glyphs that follow each other on a base line, as text with spaces where a reader sees them. */
import type { HiddenReason } from "../../model/read-document.ts";
import { plainForms } from "../text/glyph-forms.ts";
import type { Colour } from "./colour.ts";
import type { SeenGlyph } from "./visibility.ts";

export interface Run {
  text: string;
  readonly left: number;
  right: number;
  /** Of its base line. */
  readonly y: number;
  readonly size: number;
  readonly bold: boolean;
  readonly monospaced: boolean;
  readonly turn: number;
  readonly hidden: HiddenReason | null;
  readonly background: Colour;
  readonly order: number;
}

const HAN = /[\u2E80-\u9FFF\uF900-\uFAFF\uFF00-\uFFEF]/;

/** Parts of the font size. A wider gap than `BREAK` ends a run: it may be the gap of columns. */
const BREAK = 1;
const WORD = 0.17;
const WORD_BESIDE_HAN = 0.35;
const WORD_IN_HAN = 0.6;

export function runsOf(glyphs: readonly SeenGlyph[]): Run[] {
  const runs: Run[] = [];
  let run: Run | null = null;
  let space = false;
  for (const glyph of withoutDoubles(glyphs)) {
    const text = plainForms(glyph.text);
    if (text.trim() === "") {
      space = true;
      continue;
    }
    const gap: number = run === null ? 0 : along(glyph) - run.right;
    if (run !== null && continues(run, glyph, gap)) {
      run.text += isWordGap(run.text, text, gap / glyph.size, space) ? ` ${text}` : text;
      run.right = along(glyph) + glyph.width;
    } else {
      run = begin(glyph);
      runs.push(run);
    }
    space = text.endsWith(" ");
  }
  return runs;
}

/** Along the line of writing, whatever its direction. */
function along(glyph: SeenGlyph): number {
  if (glyph.turn === 0) return glyph.x;
  const angle = (glyph.turn * Math.PI) / 2;
  return glyph.x * Math.cos(angle) + glyph.y * Math.sin(angle);
}

function across(glyph: SeenGlyph): number {
  if (glyph.turn === 0) return glyph.y;
  const angle = (glyph.turn * Math.PI) / 2;
  return glyph.y * Math.cos(angle) - glyph.x * Math.sin(angle);
}

const begin = (glyph: SeenGlyph): Run => ({
  text: plainForms(glyph.text).trimStart(),
  left: along(glyph),
  right: along(glyph) + glyph.width,
  y: across(glyph),
  size: glyph.size,
  bold: glyph.font.bold,
  monospaced: glyph.font.monospaced,
  turn: glyph.turn,
  hidden: glyph.hidden,
  background: glyph.background,
  order: glyph.order,
});

const continues = (run: Run, glyph: SeenGlyph, gap: number): boolean =>
  run.hidden === glyph.hidden &&
  run.turn === glyph.turn &&
  run.bold === glyph.font.bold &&
  Math.abs(run.size - glyph.size) < 0.5 &&
  Math.abs(across(glyph) - run.y) < glyph.size * 0.15 &&
  gap < glyph.size * BREAK &&
  gap > glyph.size * -0.5;

/** Whether there is a space between two pieces; `gap` is a part of the font size. */
export function isWordGap(before: string, after: string, gap: number, space: boolean): boolean {
  const han = Number(HAN.test(before.slice(-1))) + Number(HAN.test(after.charAt(0)));
  if (han === 2) return gap > (space ? WORD_BESIDE_HAN : WORD_IN_HAN);
  if (space) return true;
  return gap > (han === 1 ? WORD_BESIDE_HAN : WORD);
}

/** Bold is sometimes made by painting twice. */
function withoutDoubles(glyphs: readonly SeenGlyph[]): SeenGlyph[] {
  const seen = new Set<string>();
  return glyphs.filter((glyph) => {
    if (glyph.text.trim() === "") return true;
    const place = `${glyph.text}${Math.round(glyph.x * 2)},${Math.round(glyph.y * 2)}`;
    if (seen.has(place)) return false;
    seen.add(place);
    return true;
  });
}
