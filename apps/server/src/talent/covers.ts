/**
 * Whether what a person approved says everything that is asked for now: each field of the payload must
 * stand in it under its own name, with the very same value. What was not shown was not approved.
 */
import type { JsonValue } from "@bole/engine";

type Fields = { readonly [name: string]: JsonValue };

export function covers(approved: JsonValue, payload: JsonValue): boolean {
  if (!isFields(payload)) return false;
  const shown = new Map<string, Set<string>>();
  collect(approved, shown);
  return Object.entries(payload).every(([name, value]) =>
    isFields(value)
      ? covers(approved, value)
      : shown.get(name)?.has(JSON.stringify(value)) === true,
  );
}

function collect(value: JsonValue, into: Map<string, Set<string>>): void {
  if (Array.isArray(value)) for (const one of value) collect(one, into);
  else if (isFields(value)) {
    for (const [name, one] of Object.entries(value)) {
      const values = into.get(name) ?? new Set();
      into.set(name, values.add(JSON.stringify(one)));
      collect(one, into);
    }
  }
}

const isFields = (value: JsonValue): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
