/** Holds what a model has said against the schema of its task, and says exactly what does not fit. */
import type { JsonValue } from "@bole/engine";
import type { z } from "zod";
import type { Task } from "./define-task.ts";

export type CheckedAnswer<T> =
  | { readonly ok: true; readonly value: T; readonly raw: JsonValue }
  | { readonly ok: false; readonly issues: readonly string[] };

export type AnswerCheck<T> = (raw: JsonValue) => Promise<CheckedAnswer<T>>;

/** @param input what the task was given: the output may depend on it */
export function checkFor<In extends z.ZodType, Out extends z.ZodType>(
  { answer, output }: Pick<Task<In, Out>, "answer" | "output">,
  input: z.output<In>,
): AnswerCheck<z.output<Out>> {
  return async (raw) => {
    if (answer === undefined) return check(output, raw, raw);
    const said = await check(answer.schema, raw, raw);
    return said.ok ? check(output, answer.toOutput(said.value, input), raw) : said;
  };
}

async function check<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  raw: JsonValue,
): Promise<CheckedAnswer<z.output<Schema>>> {
  const checked = await schema.safeParseAsync(value);
  if (checked.success) return { ok: true, value: checked.data, raw };
  return { ok: false, issues: checked.error.issues.map(issueText) };
}

export function issueText({ path, message }: z.core.$ZodIssue): string {
  return path.length === 0 ? message : `${path.join(".")}: ${message}`;
}
