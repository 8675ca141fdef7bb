/**
 * Spans whose edges the network missed: in quotes, what is quoted is meant, and the number of the next point of a list is
 * none of it. Only words that are written down as they are need it: names are found by what is on record. Words without
 * quotes stay as they were read; where Han words begin and end, the network knows better than any rule that was tried.
 */
import type { Mention, Place } from "../reading/reading.ts";

/** Arguments whose words are taken as they are. */
const WRITTEN: ReadonlySet<string> = new Set(
  "value line content title company position school major degree project role skill location".split(
    " ",
  ),
);
const QUOTES = ["“”", "‘’", "「」", "『』", '""'];
export function snapSpans(mentions: readonly Mention[], message: string): Mention[] {
  return mentions.map((mention, at) => {
    if (!WRITTEN.has(mention.name)) return mention;
    const others = mentions.filter((_, index) => index !== at).map(({ place }) => place);
    const place = quoted(mention.place, message) ?? withoutPoint(mention.place, message);
    const isFree = others.every(([from, to]) => to <= place[0] || from >= place[1]);
    return isFree ? { ...mention, place, text: message.slice(...place) } : mention;
  });
}

/** What stands between quotes, if the span covers most of it and little else. */
function quoted([from, to]: Place, message: string): Place | undefined {
  for (const [open = "", close = ""] of QUOTES) {
    const start = message.lastIndexOf(open, from + 1);
    const end = start < 0 ? -1 : message.indexOf(close, start + 1);
    if (end <= start + 1) continue;
    const inside = Math.min(to, end) - Math.max(from, start + 1);
    const isMost = 2 * inside >= end - start - 1 && from >= start - 1 && to <= end + 2;
    if (isMost) return [start + 1, end];
  }
  return undefined;
}

/** "Leeds 2. add Figma": the number belongs to what follows. */
function withoutPoint([from, to]: Place, message: string): Place {
  const point = /\s\d{1,2}$/.exec(message.slice(from, to));
  const isNext = point !== null && /^[.、)]\s*\S/u.test(message.slice(to));
  return isNext ? [from, to - point[0].length] : [from, to];
}
