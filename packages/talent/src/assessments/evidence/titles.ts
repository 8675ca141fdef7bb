/**
 * Years of something, by what the jobs were called: who was a nurse for three years has three years of nursing,
 * whether or not a skill says so. Every word of the criterion must stand in the title or in another name of that
 * occupation. It only ever meets a criterion; where it does not, the other looks judge.
 */
import { readClaim } from "@bole/language/claims";
import { yearsAtWork } from "@bole/reading";
import { withOtherNames } from "../../titles/index.ts";
import { type Look, quotesAt } from "../judgement.ts";
import { wordsAsked } from "./words.ts";
import { dateSpans, yearsAsked } from "./years.ts";

export const lookForTitles: Look = (criterion, evidence, language) => {
  const wanted = yearsAsked(criterion);
  const words = wordsAsked(criterion.text);
  if (wanted === 0 || words.length === 0 || evidence.roles !== undefined) return undefined;
  const { data, sources } = evidence.resume;
  const roles = data.workExperience.flatMap(({ position }, at) =>
    isTitled(position, words) && !isTraining(position, evidence.today) ? [at] : [],
  );
  const work = data.workExperience.filter((_, at) => roles.includes(at));
  const years = yearsAtWork({ ...data, workExperience: work }, evidence.today) ?? 0;
  if (years < wanted) return undefined;
  const titles = roles.flatMap(
    (at) => sources[`workExperience[${at}].position`]?.slice(0, 1) ?? [],
  );
  const reason =
    language === "zh"
      ? `以此职务工作 ${years} 年，要求 ${wanted} 年。`
      : `${years} years under such a title; ${wanted} are asked for.`;
  const spans = [...titles.slice(0, 1), ...dateSpans({ ...evidence, roles })];
  return { verdict: "meets", reason, quotes: quotesAt(evidence.text, spans) };
};

function isTitled(position: string, words: readonly string[]): boolean {
  const names = withOtherNames(position).normalize("NFKC").toLowerCase();
  const named = names.split(/[^\p{Script=Latin}\p{N}+#]+/u);
  return words.every((word) =>
    /\p{Script=Han}/u.test(word) ? names.includes(word) : named.some((one) => isForm(one, word)),
  );
}

/** The ending that a form of an English word may have, such as in "baker" and "baking". */
const ENDING = 3;
const STEM = 4;

/** Of the same word: as it is, or with another ending. */
function isForm(one: string, other: string): boolean {
  const stem = Math.max(STEM, Math.max(one.length, other.length) - ENDING);
  return one === other || (one.length >= STEM && one.slice(0, stem) === other.slice(0, stem));
}

/** "Trainee nurse", 实习护士. */
function isTraining(position: string, today: Date): boolean {
  const day = {
    year: today.getUTCFullYear(),
    month: today.getUTCMonth() + 1,
    day: today.getUTCDate(),
  };
  return [...position.matchAll(/\p{Script=Han}{2}|\p{L}{3,}/gu)].some(({ 0: word, index }) => {
    const place = [index, index + word.length] as const;
    return readClaim({ text: position, place, today: day }) === "pending";
  });
}
