/** Days of the week that somebody keeps free, or that are the only ones they have. */
import type { Weekday } from "../text/day.ts";
import { clausesOf } from "./quoted.ts";

export interface NamedWeekdays {
  readonly days: readonly Weekday[];
  readonly kind: "free" | "only";
  readonly quote: string;
}

const NAMES: readonly (readonly [RegExp, readonly Weekday[]])[] = [
  [/周末|双休日|weekends?/i, [6, 7]],
  [/工作日|平时|weekdays?/i, [1, 2, 3, 4, 5]],
  [/周一|星期一|礼拜一|\bmondays?\b/i, [1]],
  [/周二|星期二|礼拜二|\btuesdays?\b/i, [2]],
  [/周三|星期三|礼拜三|\bwednesdays?\b/i, [3]],
  [/周四|星期四|礼拜四|\bthursdays?\b/i, [4]],
  [/周五|星期五|礼拜五|\bfridays?\b/i, [5]],
  [/周六|星期六|礼拜六|\bsaturdays?\b/i, [6]],
  [/周日|周天|星期天|星期日|礼拜天|\bsundays?\b/i, [7]],
];
const ONLY =
  /只有|只能|仅|才有|才能|\bonly\b|可以全天|free for|are free to|can (?:study|practi[sc]e|train|learn|work)[^,.]* (?:on|at)/i;
const FREE =
  /不(?:行|安排|学|想|能|可以|方便|要|工作)|休息|没空|没时间|留给|陪|要空|除了|别|\bno\b|\bnot\b|\boff\b|keep|except|\bfree\b(?! for| to)|rest|family|without|never|don't/i;

export function readWeekdays(text: string): NamedWeekdays[] {
  return clausesOf(text).flatMap((clause) => {
    const days = NAMES.flatMap(([name, numbers]) => (name.test(clause.text) ? numbers : []));
    const kind = ONLY.test(clause.text) ? "only" : FREE.test(clause.text) ? "free" : null;
    const quote = clause.text.trim();
    return days.length > 0 && kind !== null ? [{ days: [...new Set(days)], kind, quote }] : [];
  });
}
