/** How much each line of a résumé speaks of what is asked for, proven or not. */
import { numbersIn } from "@bole/language/text";
import type { Closeness } from "./closest-lines.ts";
import type { JudgedRequirement } from "./find-proofs.ts";
import { requirementWeight } from "./proposal-weight.ts";
import type { Proof } from "./tailoring.ts";

export interface LineRelevance {
  readonly score: number;
  /** Ids of the requirements that it speaks of. */
  readonly requirements: readonly string[];
}

export type RelevanceOf = (path: string, line: string) => LineRelevance;

/** A line with a result is read before one without. */
const FIGURE = 0.5;
/** What is about the same as something in the advertisement. */
const CLOSE = 0.5;
/** Less is a word in passing. */
const LEAST_SHARE = 0.3;

export function lineRelevance(
  judged: readonly JudgedRequirement[],
  relevant: Closeness["relevant"],
): RelevanceOf {
  const shares = judged.map(({ requirement, evidence }) => {
    const weight = requirementWeight(requirement);
    const isNear = (path: string, line: string) =>
      requirement.closest.some((near) => isSame(near, path, line));
    const shareOf = (path: string, line: string) =>
      Math.max(
        0,
        ...evidence.parts.flatMap((part) =>
          part.shares
            .filter(({ line: told }) => told.path === path && told.text === line)
            .map(({ share }) => share),
        ),
      );
    return { id: requirement.id, weight, isNear, shareOf };
  });
  return (path, line) => {
    const spoken = shares.map(({ id, weight, isNear, shareOf }) => {
      const share = shareOf(path, line);
      const told = share < LEAST_SHARE ? 0 : share;
      return { id, score: weight * (told + (isNear(path, line) ? CLOSE : 0)) };
    });
    const isRelevant = relevant.some((near) => isSame(near, path, line));
    const sum = spoken.reduce((all, { score }) => all + score, isRelevant ? CLOSE : 0);
    const requirements = spoken.filter(({ score }) => score > 0).map(({ id }) => id);
    return { score: sum + (sum > 0 && numbersIn(line).length > 0 ? FIGURE : 0), requirements };
  };
}

const isSame = (near: Proof, path: string, line: string): boolean =>
  near.path === path && near.line === line;
