/** Turns a task's prompt into the two messages that a model gets. */
import type { AnswerFormat } from "../task/answer-format.ts";
import { fence, fenceNotice, freshDelimiter } from "./fence.ts";
import type { Prompt } from "./prompt.ts";

export interface ComposedPrompt {
  readonly system: string;
  readonly user: string;
}

export function compose(prompt: Prompt, format: AnswerFormat, nonce: () => string): ComposedPrompt {
  const entries = dataTexts(prompt);
  const form =
    format.kind === "text"
      ? "Answer with plain text and nothing else."
      : `Answer with one JSON value and nothing else. It must fit this JSON Schema:\n${JSON.stringify(format.schema)}`;
  if (entries.length === 0) {
    return { system: `${prompt.instructions.text}\n\n${form}`, user: "Answer now." };
  }
  const delimiter = freshDelimiter(
    entries.map(([, text]) => text),
    nonce,
  );
  return {
    system: [prompt.instructions.text, fenceNotice(delimiter), form].join("\n\n"),
    user: entries.map(([name, text]) => fence(delimiter, name, text)).join("\n\n"),
  };
}

/** The data of a prompt as text, without what is undefined. */
export function dataTexts({ data = {} }: Prompt): (readonly [name: string, text: string])[] {
  return Object.entries(data).flatMap(([name, value]) => {
    if (value === undefined) return [];
    return [[name, typeof value === "string" ? value : JSON.stringify(value)] as const];
  });
}
