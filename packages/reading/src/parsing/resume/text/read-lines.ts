/** The document's lines. Formats without pages have no looks; then text alone must do. */
import type { DocumentPage, ReadDocument, TextLine } from "../../../model/read-document.ts";
import { bulletLength } from "./bullet.ts";
import { hasCjk, textWidth } from "./characters.ts";
import type { Line } from "./line.ts";
import { trimPiece } from "./span.ts";

/** Lines that begin within so many points of one another share a column. */
const SAME_COLUMN = 60;

interface Looks extends TextLine {
  /** The right edge of the column that it stands in. */
  readonly edge: number;
}

/** @param text the document's text, folded */
export function readLines(document: ReadDocument, text: string): Line[] {
  const looks = looksOf(document.pages);
  const widest = document.kind === "txt" ? widestOf(text) : Number.POSITIVE_INFINITY;
  const lines: Line[] = [];
  let at = 0;
  let blank = false;
  let next = 0;
  for (const raw of text.split("\n")) {
    const [start, end] = [at, at + raw.length];
    at = end + 1;
    while ((looks[next]?.end ?? Number.POSITIVE_INFINITY) <= start) next += 1;
    const look = (looks[next]?.start ?? Number.POSITIVE_INFINITY) < end ? looks[next] : undefined;
    const line = lineOf(text, start, end);
    if (line === undefined) {
      blank = true;
      continue;
    }
    lines.push({
      ...line,
      indent: look?.box.x ?? raw.length - raw.trimStart().length,
      gap: blank || lines.length === 0,
      bold: (look?.bold ?? false) || isMarkedBold(raw),
      size: look?.font_size ?? 0,
      full:
        !isTabbed(raw) &&
        (look ? reachesEdge(look) || isTight(text, look, looks[next + 1]) : isWide(raw, widest)),
    });
    blank = false;
  }
  return lines;
}

function lineOf(text: string, start: number, end: number) {
  const raw = text.slice(start, end);
  const indent = raw.length - raw.trimStart().length;
  const marked = /^#{1,6}\s+\S/.test(raw.trimStart());
  const mark = marked ? 0 : bulletLength(raw.trimStart());
  const body = trimLine(text, start + indent + mark, end);
  if (body === undefined || /^[-=_*~—─━\s|:+]+$/.test(body.text)) return undefined;
  return { ...body, bullet: mark > 0, marked };
}

/** Of a line only what is around it goes; its own signs stay, a last full stop above all. */
function trimLine(text: string, start: number, end: number) {
  let [from, to] = [start, end];
  while (from < to && /[\s#|│]/.test(text.charAt(from))) from += 1;
  while (from < to && /[\s|│]/.test(text.charAt(to - 1))) to -= 1;
  return trimPiece(text, from, to) === undefined
    ? undefined
    : { start: from, end: to, text: text.slice(from, to) };
}

function looksOf(pages: readonly DocumentPage[]): Looks[] {
  return pages
    .flatMap(({ lines }) =>
      lines.map((line) => {
        const column = lines.filter((other) => Math.abs(other.box.x - line.box.x) < SAME_COLUMN);
        return { ...line, edge: Math.max(...column.map(({ box }) => box.x + box.width)) };
      }),
    )
    .toSorted((a, b) => a.start - b.start);
}

const reachesEdge = ({ box, edge, font_size }: Looks) => box.x + box.width > edge - font_size * 4;

/** The next line's first word would not have fitted. */
function isTight(text: string, look: Looks, below: Looks | undefined): boolean {
  if (below === undefined || below.box.y <= look.box.y || hasCjk(text.charAt(below.start)))
    return false;
  const words = text.slice(below.start, below.end);
  const first = /^[^\s-]+/.exec(words)?.[0].length ?? 0;
  if (Math.abs(below.font_size - look.font_size) > 0.5 || first > LONGEST_WORD) return false;
  const room = look.edge - look.box.x - look.box.width;
  return room < (below.box.width * (first + 1)) / Math.max(1, words.length);
}

/** Addresses of pages are longer, and are broken anywhere. */
const LONGEST_WORD = 20;

/** What stands at the right edge behind a wide gap was not broken there. */
const isTabbed = (raw: string) => /\t|\S\s{3,}\S/.test(raw);

const isMarkedBold = (raw: string) => /^\s*(?:[-*+]\s+)?\*\*[^*]+\*\*/.test(raw);

/** Plain texts are wrapped only if many of their lines end at nearly the same place. */
function widestOf(text: string): number {
  const widths = text
    .split("\n")
    .filter((line) => !isTabbed(line))
    .map((line) => textWidth(line.trimEnd()))
    .filter((width) => width > 50)
    .toSorted((a, b) => b - a);
  const widest = widths[0] ?? 0;
  const near = widths.filter((width) => width > widest - 14).length;
  return widest <= 130 && near >= 4 ? widest : Number.POSITIVE_INFINITY;
}

const isWide = (raw: string, widest: number) => textWidth(raw.trimEnd()) > widest - 16;
