/** Small words that point at what was said before, limit a number or ask: `references.json` of each locale. */
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";

const Words = z.array(z.string().min(1));

const Around = z.strictObject({ prefix: Words, suffix: Words });

const ReferenceFile = z.strictObject({
  /** Pronouns for several: "them", 她们. */
  plural: Words,
  /** Pronouns for the one who speaks, alone: "I", 我. */
  first_person: Words,
  /** Pronouns for the one who speaks, with others: "we", 我们. */
  first_person_plural: Words,
  /** Pronouns for people who are spoken of: "she", 他. */
  third_person: Words,
  /** What a message may have beside its arguments if it only says what differs: "and in Leeds?" */
  follow_up: Words,
  /** Those of them that keep what was sought before: "only those with …". */
  narrows: Words,
  /** What a message that only says yes is made of: "yes, send them", 可以. */
  assent: Words,
  /** What no plain yes has: "no", "wrong", "start over", 重新. */
  dissent: Words,
  /** Around a length of time that is counted from another time: "half an hour later", 提前一小时. */
  later: Around,
  earlier: Around,
  /** A day counted from another one: "the day after", 前一天. */
  next_day: Words,
  day_before: Words,
  /** Of another day, by the clock of the time that there is: "same time Monday". */
  same_time: Words,
  /** Which of several times: "the earliest", 最晚. */
  earliest: Words,
  latest: Words,
  /** Around a number that is the most: "less than", 以下. */
  at_most: Around,
  /** Around a number that is the least: "more than", 以上. */
  at_least: Around,
  /** Words that ask for what they stand for: "when", 哪. */
  questions: Words,
});

const FILES = globSync("*/references.json", { cwd: import.meta.dirname }).map((file) =>
  ReferenceFile.parse(JSON.parse(readFileSync(path.join(import.meta.dirname, file), "utf8"))),
);

const all = (words: (file: z.infer<typeof ReferenceFile>) => readonly string[]): string[] =>
  FILES.flatMap(words);

/** Of all languages together: messages mix them. */
export const REFERENCES = {
  plural: all(({ plural }) => plural),
  firstPerson: all(({ first_person }) => first_person),
  firstPersonPlural: all(({ first_person_plural }) => first_person_plural),
  thirdPerson: all(({ third_person }) => third_person),
  followUp: all(({ follow_up }) => follow_up),
  narrows: all(({ narrows }) => narrows),
  assent: all(({ assent }) => assent),
  dissent: all(({ dissent }) => dissent),
  later: {
    prefix: all(({ later }) => later.prefix),
    suffix: all(({ later }) => later.suffix),
  },
  earlier: {
    prefix: all(({ earlier }) => earlier.prefix),
    suffix: all(({ earlier }) => earlier.suffix),
  },
  nextDay: all(({ next_day }) => next_day),
  dayBefore: all(({ day_before }) => day_before),
  sameTime: all(({ same_time }) => same_time),
  earliest: all(({ earliest }) => earliest),
  latest: all(({ latest }) => latest),
  mostBefore: all(({ at_most }) => at_most.prefix),
  mostAfter: all(({ at_most }) => at_most.suffix),
  leastBefore: all(({ at_least }) => at_least.prefix),
  leastAfter: all(({ at_least }) => at_least.suffix),
  questions: all(({ questions }) => questions),
};

/** Whether one of the words stands in a text: a Latin one, or several, as whole words, a Han one anywhere. */
export function hasWord(text: string, words: readonly string[]): boolean {
  const parts = ` ${text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .join(" ")} `;
  return words.some((word) =>
    /^\p{Script=Han}/u.test(word) ? text.includes(word) : parts.includes(` ${word} `),
  );
}

/** Whether a text says what its writer did alone: "I", 我, and not only "we", 我们. */
export function speaksOfSelf(text: string): boolean {
  const alone = REFERENCES.firstPersonPlural
    .filter((word) => /^\p{Script=Han}/u.test(word))
    .reduce((left, word) => left.replaceAll(word, " "), text);
  return hasWord(alone, REFERENCES.firstPerson);
}

/** Whether a text speaks of somebody by a pronoun. */
export const speaksOfSomebody = (text: string): boolean => hasWord(text, REFERENCES.thirdPerson);
