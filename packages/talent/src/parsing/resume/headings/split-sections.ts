/** Cuts the lines into sections, at the lines that are headings by their words or their looks. */
import type { Line } from "../text/line.ts";
import { trimPiece } from "../text/span.ts";
import { headingStyle, looksLikeHeading } from "./heading-style.ts";
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
export function splitSections(
  text: string,
  lines: readonly Line[],
  name: Line | undefined,
): Section[] {
  const sure = lines.filter((line) => !line.bullet && recogniseHeading(line.text) !== undefined);
  const style = headingStyle(sure, lines);
  let current: Open = { kind: "contact", heading: undefined, lines: [] };
  const sections = [current];
  for (const [index, line] of lines.entries()) {
    const cut =
      line === name
        ? { kind: "contact" as const, heading: undefined, rest: line }
        : cutAt(text, line, lines[index + 1], current, style);
    if (cut === undefined) {
      current.lines.push(line);
      continue;
    }
    current = { kind: cut.kind, heading: cut.heading, lines: cut.rest ? [cut.rest] : [] };
    sections.push(current);
  }
  return sections.filter(({ heading, lines: own }) => heading !== undefined || own.length > 0);
}

type Style = ReturnType<typeof headingStyle>;

function cutAt(
  text: string,
  line: Line,
  next: Line | undefined,
  { kind: current, heading }: Pick<Section, "kind" | "heading">,
  style: Style,
): Cut | undefined {
  if (line.bullet && line.size === 0 && !line.marked) {
    const kind = recogniseHeading(line.text);
    // Some lists mark their headings as items, too: then the items are not short words alone.
    if (kind === undefined || next === undefined || /[:：]$/.test(line.text) === false) {
      return undefined;
    }
  }
  const kind = recogniseHeading(line.text);
  if (kind !== undefined && fitsStyle(line, next, kind, current, style)) {
    return { kind, heading: line };
  }
  const inline = inlineHeading(text, line, current, style);
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
  if (next === undefined) return false;
  if (style.clear && !style.matches(line)) {
    const inside = current === "skills" || current === "work" || current === "projects";
    if (inside || kind === current) return false;
  }
  return true;
}

/** "Skills: Java, Go" and "自我评价：…" on one line. */
function inlineHeading(
  text: string,
  line: Line,
  current: SectionKind,
  style: Style,
): Cut | undefined {
  const colon = line.text.search(/[:：]/);
  if (colon < 2 || colon > 40 || line.bullet) return undefined;
  const words = line.text.slice(0, colon);
  const kind = recogniseHeading(words);
  if (kind === undefined || kind === "contact" || kind === "intent") return undefined;
  const rest = trimPiece(text, line.start + colon + 1, line.end);
  if (rest === undefined) return undefined;
  const inEntry = current === "work" || current === "projects" || current === "skills";
  const loud = (words === words.toUpperCase() && /[A-Z]/.test(words)) || line.marked;
  if (inEntry && !(loud && line.gap)) return undefined;
  if (current === "education" && kind === "other" && !loud) return undefined;
  if (kind === "work" || kind === "education" || kind === "projects") {
    // "学历：本科" is a field of a form, no section.
    if (!loud || style.clear) return undefined;
  }
  const start = line.start + colon + 1;
  const shift = line.text.slice(colon + 1).length - line.text.slice(colon + 1).trimStart().length;
  const restLine = { ...line, start: start + shift, text: text.slice(start + shift, line.end) };
  return { kind, heading: { ...line, end: line.start + colon, text: words }, rest: restLine };
}
