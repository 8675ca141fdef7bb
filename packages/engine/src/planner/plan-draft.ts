import { isList, isRecord, type JsonValue } from "../contracts/json.ts";

/**
 * In a run that can plan anew, a step that says nothing of its failure lets it do so. Whatever is
 * not a plan stays as it is: the validator says so better.
 */
export function withReplanOnError(draft: JsonValue): JsonValue {
  if (!isRecord(draft) || !isList(draft.steps)) return draft;
  const steps = draft.steps.map((step) =>
    isRecord(step) ? { on_error: "replan", ...step } : step,
  );
  return { ...draft, steps };
}
