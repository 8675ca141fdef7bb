/** Whether a piece of text says a time and nothing else. */
import { findDates } from "./find-dates.ts";

const WORDS =
  /时间|日期|起止|从|到|至|开始|结束|入职|离职|毕业|入学|是|为|为止|我|的|一直|干|做|在职|就|才|[\s:~().,。-]|(?<![a-z])(?:from|to|until|till|since|start(?:ed|ing)?|end(?:ed|ing)?|date|dates|in|it|was|is|period|time|i|left|joined|graduated|and|ran)(?![a-z])/g;

/** Text must be folded. */
export function isOnlyDates(text: string, today: Date): boolean {
  const dates = findDates(text, today);
  if (!dates.some(({ year, open }) => year !== undefined || open)) return false;
  const rest = dates.reduceRight(
    (left, { start, end }) => left.slice(0, start) + left.slice(end),
    text,
  );
  return rest.replace(WORDS, "").length <= 1;
}
