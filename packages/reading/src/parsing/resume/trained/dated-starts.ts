/** Lines of heads that begin an entry, because the one above them has said when it was. */
import { type FoundRange, findRanges } from "../dates/find-ranges.ts";
import type { Line } from "../text/line.ts";
import type { LineRole, LineSection } from "./labels.ts";

/** @returns the roles, with more starts among the heads */
export function withDatedStarts(
  lines: readonly Line[],
  sections: readonly LineSection[],
  roles: readonly LineRole[],
): LineRole[] {
  let known: FoundRange | undefined;
  return lines.map((line, index) => {
    const role = roles[index] ?? "body";
    const [own] = findRanges(line.text);
    if (role !== "head" || sections[index] !== sections[index - 1]) {
      known = role === "start" ? own : undefined;
      return role;
    }
    const again = known !== undefined && own !== undefined && isAnother(known, own);
    // A day alone on its line is the other side of a range.
    const alone = own !== undefined && own.end - own.start > line.text.length - 4;
    known ??= own;
    if (!again || (alone && !own.whole)) return role;
    known = own;
    return "start";
  });
}

/** The day on which something ended may stand below that on which it began. */
function isAnother(known: FoundRange, own: FoundRange): boolean {
  if (known.whole || own.whole) return known.whole && (own.whole || isEarlier(known, own));
  return own.from.value.slice(0, 4) < known.from.value.slice(0, 4);
}

const isEarlier = (known: FoundRange, own: FoundRange) =>
  own.from.value !== "" && own.from.value.slice(0, 4) < known.from.value.slice(0, 4);
