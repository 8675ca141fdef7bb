/** Glyphs that follow each other on a base line, as text with spaces where a reader sees them. */
import type { HiddenReason } from "../../model/read-document.ts";
import type { Colour } from "../colour.ts";
import { plainForms } from "../text/glyph-forms.ts";
import type { Glyph } from "./painted.ts";
import type { SeenGlyph } from "./seen-glyph.ts";

export interface Run {
  text: string;
  /** A blank was written before it, which a change of the font would otherwise swallow. */
  readonly spaced: boolean;
  readonly left: number;
  right: number;
  /** Of its base line. */
  readonly y: number;
  readonly size: number;
  readonly bold: boolean;
  readonly monospaced: boolean;
  readonly turn: number;
  readonly hidden: HiddenReason | null;
  readonly colour: Colour;
  readonly background: Colour;
  readonly order: number;
}

const HAN = /[\u2E80-\u9FFF\uF900-\uFAFF\uFF00-\uFFEF]/;

/** Parts of the font size. A wider gap than `BREAK` ends a run: it may be the gap of columns. */
const BREAK = 1;
const WORD = 0.17;
const WORD_BESIDE_HAN = 0.35;
const WORD_IN_HAN = 0.6;
/** Blanks that are written, but so narrow that nobody sees them, stand between Chinese characters. */
const BLANK_IN_HAN = 0.12;

export function runsOf(glyphs: readonly SeenGlyph[]): Run[] {
  const runs: Run[] = [];
  let run: Run | null = null;
  let space = false;
  for (const seen of withoutDoubles(glyphs)) {
    const { glyph } = seen;
    const text = plainForms(glyph.text);
    if (text.trim() === "") {
      space = true;
      continue;
    }
    const { size, turn } = glyph.ink;
    const left = along(glyph, turn);
    const gap: number = run === null ? 0 : left - run.right;
    if (run !== null && continues(run, seen, gap)) {
      run.text += isWordGap(run.text, text, gap / size, space) ? ` ${text}` : text;
      run.right = left + glyph.width;
    } else {
      run = begin(seen, text.trimStart(), left, space || /^\s/.test(text));
      runs.push(run);
    }
    space = text.endsWith(" ");
  }
  return runs;
}

/** Along the line of writing, whatever its direction. */
function along({ x, y }: Glyph, turn: number): number {
  const angle = (turn * Math.PI) / 2;
  return turn === 0 ? x : x * Math.cos(angle) + y * Math.sin(angle);
}

function across({ x, y }: Glyph, turn: number): number {
  const angle = (turn * Math.PI) / 2;
  return turn === 0 ? y : y * Math.cos(angle) - x * Math.sin(angle);
}

function begin(seen: SeenGlyph, text: string, left: number, spaced: boolean): Run {
  const { glyph, hidden, background } = seen;
  const { size, turn, order, font } = glyph.ink;
  return {
    text,
    spaced,
    left,
    right: left + glyph.width,
    y: across(glyph, turn),
    size,
    bold: font.bold,
    monospaced: font.monospaced,
    turn,
    hidden,
    colour: glyph.ink.colour,
    background,
    order,
  };
}

function continues(run: Run, { glyph, hidden }: SeenGlyph, gap: number): boolean {
  const { size, turn, font } = glyph.ink;
  return (
    run.hidden === hidden &&
    run.turn === turn &&
    run.bold === font.bold &&
    Math.abs(run.size - size) < 0.5 &&
    Math.abs(across(glyph, turn) - run.y) < size * 0.15 &&
    gap < size * BREAK &&
    gap > size * -0.5
  );
}

/** Whether there is a space between two pieces; `gap` is a part of the font size. */
export function isWordGap(before: string, after: string, gap: number, space: boolean): boolean {
  const han = Number(HAN.test(before.slice(-1))) + Number(HAN.test(after.charAt(0)));
  if (han === 2) return gap > (space ? BLANK_IN_HAN : WORD_IN_HAN);
  if (space) return true;
  return gap > (han === 1 ? WORD_BESIDE_HAN : WORD);
}

/** Bold is sometimes made by painting twice. */
function withoutDoubles(glyphs: readonly SeenGlyph[]): SeenGlyph[] {
  const places = new Map<number, string>();
  return glyphs.filter(({ glyph: { text, x, y } }) => {
    if (text === " ") return true;
    const place = Math.round(x * 2) * 65_536 + Math.round(y * 2);
    if (places.get(place) === text) return false;
    places.set(place, text);
    return true;
  });
}
