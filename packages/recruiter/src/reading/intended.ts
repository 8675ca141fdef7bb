/** Which workflow begins once a question is answered. */
import type { OpenQuestion } from "@bole/language";
import type { Wish } from "./desk.ts";
import type { Intended } from "./reading.ts";
import { shapeOf } from "./shape.ts";
import { goalsOfCall } from "./work/goals.ts";

/** @param wishes of the calls that are clear already; @returns null where nothing waits that starts work */
export function intendedOf(
  { tool, argument, choices, call, rest }: OpenQuestion,
  wishes: readonly Wish[],
): Intended | null {
  // Where two readings are possible, nobody knows which workflow it is.
  if (call === null || (tool === "ask" && choices.length > 1)) return null;
  const isSearch = tool === "search_people" && argument !== "job";
  const waiting = [...(isSearch ? [] : [call]), ...rest].filter(
    ({ polarity }) => polarity === "do",
  );
  const goals = [...wishes.flatMap((wish) => wish.goals), ...waiting.flatMap(goalsOfCall)];
  if (goals.length === 0) return null;
  const { agents_required, ...shape } = shapeOf([...new Set(goals)], {
    aboutJob: true,
    wantsPlan:
      waiting.some((one) => one.tool === "make_plan") || wishes.some((one) => one.wantsPlan),
  });
  return { ...shape, agents_required: [...agents_required] };
}
