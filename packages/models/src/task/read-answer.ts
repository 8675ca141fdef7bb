/** Reads what a model has said as the output of a task, or says exactly what is wrong with it. */
import type { JsonValue } from "@bole/engine";
import { z } from "zod";
import type { AnswerFormat } from "./answer-format.ts";
import { withoutThinking } from "./thinking.ts";

export type ReadAnswer<T> =
  | { readonly ok: true; readonly value: T; readonly raw: JsonValue }
  | { readonly ok: false; readonly issues: readonly string[] };

export async function readAnswer<Out extends z.ZodType>(
  format: AnswerFormat,
  output: Out,
  said: string,
): Promise<ReadAnswer<z.output<Out>>> {
  const text = withoutThinking(said).trim();
  if (text === "") return { ok: false, issues: ["the answer is empty"] };
  if (format.kind === "text") return checkAnswer(output, text);
  const json = findJson(text);
  if (json === undefined) return { ok: false, issues: ["the answer is not JSON"] };
  if (!format.wrapped) return checkAnswer(output, json);
  const wrapper = z.object({ value: z.json() }).safeParse(json);
  // A model that leaves the wrapping out has still answered.
  return checkAnswer(output, wrapper.success ? wrapper.data.value : json);
}

export async function checkAnswer<Out extends z.ZodType>(
  output: Out,
  raw: JsonValue,
): Promise<ReadAnswer<z.output<Out>>> {
  const checked = await output.safeParseAsync(raw);
  if (checked.success) return { ok: true, value: checked.data, raw };
  return { ok: false, issues: checked.error.issues.map(issueText) };
}

export function issueText({ path, message }: z.core.$ZodIssue): string {
  return path.length === 0 ? message : `${path.join(".")}: ${message}`;
}

/** JSON as it stands, or in a code block, or between words around it. */
function findJson(text: string): JsonValue | undefined {
  const [, block] = /```(?:json)?\s*\n([\s\S]*?)```/.exec(text) ?? [];
  const start = text.search(/[[{]/);
  const end = Math.max(text.lastIndexOf("}"), text.lastIndexOf("]"));
  const candidates = [text, block, start < 0 ? undefined : text.slice(start, end + 1)];
  for (const candidate of candidates) {
    if (candidate === undefined) continue;
    try {
      return JSON.parse(candidate) as JsonValue;
    } catch {}
  }
  return undefined;
}
