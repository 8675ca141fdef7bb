import type { Condition } from "../contracts/condition.ts";
import type { JsonValue } from "../contracts/json.ts";
import type { Step } from "../contracts/plan.ts";
import { type FoundReference, referencesOf } from "./references-of.ts";

/**
 * Every place of a step where a placeholder or a step's id may stand, visited by one walker, so
 * that the validator and the compiler can never disagree about what a step depends on.
 */
export type Site = {
  readonly field: Field;
  /** Where in the step, e.g. `when.all[0].gt`. */
  readonly at: string;
  /** Placeholders that lead to something not null whenever this site is read. */
  readonly guards: readonly string[];
} & (
  | { readonly kind: "tree"; readonly tree: JsonValue }
  /** A single placeholder that is asked about; it may lead to nothing. */
  | { readonly kind: "asked"; readonly tree: string }
  /** Two trees that are compared. */
  | { readonly kind: "pair"; readonly operator: Operator; readonly tree: readonly JsonValue[] }
  /** A step whose status is asked about. */
  | { readonly kind: "status"; readonly id: string }
);

/** Which part of the step the site belongs to: it decides what `$item` and the like mean there. */
export type Field = "args" | "each" | "when" | "until" | "wait";
export type Operator = "eq" | "ne" | "gt" | "gte" | "lt" | "lte";

export function sitesOf(step: Step): Site[] {
  const guards = guardsOfStep(step);
  const sites: Site[] = [];
  const tree = (field: Field, at: string, tree: JsonValue | undefined) => {
    if (tree !== undefined) sites.push({ kind: "tree", field, at, guards, tree });
  };
  if (step.when !== undefined) sites.push(...sitesOfCondition(step.when, "when", "when", []));
  tree("each", "each", step.each);
  tree("wait", "wait.match", step.wait?.match);
  tree("wait", "wait.until", step.wait?.until);
  tree("args", "args", step.args);
  if (step.repeat !== undefined) {
    sites.push(...sitesOfCondition(step.repeat.until, "until", "repeat.until", guards));
  }
  return sites;
}

function sitesOfCondition(
  condition: Condition,
  field: Field,
  at: string,
  guards: readonly string[],
): Site[] {
  if (typeof condition === "boolean") return [];
  if (typeof condition === "string") return [{ kind: "asked", field, at, guards, tree: condition }];
  if ("not" in condition) return sitesOfCondition(condition.not, field, `${at}.not`, guards);
  if ("any" in condition) {
    return condition.any.flatMap((inner, index) =>
      sitesOfCondition(inner, field, `${at}.any[${index}]`, guards),
    );
  }
  if ("all" in condition) {
    // Asked from left to right, and no further than the first no.
    let known = guards;
    return condition.all.flatMap((inner, index) => {
      const sites = sitesOfCondition(inner, field, `${at}.all[${index}]`, known);
      known = [...known, ...guardsOf(inner)];
      return sites;
    });
  }
  if ("exists" in condition) {
    return [{ kind: "asked", field, at: `${at}.exists`, guards, tree: condition.exists }];
  }
  const pair = pairOf(condition);
  if (pair !== null) {
    return [{ kind: "pair", field, at: `${at}.${pair.operator}`, guards, ...pair }];
  }
  return Object.entries(condition).map(([name, id]) => ({
    kind: "status",
    field,
    at: `${at}.${name}`,
    guards,
    id: String(id),
  }));
}

function pairOf(condition: object) {
  for (const operator of ["eq", "ne", "gt", "gte", "lt", "lte"] as const) {
    const tree: unknown = Object.getOwnPropertyDescriptor(condition, operator)?.value;
    if (Array.isArray(tree)) return { operator, tree };
  }
  return null;
}

/** What the step's `when` has made sure of once anything else of the step is read. */
export function guardsOfStep({ when }: Step): string[] {
  return when === undefined ? [] : guardsOf(when);
}

/** Placeholders that must lead to something not null for the condition to hold. */
function guardsOf(condition: Condition): string[] {
  if (typeof condition === "string") return [condition];
  if (typeof condition === "boolean") return [];
  if ("exists" in condition) return [condition.exists];
  if ("all" in condition) return condition.all.flatMap(guardsOf);
  if ("ne" in condition) {
    const [left, right] = condition.ne;
    if (right === null && typeof left === "string") return [left];
    if (left === null && typeof right === "string") return [right];
  }
  return [];
}

export interface StepReference extends FoundReference {
  /** True where the answer "it is not there" is an answer: the step does not need the value. */
  readonly soft: boolean;
}

/** Every placeholder of a step. A step whose firm references have no value cannot run. */
export function stepReferences(step: Step): StepReference[] {
  return sitesOf(step).flatMap((site) =>
    site.kind === "status"
      ? []
      : referencesOf(site.tree, site.at).map((found) => ({
          ...found,
          soft: site.kind === "asked",
        })),
  );
}
