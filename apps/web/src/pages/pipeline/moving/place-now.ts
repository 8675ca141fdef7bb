/** What an application has become meanwhile, out of the refusal to move it by what was seen before. */
import type { BoardCard } from "@bole/server/contract";
import { ApiProblem } from "../../../api/problems.ts";
import { STAGES } from "../../../talent/names.ts";

type Place = Pick<BoardCard["application"], "stage" | "version" | "updated_at">;

export function placeNow(error: unknown): Place | null {
  if (!(error instanceof ApiProblem) || error.problem.code !== "version-conflict") return null;
  const current = error.problem.data?.current;
  if (typeof current !== "object" || current === null) return null;
  const said: Readonly<Record<string, unknown>> = { ...current };
  const stage = STAGES.find((known) => known === said.stage);
  const { version, updated_at } = said;
  if (stage === undefined || typeof version !== "number" || typeof updated_at !== "string")
    return null;
  return { stage, version, updated_at };
}
