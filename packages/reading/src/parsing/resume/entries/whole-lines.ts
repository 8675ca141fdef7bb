/** Headers that were too long for their line: "Engineer, Acme Inc., San" and "Francisco, CA" are one. */

import { rangesOf } from "../dates/ranges-of-line.ts";
import { hasCjk, textWidth } from "../text/characters.ts";
import type { Line } from "../text/line.ts";
import { isOnlyDates } from "./dated-starts.ts";

type Hint = (line: Line) => number;

/** The rest of a header is short. */
const REST = 60;

/** Lines with the rest of a broken header put to it; only what dates or a list follow is known to be one. */
export function wholeLines(lines: readonly Line[], hint: Hint): Line[] {
  const whole: Line[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const [line, rest, next] = [lines[index], lines[index + 1], lines[index + 2]];
    if (line === undefined) break;
    if (rest && isBroken(line, rest, hint) && isFollowed(rest, next)) {
      whole.push({ ...line, end: rest.end, text: `${line.text} ${rest.text}`, full: false });
      index += 1;
    } else whole.push(line);
  }
  return whole;
}

function isBroken(line: Line, rest: Line, hint: Hint): boolean {
  if (line.bullet || rest.bullet || rest.gap || rest.marked || !line.full) return false;
  if (line.bold !== rest.bold || line.size !== rest.size || rest.start !== line.end + 1)
    return false;
  if (hasCjk(line.text.slice(-1)) && hasCjk(rest.text.charAt(0))) return false;
  return (
    rangesOf(line).every(({ whole }) => !whole) &&
    hint(line) > 0 &&
    textWidth(rest.text) < REST &&
    !isOnlyDates(rest)
  );
}

/** By its dates, or, where these stand above, by the list of what was done. */
const isFollowed = (rest: Line, next: Line | undefined) =>
  dated(rest) || (next !== undefined && (isOnlyDates(next) || next.bullet));

const dated = (line: Line) => rangesOf(line).some(({ whole }) => whole);
