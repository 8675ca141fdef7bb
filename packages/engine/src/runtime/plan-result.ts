import type { JsonValue } from "../contracts/json.ts";
import type { Plan } from "../contracts/plan.ts";

/** What a plan was for: the results of the steps that nothing depends on, by their ids. */
export function resultOfPlan(
  { steps }: Plan,
  endOf: (id: string) => { readonly result: JsonValue } | undefined,
): JsonValue {
  const used = new Set(steps.flatMap(({ depends_on }) => depends_on));
  const sinks = steps.filter(({ id }) => !used.has(id));
  return Object.fromEntries(sinks.map(({ id }) => [id, endOf(id)?.result ?? null]));
}
