/** Numbers in words as digits, for readers of advertisements: 月薪两万五到三万 → 月薪25000-30000. */
import { numbersIn } from "@bole/language/text";

export function inDigits(text: string): string {
  return numbersIn(text).reduceRight((before, { value, to, place: [start, end] }) => {
    if (!/\p{Script=Han}/u.test(before.slice(start, end))) return before;
    const digits = to === undefined ? String(value) : `${value}-${to}`;
    return `${before.slice(0, start)}${digits}${before.slice(end)}`;
  }, text);
}
