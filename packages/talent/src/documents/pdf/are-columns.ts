/**
 * Two blocks of text beside each other: are they columns, each read for itself, or the cells of
 * lines, such as a date or a place at the margin, or a label before what it labels?
 */
import type { Segment } from "./segments.ts";

const DATE = /(19|20)\d\d|\d{1,2}\s*[./]\s*\d{4}|至今|present|current|\bnow\b/i;
const LABEL = /[:：]$/;
const MOST = 0.8;
const HALF = 0.5;

export function areColumns(left: readonly Segment[], right: readonly Segment[]): boolean {
  const paired = { left: share(left, (it) => hasPartner(it, right)), right: 0 };
  paired.right = share(right, (it) => hasPartner(it, left));
  if (paired.right >= MOST && (isFlushRight(right) || share(right, isDate) >= HALF)) return false;
  if (paired.left >= MOST && share(left, isDateOrLabel) >= HALF) return false;
  if (backgroundOf(left) !== backgroundOf(right)) return true;
  if (paired.left >= MOST && paired.right >= MOST)
    return isProse(left, right) || headings(left, right) + headings(right, left) >= 2;
  if (paired.left >= MOST && areCaptions(left, right)) return false;
  return !(paired.right >= MOST && areCaptions(right, left));
}

const share = (list: readonly Segment[], is: (segment: Segment) => boolean) =>
  list.filter(is).length / list.length;

const hasPartner = (segment: Segment, others: readonly Segment[]) =>
  others.some((other) => isBeside(segment, other));

const isBeside = (one: Segment, other: Segment) =>
  Math.abs(one.y - other.y) <= 0.3 * Math.min(one.size, other.size);

const isDate = ({ text }: Segment) => DATE.test(text) && text.length <= 40;
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

/** A heading beside something that is none shows that the sides are built for themselves. */
const headings = (side: readonly Segment[], other: readonly Segment[]) =>
  side.filter(
    (it) =>
      isHeading(it, side) &&
      !other.some((beside) => isBeside(it, beside) && isHeading(beside, other)),
  ).length;

function isHeading(segment: Segment, side: readonly Segment[]): boolean {
  const plain = side.filter((other) => !other.runs[0]?.bold);
  const isBold = segment.runs.every((run) => run.bold) && plain.length * 2 >= side.length;
  const sizes = side.map(({ size }) => size).toSorted((one, other) => one - other);
  return isBold || segment.size > (sizes[sizes.length >> 1] ?? 0) * 1.15;
}

/** Few and short, each beside the first line of something longer. */
const areCaptions = (few: readonly Segment[], many: readonly Segment[]) =>
  few.length <= many.length * 0.6 && meanLength(few) < 24;

const meanLength = (segments: readonly Segment[]) =>
  segments.reduce((sum, { text }) => sum + widthOf(text), 0) / segments.length;

/** A Chinese character says as much as two letters and more. */
const widthOf = (text: string) => text.length + (text.match(/[\u4E00-\u9FFF]/g)?.length ?? 0);

/** The colour that most of it stands on. */
function backgroundOf(segments: readonly Segment[]): string {
  const counts = new Map<string, number>();
  for (const { runs } of segments) {
    const key = String(runs[0]?.background);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts].toSorted((one, other) => other[1] - one[1])[0]?.[0] ?? "";
}
