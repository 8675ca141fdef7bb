/**
 * What a message names exactly (a number, an address, a quotation) and the résumé says neither before nor after
 * the edit: something that was said is not in it, so somebody looks first.
 */
import { folded, numbersIn } from "@bole/language/text";
import type { ResumeData } from "@bole/talent";

/** Smaller numbers count lines or months, or say which one. */
const COUNTING = 12;
const ADDRESSES = /[^\s，。；,;<>()（）]+(?:@|:\/\/)[^\s，。；,;<>()（）]+/gu;
const QUOTED = /“([^”\n]{2,80})”|"([^"\n]{2,80})"|「([^」\n]{2,80})」/gu;

export function unusedFacts(message: string, before: ResumeData, after: ResumeData): string[] {
  const text = [...new Set([...wordsIn(before), ...wordsIn(after)])].join("\n");
  const plain = folded(text);
  const isSaid = (words: string) => plain.includes(folded(words).replace(/[.!?。！？]+$/u, ""));
  const addresses = matches(message, ADDRESSES);
  const quoted = matches(message, QUOTED);
  // 2025.8 is a month, not a number.
  const rest = [...addresses, ...quoted]
    .reduce((left, words) => left.replace(words, " "), message)
    .replaceAll(/\b((?:19|20)\d\d)[./](\d{1,2})\b/g, "$1 $2");
  const known = numbersKnown(text);
  return [
    ...[...addresses, ...quoted].filter((words) => !isSaid(words)),
    ...numbersIn(rest)
      .filter(({ value, to }) => (to ?? value) > COUNTING && !known(value) && !known(to ?? value))
      .map(({ place }) => rest.slice(...place)),
  ];
}

const matches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([all, ...groups]) => groups.find(Boolean) ?? all);

/** 17 is known where 2017 stands, 0184 where a phone number ends with it. */
function numbersKnown(text: string): (value: number) => boolean {
  const values = new Set(numbersIn(text).flatMap(({ value, to = value }) => [value, to]));
  const runs = text.match(/\d+(?:[ .,()/-]{1,2}\d+)*/g) ?? [];
  const digits = [...runs, ...(text.match(/\d+/g) ?? [])].map((run) => run.replaceAll(/\D/g, ""));
  return (value) =>
    values.has(value) ||
    digits.some((run) => run.startsWith(String(value)) || run.endsWith(String(value)));
}

function wordsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return value !== null && typeof value === "object" ? Object.values(value).flatMap(wordsIn) : [];
}
