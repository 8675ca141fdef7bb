import { z } from "zod";
import type { JsonValue } from "../../contracts/json.ts";
import { chance, type Dice, pick } from "./dice.ts";

/** A schema that can be written as zod and filled with values: the raw material of the proofs. */
export type Spec =
  | { readonly kind: "string" | "number" | "integer" | "boolean" }
  | { readonly kind: "enum"; readonly values: readonly string[] }
  | { readonly kind: "nullable" | "array"; readonly inner: Spec }
  | { readonly kind: "object"; readonly fields: readonly Field[]; readonly strict: boolean }
  | { readonly kind: "union"; readonly options: readonly Spec[] };

export interface Field {
  readonly key: string;
  readonly spec: Spec;
  readonly optional: boolean;
}

const KEYS = ["x", "y", "z"];
const WORDS = ["a", "b", "c"];
const LEAVES = ["string", "string", "number", "integer", "boolean", "enum"] as const;
const NODES = ["nullable", "array", "object", "union"] as const;

export function randomSpec(dice: Dice, depth: number): Spec {
  const kind = depth === 0 || chance(dice, 45) ? pick(dice, LEAVES) : pick(dice, NODES);
  switch (kind) {
    case "enum":
      return { kind, values: WORDS.slice(dice.below(2), 2 + dice.below(2)) };
    case "nullable":
    case "array":
      return { kind, inner: randomSpec(dice, depth - 1) };
    case "union":
      return { kind, options: [randomSpec(dice, depth - 1), randomSpec(dice, depth - 1)] };
    case "object":
      return randomObject(dice, depth - 1);
    default:
      return { kind };
  }
}

export function randomObject(dice: Dice, depth: number): Spec & { kind: "object" } {
  const fields = KEYS.filter(() => chance(dice, 60)).map((key) => ({
    key,
    spec: randomSpec(dice, depth),
    optional: chance(dice, 25),
  }));
  return { kind: "object", fields, strict: chance(dice, 15) };
}

export function zodOf(spec: Spec): z.ZodType {
  switch (spec.kind) {
    case "string":
      return z.string();
    case "number":
      return z.number();
    case "integer":
      return z.int();
    case "boolean":
      return z.boolean();
    case "enum":
      return z.enum(spec.values);
    case "nullable":
      return zodOf(spec.inner).nullable();
    case "array":
      return z.array(zodOf(spec.inner));
    case "union":
      return z.union(spec.options.map(zodOf));
    case "object": {
      const shape = Object.fromEntries(
        spec.fields.map((f) => [f.key, f.optional ? zodOf(f.spec).optional() : zodOf(f.spec)]),
      );
      return spec.strict ? z.strictObject(shape) : z.object(shape);
    }
    default:
      return spec satisfies never;
  }
}

/** Some value of the schema; every kind of value it has comes up sooner or later. */
export function sampleOf(spec: Spec, dice: Dice): JsonValue {
  switch (spec.kind) {
    case "string":
      return pick(dice, ["a", "b", "", "other"]);
    case "number":
      return pick(dice, [0, 1, 2.5, -3]);
    case "integer":
      return pick(dice, [0, 1, -3]);
    case "boolean":
      return pick(dice, [true, false]);
    case "enum":
      return pick(dice, spec.values);
    case "nullable":
      return chance(dice, 40) ? null : sampleOf(spec.inner, dice);
    case "array":
      return Array.from({ length: dice.below(4) }, () => sampleOf(spec.inner, dice));
    case "union":
      return sampleOf(pick(dice, spec.options), dice);
    case "object":
      return Object.fromEntries(
        spec.fields
          .filter(({ optional }) => !optional || chance(dice, 50))
          .map((field) => [field.key, sampleOf(field.spec, dice)]),
      );
    default:
      return spec satisfies never;
  }
}

/** A schema much like another: chance alone hardly ever finds two that nearly fit. */
export function similarSpec(spec: Spec, dice: Dice): Spec {
  if (chance(dice, 12)) return randomSpec(dice, 1);
  if (chance(dice, 15)) return { kind: "union", options: [spec, similarSpec(spec, dice)] };
  if (chance(dice, 8)) return { kind: "nullable", inner: spec };
  switch (spec.kind) {
    case "nullable":
    case "array":
      return { kind: spec.kind, inner: similarSpec(spec.inner, dice) };
    case "union":
      return { kind: "union", options: spec.options.map((option) => similarSpec(option, dice)) };
    case "object":
      return {
        kind: "object",
        fields: spec.fields.map(({ key, spec: inner, optional }) => ({
          key,
          spec: chance(dice, 50) ? inner : similarSpec(inner, dice),
          optional: chance(dice, 20) ? !optional : optional,
        })),
        strict: chance(dice, 20),
      };
    default:
      return spec;
  }
}
