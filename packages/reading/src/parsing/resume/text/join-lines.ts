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
  let [lead, before]: (Line | undefined)[] = [];
  for (const line of lines) {
    const words = cleanWords(original.slice(line.start, line.end));
    const rest = before !== undefined && continues(before, line, lead);
    if (rest) value += glue(value, words) + words;
    else {
      value += `${before === undefined ? "" : "\n"}${mark(line)}${words}`;
      lead = line;
    }
    before = line;
  }
  return { value, spans: lines.map(({ start, end }) => ({ start, end })) };
}

/**
 * Whether a line is the rest of the one before it.
 * @param lead the first line of what it would be a part of
 */
export function continues(before: Line, line: Line, lead: Line = before): boolean {
  if (line.bullet || line.marked || line.gap) return false;
  // A semicolon ends an item only if what follows does not begin small.
  const ends = /^\p{Ll}/u.test(line.text) ? /[。!?]$/ : /[。!?;]$/;
  if (ends.test(before.text)) return false;
  if (line.bold && !before.bold) return false;
  const sentence = /\.$/.test(before.text);
  if (sentence && !before.full) return false;
  // Behind a full stop, what is not set in as the item's text is begins something else.
  const hangs = line.indent > lead.indent + 1;
  if (sentence && lead.bullet && !hangs && !/^\p{Ll}/u.test(line.text)) return false;
  if (before.full) return true;
  if (/^\p{Ll}/u.test(line.text) && /[\p{Ll},]$/u.test(before.text)) return true;
  return lead.bullet && hangs && line.size === 0;
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
