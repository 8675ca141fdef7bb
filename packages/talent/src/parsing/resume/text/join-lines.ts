/**
 * Puts lines together that were one before they were broken, and writes list items as "- " lines.
 * The spans of the lines are kept, so that the whole still says where it came from.
 */
import type { TextSpan } from "../../../model/span.ts";
import { hasCjk } from "./characters.ts";
import type { Line } from "./line.ts";

export interface Prose {
  readonly value: string;
  readonly spans: readonly TextSpan[];
}

export function joinLines(original: string, lines: readonly Line[]): Prose {
  let value = "";
  let before: Line | undefined;
  for (const line of lines) {
    const words = cleanWords(original.slice(line.start, line.end));
    if (before === undefined) value = mark(line) + words;
    else if (continues(before, line)) value += glue(value, words) + words;
    else value += `\n${mark(line)}${words}`;
    before = line;
  }
  return { value, spans: lines.map(({ start, end }) => ({ start, end })) };
}

/** Whether a line is the rest of the one before it. */
export function continues(before: Line, line: Line): boolean {
  if (line.bullet || line.marked || line.gap) return false;
  if (/[。！？!?;；]$/.test(before.text)) return false;
  if (/\.$/.test(before.text) && !before.full) return false;
  if (before.bold !== line.bold && line.bold) return false;
  if (before.full) return true;
  if (/^[\p{Ll}]/u.test(line.text) && /[\p{Ll},]$/u.test(before.text)) return true;
  return before.bullet && line.indent > before.indent && line.size === 0;
}

const mark = (line: Line) => (line.bullet ? "- " : "");

/** Without the marks of Markdown, and with single blanks. */
export function cleanWords(text: string): string {
  return text
    .replace(/\*\*|__|`/g, "")
    .replace(/\[([^\]]+)\]\([^)\s]+\)/g, "$1")
    .replace(/\s+/g, " ")
    .trim();
}

function glue(before: string, after: string): string {
  const [last, first] = [before.slice(-1), after.slice(0, 1)];
  return hasCjk(last) || hasCjk(first) || /[，。；：、（）]/.test(last + first) ? "" : " ";
}
