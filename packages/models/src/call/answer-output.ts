/** Tells the provider which form is wanted, but leaves reading the answer to us. */
import type { OutputInterface } from "ai";
import type { Provider } from "../choice/model-choice.ts";
import type { AnswerFormat } from "../task/answer-format.ts";

type ResponseFormat = Awaited<OutputInterface["responseFormat"]>;

/**
 * The library's own outputs throw an answer away that doesn't fit; the repair turn must show it to
 * the model again.
 */
export function answerOutput(
  format: AnswerFormat,
  provider: Provider,
): OutputInterface<string, string, never> {
  return {
    name: "answer",
    responseFormat: Promise.resolve(responseFormat(format, provider)),
    parseCompleteOutput: async ({ text }) => text,
    parsePartialOutput: async ({ text }) => ({ partial: text }),
    createElementStreamTransform: () => undefined,
  };
}

function responseFormat(format: AnswerFormat, provider: Provider): ResponseFormat {
  if (format.kind === "text") return { type: "text" };
  // DeepSeek takes no schema; its library would put it into the prompt, where it stands already.
  if (provider === "deepseek") return { type: "json" };
  return { type: "json", name: "answer", schema: format.schema };
}
