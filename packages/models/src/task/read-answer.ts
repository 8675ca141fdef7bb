/** Reads what a model has said as the output of a task, or says exactly what is wrong with it. */
import type { JsonValue } from "@bole/engine";
import { z } from "zod";
import type { AnswerFormat } from "./answer-format.ts";
import type { AnswerCheck, CheckedAnswer } from "./check-answer.ts";
import { withoutThinking } from "./thinking.ts";

export async function readAnswer<T>(
  format: AnswerFormat,
  check: AnswerCheck<T>,
  said: string,
): Promise<CheckedAnswer<T>> {
  const text = withoutThinking(said).trim();
  if (text === "") return { ok: false, issues: ["the answer is empty"] };
  if (format.kind === "text") return check(text);
  const json = findJson(text);
  if (json === undefined) return { ok: false, issues: ["the answer is not JSON"] };
  if (!format.wrapped) return check(json);
  const wrapper = z.object({ value: z.json() }).safeParse(json);
  // A model that leaves the wrapping out has still answered.
  return check(wrapper.success ? wrapper.data.value : json);
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
