/** Whether something that a line names is still valid, where the line gives the date until which it is or was. */
import { datesIn } from "../text/dates.ts";
import type { Claim } from "./claim.ts";
import type { Mention } from "./features.ts";

/** Before the date: "valid through 2027-08", 有效期至2025-05. */
const UNTIL =
  /(?:有效期?(?:限)?\s*[至到]|有效期[^,，;；]{0,6}[,，]\s*[至到]|有效期[:：]?|复审[至到]|\b(?:valid|current|good)\s+(?:through|until|till?|to|thru)|\bexpir(?:es|ed|y|ing)(?:\s+(?:date|on|in))?|\b(?:lapsed|ran out|runs out)(?:\s+(?:on|in))?|\bterm ended|\bexp\.?)\s*[:：]?\s*$/iu;
/** After it: 2023年6月到期. */
const OVER = /^\s*(?:已经?|就)?(?:到期|过期|失效|expire[sd]|ran out|lapsed)/iu;
/** Where no date is needed. */
const LAPSED =
  /\b(?:not renewed|not maintained|no longer valid|expired|lapsed|ran out)\b|已过期|过期|没(?:去)?复审|未复审|没换证?|未续/iu;
const STOP = /[;；\n]/u;

/** @returns undefined where the line says nothing of how long it is valid */
export function validityAt({
  text,
  place: [start, end],
  today,
}: Mention): Extract<Claim, "held" | "lapsed"> | undefined {
  const from = Math.max(0, text.slice(0, start).search(/[^;；\n]*$/u));
  const stop = text.slice(end).search(STOP);
  const part = text.slice(from, stop < 0 ? text.length : end + stop);
  for (const { place, year, month, day } of datesIn(part)) {
    if (year === undefined) continue;
    const isEnd = UNTIL.test(part.slice(0, place[0])) || OVER.test(part.slice(place[1]));
    if (!isEnd) continue;
    const there = year * 400 + (month ?? 12) * 32 + (day ?? 31);
    return there < today.year * 400 + today.month * 32 + today.day ? "lapsed" : "held";
  }
  return LAPSED.test(part) ? "lapsed" : undefined;
}
