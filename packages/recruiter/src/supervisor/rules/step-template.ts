/**
 * Steps as data. `@name` stands for something that is known when the plan is made (the job, how many,
 * in which words), `@people` for the list that the step before has found; all else is a plan's step as it is.
 */
import type { JsonValue, PlanDraft } from "@bole/engine";

export type StepDraft = PlanDraft["steps"][number];

export type Known = Readonly<Record<string, JsonValue>>;

export function fill(template: StepDraft, known: Known): StepDraft {
  const { id, action, each, when, ...rest } = template;
  const filled = filledIn(rest, known);
  return {
    ...rest,
    ...(isObject(filled) ? filled : {}),
    id,
    action,
    // What fails is told by its name; planning anew would not make it better.
    on_error: "fail",
    ...(each !== undefined && { each: listIn(each, known) }),
    ...(when !== undefined && { when: typeof when === "string" ? textIn(when, known) : when }),
  };
}

function filledIn(value: unknown, known: Known): JsonValue {
  if (typeof value === "string") return /^@\w+$/.test(value) ? knownValue(value, known) : value;
  if (Array.isArray(value)) return value.map((entry) => filledIn(entry, known));
  if (isObject(value)) {
    return Object.fromEntries(
      Object.entries(value)
        .filter(([, inner]) => inner !== undefined)
        .map(([key, inner]) => [key, filledIn(inner, known)]),
    );
  }
  return typeof value === "number" || typeof value === "boolean" ? value : null;
}

function knownValue(name: string, known: Known): JsonValue {
  const value = known[name.slice(1)];
  if (value === undefined) throw new Error(`A template names ${name}, which nobody knows.`);
  return value;
}

function textIn(text: string, known: Known): string {
  const value = filledIn(text, known);
  return typeof value === "string" ? value : text;
}

/** A placeholder, or the list itself. */
function listIn(
  each: NonNullable<StepDraft["each"]>,
  known: Known,
): NonNullable<StepDraft["each"]> {
  const value = filledIn(each, known);
  return typeof value === "string" || Array.isArray(value) ? value : [];
}

const isObject = (value: unknown): value is { readonly [key: string]: JsonValue } =>
  typeof value === "object" && value !== null && !Array.isArray(value);
