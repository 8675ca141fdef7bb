/** What the headings of this document look like, learnt from those whose words are known. */
import { textWidth } from "../text/characters.ts";
import type { Line } from "../text/line.ts";

export interface HeadingStyle {
  /** The known headings look alike, and unlike the rest. */
  readonly clear: boolean;
  readonly matches: (line: Line) => boolean;
}

const caps = (text: string) => /\p{Lu}{2}/u.test(text) && text === text.toUpperCase();

export function headingStyle(known: readonly Line[], lines: readonly Line[]): HeadingStyle {
  const size = median(known.map((line) => line.size));
  const body = median(lines.map((line) => line.size));
  const share = (test: (line: Line) => boolean) =>
    known.length === 0 ? 0 : known.filter(test).length / known.length;
  const isLarge = (line: Line) => size > 0 && line.size >= size - 0.6 && line.size <= size + 3;
  const traits: ((line: Line) => boolean)[] = [];
  if (size > body + 0.6 && share(isLarge) > 0.6) traits.push(isLarge);
  if (share(({ bold }) => bold) > 0.6) traits.push(({ bold }) => bold);
  if (share(({ marked }) => marked) > 0.6) traits.push(({ marked }) => marked);
  if (share(({ text }) => caps(text)) > 0.6) traits.push(({ text }) => caps(text));
  return {
    clear: traits.length > 0 && known.length >= 2,
    matches: (line) => traits.every((trait) => trait(line)),
  };
}

/** Words we don't know, but the looks of all other headings. */
export function looksLikeHeading(line: Line, next: Line | undefined, style: HeadingStyle): boolean {
  if (!style.clear || next === undefined || line.bullet || !line.gap) return false;
  if (!style.matches(line)) return false;
  if (textWidth(line.text) > 40 || /[\d,;。|@]|\s{2,}|\t/.test(line.text)) return false;
  // Bold alone is what names of companies are, too.
  return caps(line.text) || line.marked || (line.size > 0 && line.size > next.size + 0.6);
}

function median(values: readonly number[]): number {
  const sorted = values.filter((value) => value > 0).toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
