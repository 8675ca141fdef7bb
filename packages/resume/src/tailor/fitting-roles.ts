/** The jobs that count where years of something are asked for; a training for it does not. */
import type { Criterion, ResumeData } from "@bole/talent";
import { askedThings } from "./asked-things.ts";
import { claimAt, mentionsOf } from "./mentions.ts";

/** @returns places in the list of jobs; undefined where years of any work will do */
export function fittingRoles(
  data: ResumeData,
  { text }: Criterion,
  {
    title,
    close,
    today,
  }: { readonly title: string; readonly close: readonly number[]; readonly today: Date },
): number[] | undefined {
  const asked = askedThings(text);
  if (asked.length === 0) return undefined;
  const titled = askedThings(title);
  const wantsTraining = asked.some(({ place }) => claimAt(text, place, today) === "pending");
  return data.workExperience.flatMap(({ position, description }, at) => {
    const names = (words: string, things: typeof asked) => {
      const lines = words.split("\n").map((line) => ({ path: "", text: line, start: 0 }));
      const found = things.filter(
        (thing) => mentionsOf(thing, { lines, concepts: [], today }).length > 0,
      );
      const isNamed = found.some(({ concept, isName }) => concept !== null || isName);
      return (
        (isNamed && things === asked) || (things.length > 0 && found.length * 2 > things.length)
      );
    };
    const isTraining =
      claimAt(position, [0, position.length], today) === "pending" || isTrainee(position, today);
    const fits =
      close.includes(at) || names(position, titled) || names(`${position}\n${description}`, asked);
    return fits && (wantsTraining || !isTraining) ? [at] : [];
  });
}

/** By any word of the title: "Apprentice Electrician", 实习律师. */
function isTrainee(position: string, today: Date): boolean {
  const words = [...position.matchAll(/\p{Script=Han}{2}|[\p{L}]{3,}/gu)];
  return words.some(
    ({ 0: word, index }) => claimAt(position, [index, index + word.length], today) === "pending",
  );
}
