import type { z } from "zod";
import { MAX_STEPS, Plan, Step, Wait } from "../../contracts/plan.ts";
import { Retry } from "../../contracts/retry.ts";
import { formatPath } from "../../placeholders/reference.ts";
import type { Report } from "../issue.ts";
import { suggest } from "../nearest.ts";
import type { ReadStep } from "../plan-view.ts";

export interface Shape {
  /** Null unless the whole plan could be read. */
  readonly plan: Plan | null;
  /** What could be read, so that one misspelt key does not hide every other issue. */
  readonly steps: readonly ReadStep[];
}

/** Reads whatever is given as a plan, and says what is not one. */
export function readShape(given: unknown, report: Report): Shape {
  const parsed = attempt(Plan, given);
  if (parsed === null) {
    report("invalid_shape", "", "this is nested too deeply to be read", "flatten it");
    return { plan: null, steps: [] };
  }
  if (parsed.success) {
    const steps = parsed.data.steps.map((step, index) => ({ step, index, dropped: NOTHING }));
    return { plan: parsed.data, steps };
  }
  for (const issue of parsed.error.issues) reportIssue(deepest(issue), report);
  const raw: unknown = isObject(given) ? given.steps : undefined;
  const steps = Array.isArray(raw) ? raw.slice(0, MAX_STEPS).flatMap(salvage) : [];
  return { plan: null, steps };
}

const NOTHING: ReadonlySet<string> = new Set();

function attempt<S extends z.ZodType>(schema: S, given: unknown) {
  try {
    return schema.safeParse(given);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** The step without the fields that cannot be read. A bad id stays: others may refer to it. */
function salvage(raw: unknown, index: number): ReadStep[] {
  if (!isObject(raw)) return [];
  const first = attempt(Step, raw);
  if (first?.success) return [{ step: first.data, index, dropped: NOTHING }];
  const dropped = new Set<string>();
  for (const issue of first?.error.issues ?? []) {
    const keys = issue.code === "unrecognized_keys" ? issue.keys : [String(issue.path[0])];
    for (const key of keys) dropped.add(key);
  }
  const kept = Object.fromEntries(Object.entries(raw).filter(([key]) => !dropped.has(key)));
  const second = attempt(Step, { id: "x", action: "?", ...kept });
  if (second?.success !== true) return [];
  const id = typeof raw.id === "string" ? raw.id : `?${index}`;
  return [{ step: { ...second.data, id }, index, dropped }];
}

/** A union fails with one list of issues for each option; the one that got furthest was meant. */
function deepest(issue: z.core.$ZodIssue): z.core.$ZodIssue {
  if (issue.code !== "invalid_union") return issue;
  let best: z.core.$ZodIssue = issue;
  for (const [first, ...more] of issue.errors) {
    if (first === undefined || [first, ...more].some(isOfAnotherForm)) continue;
    const inner = deepest({ ...first, path: [...issue.path, ...first.path] });
    if (inner.path.length > best.path.length) best = inner;
  }
  return best;
}

function isOfAnotherForm({ code, path }: z.core.$ZodIssue): boolean {
  return path.length === 0 && code === "unrecognized_keys";
}

function reportIssue(issue: z.core.$ZodIssue, report: Report): void {
  const keys = issue.path.map((key) => (typeof key === "number" ? key : String(key)));
  const path = formatPath(keys).replace(/^\./, "");
  if (issue.code !== "unrecognized_keys") {
    report("invalid_shape", path, issue.message, repairOf(issue));
    return;
  }
  const legal = legalKeys(keys);
  for (const key of issue.keys) {
    const at = `${path}${formatPath([key])}`.replace(/^\./, "");
    report("invalid_shape", at, `there is no field "${key}"`, suggest(key, legal, "remove it"));
  }
}

function legalKeys(path: readonly (string | number)[]): string[] {
  if (path.length === 0) return Object.keys(Plan.shape);
  const last = path.at(-1);
  if (path.length === 2) return Object.keys(Step.shape);
  if (last === "wait") return Object.keys(Wait.shape);
  if (last === "retry") return Object.keys(Retry.shape);
  return last === "repeat" ? ["until", "max"] : [];
}

function repairOf(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case "invalid_type":
      return `give ${issue.expected === "array" ? "a list" : `a value of type ${issue.expected}`}`;
    case "invalid_value":
      return `use ${issue.values.map((value) => JSON.stringify(value)).join(" or ")}`;
    case "too_small":
      return `at least ${issue.minimum}`;
    case "too_big":
      return `at most ${issue.maximum}`;
    default:
      return "write it as the message says";
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
