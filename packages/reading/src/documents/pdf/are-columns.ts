/**
 * Two blocks of text beside each other: are they columns, each read for itself, or the cells of
 * lines, such as a date or a place at the margin, or a label before what it labels?
 */
import { isDateText } from "./date-text.ts";
import { isPageNumber } from "./page-number.ts";
import type { Segment } from "./segments.ts";

const LABEL = /[:：]$/;
const MOST = 0.8;
const HALF = 0.5;
const MOSTLY = 0.6;
const SOME = 0.2;

export function areColumns(left: readonly Segment[], right: readonly Segment[]): boolean {
  const [leftBody, rightBody] = [bodyOf(left), bodyOf(right)];
  const pairedLeft = share(leftBody, (it) => hasPartner(it, right));
  const pairedRight = share(rightBody, (it) => hasPartner(it, left));
  if (pairedRight >= MOST && (isFlushRight(rightBody) || share(rightBody, isDate) >= HALF))
    return false;
  // An address above them at the same margin makes dates no column.
  if (share(rightBody, isDate) >= SOME && isFlushRight(rightBody)) return false;
  if (pairedLeft >= MOST && share(leftBody, isDateOrLabel) >= HALF) return false;
  // Both days of a range, one above the other, stand beside whatever is there.
  if (share(leftBody.filter(isWord), isDate) >= MOSTLY) return false;
  if (areLabels(leftBody, rightBody)) return false;
  if (backgroundOf(left) !== backgroundOf(right)) return true;
  if (pairedLeft >= MOST && areHeadsBeside(left, right)) return false;
  if (ownHeadings(left, right) + ownHeadings(right, left) >= 2) return true;
  if (pairedLeft >= MOST && pairedRight >= MOST) return isProse(left, right);
  if (pairedLeft >= MOST && areCaptions(leftBody, rightBody)) return false;
  return !(pairedRight >= MOST && areCaptions(rightBody, leftBody));
}

/**
 * Without headings, which stand alone in either layout, and without the page's number: below three dates
 * it would be a quarter of what stands at the margin.
 */
function bodyOf(side: readonly Segment[]): readonly Segment[] {
  const body = side.filter(
    (segment) => !isHeading(segment, side) && !isPageNumber(segment.text.trim()),
  );
  return body.length === 0 ? side : body;
}

const share = (list: readonly Segment[], is: (segment: Segment) => boolean) =>
  list.filter(is).length / list.length;

const hasPartner = (segment: Segment, others: readonly Segment[]) =>
  others.some((other) => isBeside(segment, other));

const isBeside = (one: Segment, other: Segment) =>
  Math.abs(one.y - other.y) <= 0.3 * Math.min(one.size, other.size);

/** Labels of a form come again with every entry, what they label does not. */
const areLabels = (left: readonly Segment[], right: readonly Segment[]) =>
  meanLength(left) < 24 &&
  share(left, (it) => isSaidAgain(it, left)) >= HALF &&
  share(right, (it) => isSaidAgain(it, right)) < SOME;

const isSaidAgain = (segment: Segment, side: readonly Segment[]) =>
  side.some((other) => other !== segment && other.text === segment.text);

const isWord = ({ text }: Segment) => /[\p{L}\p{N}]/u.test(text);
const isDate = ({ text }: Segment) => isDateText(text);
const isDateOrLabel = (segment: Segment) => isDate(segment) || LABEL.test(segment.text);

/** They end at one edge, and do not begin at one. */
function isFlushRight(segments: readonly Segment[]): boolean {
  const edge = Math.max(...segments.map(({ right }) => right));
  const start = Math.min(...segments.map(({ left }) => left));
  return (
    share(segments, ({ right }) => edge - right < 4) >= 0.7 &&
    share(segments, ({ left }) => left - start < 4) < 0.7
  );
}

/** Full lines on both sides. */
const isProse = (left: readonly Segment[], right: readonly Segment[]) =>
  meanLength(left) >= 28 && meanLength(right) >= 28;

/** Headings beside what is none show that each side is built for itself. */
const ownHeadings = (side: readonly Segment[], other: readonly Segment[]) =>
  side.filter((it) => {
    if (!isHeading(it, side)) return false;
    const beside = other.filter((candidate) => isBeside(it, candidate));
    return beside.length > 0 && !beside.some((candidate) => isHeading(candidate, other));
  }).length;

function isHeading(segment: Segment, side: readonly Segment[]): boolean {
  const plain = side.filter((other) => !other.runs[0]?.bold);
  const isBold = segment.runs.every((run) => run.bold) && plain.length * 2 >= side.length;
  const sizes = side.map(({ size }) => size).toSorted((one, other) => one - other);
  return isBold || segment.size > (sizes[sizes.length >> 1] ?? 0) * 1.15;
}

/** Few and short, each beside the first line of something longer, so that most stand alone. */
const areCaptions = (few: readonly Segment[], many: readonly Segment[]) =>
  few.length <= many.length * 0.6 && meanLength(few) < 24 && alone(few) >= HALF;

/** How many have no line right below. */
const alone = (side: readonly Segment[]) =>
  share(side, (it) => !side.some((other) => isBelow(other, it)));

const isBelow = (one: Segment, other: Segment) =>
  one.y > other.y && one.y - other.y < other.size * 1.8;

const meanLength = (segments: readonly Segment[]) =>
  segments.reduce((sum, { text }) => sum + widthOf(text), 0) / segments.length;

/** A Chinese character says as much as two letters and more. */
const widthOf = (text: string) => text.length + (text.match(/[\u4E00-\u9FFF]/g)?.length ?? 0);

/** Headings of the margin: lines that stand alone, however loud the entries beside them are. */
const areHeadsBeside = (heads: readonly Segment[], text: readonly Segment[]) =>
  areCaptions(heads, text) && ownHeadings(heads, text) === 0 && alone(heads) >= MOST;

/** The colour that most of it stands on. */
function backgroundOf(segments: readonly Segment[]): string {
  const counts = new Map<string, number>();
  for (const { runs } of segments) {
    const key = String(runs[0]?.background);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts].toSorted((one, other) => other[1] - one[1])[0]?.[0] ?? "";
}
