/** What each line of a résumé is worth to whoever reads it for this job. */
import type { JudgedRequirement } from "./find-proofs.ts";

export interface LineRelevance {
  /** Ids of what must be met and this line clearly proves. */
  readonly proves: readonly string[];
  /** It tells something of what is asked for. */
  readonly isRelevant: boolean;
}

export type RelevanceOf = (path: string, line: string) => LineRelevance;

/** How likely it is that a line clearly proves something, that it may speak against it, and that it tells of it. */
const [CLEAR, DOUBTFUL, TOLD] = [0.5, 0.3, 0.35];

export function lineRelevance(judged: readonly JudgedRequirement[]): RelevanceOf {
  return (path, line) => {
    const read = judged.flatMap(({ requirement, evidence }) =>
      evidence.readings
        .filter((one) => one.line.path === path && one.line.text === line)
        .map((reading) => ({ requirement, reading })),
    );
    const clear = read.filter(
      ({ requirement: { verdict, need }, reading: { proves, against } }) =>
        verdict === "meets" && need === "must" && proves >= CLEAR && against < DOUBTFUL,
    );
    return {
      proves: clear.map(({ requirement }) => requirement.id),
      isRelevant: read.some(({ reading }) => reading.tells >= TOLD),
    };
  };
}
