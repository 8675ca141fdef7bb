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

/**
 * Whether the headings stand in the margin or in the first column of a table. One word there may be
 * a cell of another table; several of different sections are headings.
 */
export function areInMargin(lines: readonly Line[]): boolean {
  const kinds = lines.map((line) => marginKind(line)).filter((kind) => kind !== undefined);
  const entries = kinds.includes("work") || kinds.includes("education");
  return entries && new Set(kinds).size >= 3;
}

function marginKind(line: Line): SectionKind | undefined {
  const cell = CELL.exec(line.text);
  return cell && !line.bullet ? recogniseHeading(line.text.slice(0, cell.index)) : undefined;
}

export function marginHeading(line: Line): InlineHeading | undefined {
  const kind = marginKind(line);
  const cell = CELL.exec(line.text);
  return kind && cell ? cutHeading(line, kind, cell.index, cell.index + cell[0].length) : undefined;
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
