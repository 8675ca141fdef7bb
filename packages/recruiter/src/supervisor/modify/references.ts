/** Placeholders to a step, found and replaced wherever a step may hold one. */
import type { JsonValue, Step } from "@bole/engine";

const escaped = (id: string) => id.replaceAll(/[-]/g, "\\-");
const named = (id: string) => new RegExp(`(?<!\\$)\\$(\\{?)${escaped(id)}(?![\\w-])`);

export function refersTo({ args, each, when, wait }: Step, id: string): boolean {
  return named(id).test(JSON.stringify([args, each ?? null, when ?? null, wait ?? null]));
}

/** Every text of a step, changed. */
export function mapTexts(step: Step, change: (text: string) => JsonValue): Step {
  const { args, each, when } = step;
  const list = each === undefined ? undefined : walk(each, change);
  const asked = typeof when === "string" ? change(when) : when;
  return {
    ...step,
    args: Object.fromEntries(
      Object.entries(args).map(([name, value]) => [name, walk(value, change)]),
    ),
    ...(list !== undefined && (typeof list === "string" || Array.isArray(list)) && { each: list }),
    ...(typeof asked === "string" && { when: asked }),
  };
}

function walk(value: JsonValue, change: (text: string) => JsonValue): JsonValue {
  if (typeof value === "string") return change(value);
  if (Array.isArray(value)) return value.map((entry) => walk(entry, change));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, walk(inner, change)]),
  );
}
