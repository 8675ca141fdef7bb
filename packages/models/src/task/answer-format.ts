/** In which form a model must answer a task, derived from the schema of the task's output. */
import type { JSONSchema7 } from "ai";
import { z } from "zod";
import { modelErrors } from "../errors.ts";

export type AnswerFormat =
  /** The answer is the text itself. */
  | { readonly kind: "text" }
  | {
      readonly kind: "json";
      readonly schema: JSONSchema7;
      /** Providers want an object at the root; anything else travels in its field `value`. */
      readonly wrapped: boolean;
    };

export function answerFormat(task: string, output: z.ZodType): AnswerFormat {
  const schema = jsonSchemaOf(task, output);
  if (schema.type === "string" && schema.enum === undefined && schema.const === undefined) {
    return { kind: "text" };
  }
  if (schema.type === "object") return { kind: "json", schema, wrapped: false };
  const wrapper = z.strictObject({ value: output });
  return { kind: "json", schema: jsonSchemaOf(task, wrapper), wrapped: true };
}

function jsonSchemaOf(task: string, schema: z.ZodType): JSONSchema7 {
  try {
    const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: "input", target: "draft-7" });
    // Through JSON, because that is how it travels: zod hangs methods on it that are not part of it.
    return JSON.parse(JSON.stringify(rest)) as JSONSchema7;
  } catch (error) {
    throw modelErrors.error("task-invalid", {
      detail: `The output of task "${task}" cannot be described as JSON Schema: ${String(error)}`,
      cause: error,
    });
  }
}
