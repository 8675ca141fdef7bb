/** Which parts of a text stand between quotation marks. Found once, asked often. */
import type { Place } from "../normalise/mapped-text.ts";

const QUOTED =
  /"[^"\n]{2,200}"|“[^”\n]{2,200}”|‘[^’\n]{2,200}’|「[^」\n]{2,200}」|『[^』\n]{2,200}』|`[^`\n]{2,200}`|《[^》\n]{2,200}》|(?<![a-z])'[^'\n]{2,200}'(?![a-z])/g;

export type Quotations = (place: Place) => boolean;

export function quotationsIn(text: string): Quotations {
  const ranges = [...text.matchAll(QUOTED)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
  return ({ start, end }) => ranges.some((range) => range.start < start && end < range.end);
}
