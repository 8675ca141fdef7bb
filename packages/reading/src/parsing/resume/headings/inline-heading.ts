/** Headings that share their line with what they head. */
import { bulletLength } from "../text/bullet.ts";
import type { Line } from "../text/line.ts";
import { recogniseHeading } from "./recognise-heading.ts";
import type { SectionKind } from "./section-kind.ts";

/** A heading, and the line that is left behind it. */
export interface InlineHeading {
  readonly kind: SectionKind;
  readonly heading: Line;
  readonly rest: Line;
}

const CELL = /\t|\s{3,}/;

/** Where headings of the margin begin; undefined if there are none. */
export type Margin = { readonly indents: readonly number[] } | undefined;

/**
 * Whether the headings stand in the margin or in the first column of a table. One word there may be
 * a cell of another table; several of different sections are headings.
 */
export function marginOf(lines: readonly Line[]): Margin {
  const heads = lines.flatMap((line) => {
    const kind = cellHeading(line)?.kind;
    return kind ? [{ kind, indent: line.indent }] : [];
  });
  const kinds = new Set(heads.map(({ kind }) => kind));
  if (kinds.size < 3 || !(kinds.has("work") || kinds.has("education"))) return undefined;
  return { indents: heads.map(({ indent }) => indent) };
}

export function marginHeading(line: Line, margin: Margin): InlineHeading | undefined {
  return margin && (cellHeading(line) ?? leadingHeading(line, margin.indents));
}

function cellHeading(line: Line): InlineHeading | undefined {
  const cell = CELL.exec(line.text);
  const kind = cell ? recogniseHeading(line.text.slice(0, cell.index)) : undefined;
  return kind && cell ? cutHeading(line, kind, cell.index, cell.index + cell[0].length) : undefined;
}

/** A heading of the margin on two lines, and both lines without it. */
export interface BrokenHeading extends InlineHeading {
  /** Undefined if the second line has nothing but the heading's rest. */
  readonly below: Line | undefined;
}

/** "RELEVANT⇥Nurse" above "EXPERIENCE⇥Harbor Hospital": the margin was too narrow for its heading. */
export function brokenHeading(
  line: Line,
  next: Line | undefined,
  margin: Margin,
): BrokenHeading | undefined {
  const cell = CELL.exec(line.text);
  if (margin === undefined || cell === null || next === undefined || next.gap || next.bullet)
    return undefined;
  const isInMargin = margin.indents.some((indent) => Math.abs(indent - line.indent) < 1);
  if (!isInMargin || Math.abs(next.indent - line.indent) >= 1) return undefined;
  const behind = CELL.exec(next.text);
  const second = behind ? next.text.slice(0, behind.index) : next.text;
  const first = line.text.slice(0, cell.index);
  const kind = recogniseHeading(`${first} ${second}`);
  // Two that say enough by themselves are the headings of two short sections.
  if (kind === undefined || recogniseHeading(first) !== undefined) return undefined;
  const whole = cutHeading(line, kind, cell.index, cell.index + cell[0].length);
  const below =
    behind && cutHeading(next, kind, behind.index, behind.index + behind[0].length).rest;
  return { ...whole, below: below ? { ...below, gap: false } : undefined };
}

const MOST_WORDS = 4;

/** A heading so long that only a blank is left between it and its section. */
function leadingHeading(line: Line, indents: readonly number[]): InlineHeading | undefined {
  if (line.size === 0 || !indents.some((indent) => Math.abs(indent - line.indent) < 1))
    return undefined;
  const blanks = [...line.text.matchAll(/\s+/g)].slice(0, MOST_WORDS).toReversed();
  for (const { index, 0: blank } of blanks) {
    const kind = recogniseHeading(line.text.slice(0, index));
    if (kind) return cutHeading(line, kind, index, index + blank.length);
  }
  return undefined;
}

/** "Skills: Java, Go" and "自我评价：…". */
export function colonHeading(
  line: Line,
  current: SectionKind,
  plainHeadings: boolean,
): InlineHeading | undefined {
  const colon = line.text.indexOf(":");
  if (colon < 2 || colon > 40 || line.bullet) return undefined;
  const words = line.text.slice(0, colon);
  const kind = recogniseHeading(words);
  if (kind === undefined || kind === "contact" || kind === "intent") return undefined;
  if (line.text.slice(colon + 1).trim() === "") return undefined;
  const loud = (words === words.toUpperCase() && /[A-Z]/.test(words)) || line.marked;
  const inEntry = current === "work" || current === "projects" || current === "skills";
  if (inEntry && !(loud && line.gap)) return undefined;
  if (current === "education" && kind === "other" && !loud) return undefined;
  // "学历：本科" is a field of a form, no section.
  const entries = kind === "work" || kind === "education" || kind === "projects";
  if (entries && !(loud && plainHeadings)) return undefined;
  return cutHeading(line, kind, colon, colon + 1);
}

function cutHeading(line: Line, kind: SectionKind, end: number, from: number): InlineHeading {
  const behind = line.text.slice(from);
  const blank = behind.length - behind.trimStart().length;
  const mark = bulletLength(behind.trimStart());
  const start = from + blank + mark;
  return {
    kind,
    heading: { ...line, end: line.start + end, text: line.text.slice(0, end) },
    rest: {
      ...line,
      start: line.start + start,
      text: line.text.slice(start),
      bullet: mark > 0,
      marked: false,
      gap: true,
    },
  };
}
