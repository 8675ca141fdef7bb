import { z } from "zod";
import { JsonValue } from "./json.ts";

/**
 * A question about what has happened so far, as data: `when` decides with it whether a step runs,
 * `repeat.until` whether it is done. A bare placeholder asks whether its value is there and says
 * something: false, null, 0, "", an empty list, an empty object and a missing path do not.
 */
export type Condition =
  | string
  | boolean
  | { readonly not: Condition }
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly eq: readonly [JsonValue, JsonValue] }
  | { readonly ne: readonly [JsonValue, JsonValue] }
  | { readonly gt: readonly [JsonValue, JsonValue] }
  | { readonly gte: readonly [JsonValue, JsonValue] }
  | { readonly lt: readonly [JsonValue, JsonValue] }
  | { readonly lte: readonly [JsonValue, JsonValue] }
  /** The path is there and is not null. */
  | { readonly exists: string }
  | { readonly completed: string }
  | { readonly failed: string }
  | { readonly skipped: string };

const Pair = z.tuple([JsonValue, JsonValue]);

const FORMS =
  'a condition is "$step.path", true or false, { not }, { all: […] }, { any: […] }, ' +
  "{ eq | ne | gt | gte | lt | lte: [left, right] }, { exists: placeholder }, " +
  "or { completed | failed | skipped: step id }";

export const Condition: z.ZodType<Condition> = z.lazy(() =>
  z.union(
    [
      z.string().min(1),
      z.boolean(),
      z.strictObject({ not: Condition }),
      z.strictObject({ all: z.array(Condition) }),
      z.strictObject({ any: z.array(Condition) }),
      z.strictObject({ eq: Pair }),
      z.strictObject({ ne: Pair }),
      z.strictObject({ gt: Pair }),
      z.strictObject({ gte: Pair }),
      z.strictObject({ lt: Pair }),
      z.strictObject({ lte: Pair }),
      z.strictObject({ exists: z.string().min(1) }),
      z.strictObject({ completed: z.string() }),
      z.strictObject({ failed: z.string() }),
      z.strictObject({ skipped: z.string() }),
    ],
    { error: FORMS },
  ),
);
