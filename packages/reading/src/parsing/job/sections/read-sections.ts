/** Which part of the advertisement each line belongs to. Headings themselves are left out. */
import type { AdLine } from "../text/ad.ts";
import { lineAt, linePrefix } from "../text/read-lines.ts";
import type { LabelledFact } from "./labels.ts";
import { likelyKind } from "./likely-kind.ts";
import { type SectionKind, sectionKind } from "./section-kind.ts";

export interface SectionLine extends AdLine {
  readonly kind: SectionKind;
}

interface HeadingFound {
  readonly kind: SectionKind;
  /** What stands after the heading on the same line. */
  readonly rest: AdLine | undefined;
}

export interface Sections {
  readonly lines: readonly SectionLine[];
  /** How many of them stand before the first heading. */
  readonly head: number;
}

export function readSections(
  folded: string,
  lines: readonly AdLine[],
  facts: readonly LabelledFact[],
): Sections {
  const read: SectionLine[] = [];
  let kind: SectionKind = "open";
  let head = -1;
  let listed = false;
  for (const [at, line] of lines.entries()) {
    if (
      facts.some(
        ({ from, end }) => from <= line.start + 3 && from >= line.start - 6 && end > line.start,
      )
    ) {
      read.push({ ...line, kind: "facts" });
      continue;
    }
    const isAboveList = !line.bullet && lines[at + 1]?.bullet === true;
    const heading = headingOf(folded, line, read.length === 0) ?? likelyHeading(line, isAboveList);
    if (heading !== undefined) {
      if (head < 0) head = read.length;
      kind = heading.kind;
      listed = false;
      if (heading.rest !== undefined) read.push({ ...heading.rest, kind });
      continue;
    }
    // After a list, words that stand apart from it are no longer part of it.
    if (listed && line.gap && !line.bullet && (kind === "must" || kind === "nice")) kind = "open";
    listed ||= line.bullet;
    read.push({ ...line, kind });
  }
  return { lines: read, head: head < 0 ? read.length : head };
}

function headingOf(folded: string, line: AdLine, first: boolean): HeadingFound | undefined {
  const { text } = line;
  const bracketed = /^[【[《〖]([^】\]》〗]{2,24})[】\]》〗]\s*:?\s*/.exec(text);
  if (bracketed !== null) {
    const kind = sectionKind(bracketed[1] ?? "");
    const rest = restOf(folded, line, bracketed[0].length);
    if (kind !== undefined) return { kind, rest };
    // A heading of its own that is not known; with words after it, it decorates them.
    return rest === undefined && !first ? { kind: "open", rest } : undefined;
  }
  const named = /^([^:。;]{2,70}?)\s*[:]\s*(?=\S)/.exec(text);
  if (named !== null) {
    const kind = sectionKind(named[1] ?? "");
    if (kind !== undefined) return { kind, rest: restOf(folded, line, named[0].length) };
  }
  const prefix = linePrefix(folded, line.start);
  const marked = /^\s*(?:#{1,6}\s|\*\*|__)/.test(prefix);
  const kind = isShaped(text, marked) ? headingKind(text) : undefined;
  if (kind !== undefined) return { kind, rest: undefined };
  const isTitle = /^\s*#{1,6}\s+$/.test(prefix);
  return isTitle && !first ? { kind: "open", rest: undefined } : undefined;
}

/** A line above a list that is worded like headings are. */
function likelyHeading({ text }: AdLine, isAboveList: boolean): HeadingFound | undefined {
  const kind = isAboveList && isShaped(text, false) ? likelyKind(text) : undefined;
  return kind === undefined ? undefined : { kind, rest: undefined };
}

/** Of a heading in one language, or in two: "Requirements 任职要求". */
function headingKind(text: string): SectionKind | undefined {
  const [latin = "", han = ""] = text.split(/[\s/|]*(?=\p{Script=Han})(.*)/u);
  return sectionKind(text) ?? (han === "" ? undefined : (sectionKind(han) ?? sectionKind(latin)));
}

function restOf(folded: string, line: AdLine, length: number): AdLine | undefined {
  return lineAt(folded, line.start + length, line.end);
}

/** Whether a line looks like a heading: sentences that begin like one are none. */
function isShaped(text: string, marked: boolean): boolean {
  if (/[:]$/.test(text) || marked) return true;
  if (/[.。;,]$/.test(text)) return false;
  if (/\p{Script=Han}/u.test(text)) return text.length <= (/[a-z]{4}/i.test(text) ? 30 : 14);
  const words = text.split(/\s+/).length;
  return words <= (/^you (?:are|have|need|should|must|bring|may|might)\b/i.test(text) ? 3 : 6);
}
