/** Cuts the lines into sections, at the lines that are headings by their words or their looks. */
import type { Line } from "../text/line.ts";
import { type HeadingStyle, headingStyle, looksLikeHeading } from "./heading-style.ts";
import {
  brokenHeading,
  colonHeading,
  type Margin,
  marginHeading,
  marginOf,
} from "./inline-heading.ts";
import { recogniseHeading } from "./recognise-heading.ts";
import type { SectionKind } from "./section-kind.ts";

export interface Section {
  readonly kind: SectionKind;
  /** Undefined for what stands before the first heading. */
  readonly heading: Line | undefined;
  readonly lines: readonly Line[];
}

interface Open extends Section {
  readonly lines: Line[];
}

interface Cut {
  readonly kind: SectionKind;
  readonly heading: Line | undefined;
  /** What stands behind the heading on its own line. */
  readonly rest?: Line;
}

/**
 * @param name the line that the person's name stands on by its looks: in a sidebar layout it may
 * follow a section, which then ends there
 */
export function splitSections(lines: readonly Line[], name: Line | undefined): Section[] {
  const known = lines.filter((line) => recogniseHeading(line.text) !== undefined);
  const style = {
    ...headingStyle(known, lines),
    items: areItems(known),
    margin: marginOf(lines),
  };
  let current: Open = { kind: "contact", heading: undefined, lines: [] };
  const sections = [current];
  let taken: Line | undefined;
  for (const [index, line] of lines.entries()) {
    if (line === taken) continue;
    const broken = brokenHeading(line, lines[index + 1], style.margin);
    if (broken) {
      const { kind, heading, rest, below } = broken;
      current = { kind, heading, lines: below ? [rest, below] : [rest] };
      sections.push(current);
      taken = lines[index + 1];
      continue;
    }
    const cut =
      line === name
        ? { kind: "contact" as const, heading: undefined, rest: line }
        : cutAt(line, lines[index + 1], current, style);
    if (cut === undefined) {
      current.lines.push(line);
      continue;
    }
    current = { kind: cut.kind, heading: cut.heading, lines: cut.rest ? [cut.rest] : [] };
    sections.push(current);
  }
  return sections.filter(({ heading, lines: own }) => heading !== undefined || own.length > 0);
}

interface Style extends HeadingStyle {
  /** Headings have the mark of a list item before them. */
  readonly items: boolean;
  readonly margin: Margin;
}

/** One word can be an item; work and education, both behind a mark, are headings. */
function areItems(known: readonly Line[]): boolean {
  const kinds = known.filter(({ bullet }) => bullet).map(({ text }) => recogniseHeading(text));
  return kinds.includes("work") && kinds.includes("education");
}

function cutAt(
  line: Line,
  next: Line | undefined,
  { kind: current, heading }: Pick<Section, "kind" | "heading">,
  style: Style,
): Cut | undefined {
  if (line.bullet && !style.items) return marginHeading(line, style.margin);
  const kind = recogniseHeading(line.text);
  if (kind !== undefined && fitsStyle(line, next, kind, current, style)) {
    return { kind, heading: line };
  }
  const inline = marginHeading(line, style.margin) ?? colonHeading(line, current, !style.clear);
  if (inline) return inline;
  // Before the first heading, what stands out is the person's name.
  const inHead = heading === undefined && current === "contact";
  if (kind === undefined && !inHead && looksLikeHeading(line, next, style)) {
    return { kind: "other", heading: line };
  }
  return undefined;
}

/** A word of a heading alone on its line can still be a cell or an item, such as "Languages". */
function fitsStyle(
  line: Line,
  next: Line | undefined,
  kind: SectionKind,
  current: SectionKind,
  style: Style,
): boolean {
  if (line.marked) return true;
  // The rest of a broken line may be such a word, too.
  if (!line.gap && /^\p{Ll}/u.test(line.text)) return false;
  if (next === undefined) return false;
  if (style.clear && !style.matches(line)) {
    const inside = current === "skills" || current === "work" || current === "projects";
    if (inside || kind === current) return false;
  }
  return true;
}
