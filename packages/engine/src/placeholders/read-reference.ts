import { isFailedSlot } from "../contracts/failed-slot.ts";
import { isList, isRecord, type JsonValue } from "../contracts/json.ts";
import { engineErrors } from "../errors.ts";
import { formatPath, formatReference, type Reference, type Segment } from "./reference.ts";
import type { Scope } from "./scope.ts";

/**
 * Follows a reference through what is known. Own keys only: `__proto__` and `constructor` are
 * missing like any other key that is not there.
 */
export type Reading =
  | { readonly found: true; readonly value: JsonValue }
  /** `at` is how far the path led, `what` is what stood there. */
  | { readonly found: false; readonly at: readonly Segment[]; readonly what: string };

export function peek(reference: Reference, scope: Scope): Reading {
  const { ref, path } = reference;
  switch (ref) {
    case "input":
      return walk(scope.input, path, 0);
    case "item":
    case "index":
    case "event":
    case "last":
    case "iteration": {
      const value = scope[ref];
      return value === undefined ? nothing("is not there outside its step") : walk(value, path, 0);
    }
    default:
      return readStep(reference, scope);
  }
}

/** The value, or a `placeholder-missing` error that says how far the path led. */
export function read(reference: Reference, scope: Scope): JsonValue {
  const reading = peek(reference, scope);
  if (reading.found) return reading.value;
  const { at, what } = reading;
  const place = formatReference({ ref: reference.ref, path: at });
  throw engineErrors.error("placeholder-missing", {
    detail: `${formatReference(reference)} leads to nothing: ${place} ${what}.`,
    data: { ref: reference.ref, path: formatPath(reference.path), at: formatPath(at), found: what },
  });
}

function readStep({ ref, path }: Reference, scope: Scope): Reading {
  const step = scope.step(ref);
  if (step === undefined) return nothing("is a step that has not run");
  const [first] = path;
  if (first === "input") return walk(step.input, path, 1);
  if (step.status !== "completed") return nothing(`is a step that ended as ${step.status}`);
  const start = first === "result" ? 1 : 0;
  if (path[start] === "succeeded" && isList(step.result)) {
    return walk(
      step.result.filter((slot) => !isFailedSlot(slot)),
      path,
      start + 1,
    );
  }
  return walk(step.result, path, start);
}

function nothing(what: string): Reading {
  return { found: false, at: [], what };
}

function walk(root: JsonValue, path: readonly Segment[], start: number): Reading {
  let value = root;
  for (let at = start; at < path.length; at++) {
    const next = child(value, path[at]);
    if (next === undefined) return { found: false, at: path.slice(0, at), what: whatIs(value) };
    value = next;
  }
  return { found: true, value };
}

/** The value at a path, or undefined where the path leads to nothing. */
export function valueAt(root: JsonValue, path: readonly Segment[]): JsonValue | undefined {
  const reading = walk(root, path, 0);
  return reading.found ? reading.value : undefined;
}

function child(value: JsonValue, segment: Segment | undefined): JsonValue | undefined {
  if (typeof segment === "number") {
    return isList(value) ? value[segment < 0 ? value.length + segment : segment] : undefined;
  }
  if (segment === undefined || !isRecord(value) || !Object.hasOwn(value, segment)) return undefined;
  return value[segment];
}

function whatIs(value: JsonValue): string {
  if (isList(value)) return `is a list of ${value.length}`;
  if (!isRecord(value)) return value === null ? "is null" : `is a ${typeof value}`;
  const keys = Object.keys(value);
  if (keys.length === 0) return "is an empty object";
  const shown = keys.slice(0, 12).join(", ");
  return `has keys ${shown}${keys.length > 12 ? ` and ${keys.length - 12} more` : ""}`;
}
