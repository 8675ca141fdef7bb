/** Turns a task's prompt into the two messages that a model gets. What changes from call to call comes last. */
import type { AnswerFormat } from "../task/answer-format.ts";
import { fence, fenceNotice, freshMark, markMessage, messageNotice } from "./fence.ts";
import type { Prompt } from "./prompt.ts";

export interface ComposedPrompt {
  readonly system: string;
  readonly user: string;
}

export function compose(prompt: Prompt, format: AnswerFormat, nonce: () => string): ComposedPrompt {
  const { instructions, message } = prompt;
  const entries = dataTexts(prompt);
  const form =
    format.kind === "text"
      ? "Answer with plain text and nothing else."
      : `Answer with one JSON value and nothing else. It must fit this JSON Schema:\n${JSON.stringify(format.schema)}`;
  const said = message === undefined ? [] : [message];
  const mark = freshMark([...said, ...entries.map(([, text]) => text)], nonce);
  const notices = [
    ...(entries.length > 0 ? [fenceNotice(mark)] : []),
    ...said.map(() => messageNotice(mark)),
  ];
  const shown = [
    ...entries.map(([name, text]) => fence(mark, name, text)),
    ...said.map((text) => markMessage(mark, text)),
  ];
  return {
    system: [instructions.text, form, ...notices].join("\n\n"),
    user: shown.length === 0 ? "Answer now." : shown.join("\n\n"),
  };
}

/** The data of a prompt as text, without what is undefined. */
export function dataTexts({ data = {} }: Prompt): (readonly [name: string, text: string])[] {
  return Object.entries(data).flatMap(([name, value]) => {
    if (value === undefined) return [];
    return [[name, typeof value === "string" ? value : JSON.stringify(value)] as const];
  });
}
