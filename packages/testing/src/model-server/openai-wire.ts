/** OpenAI's chat completions, which DeepSeek, Ollama and vLLM speak, too. */
import { isRecord, pieces, type Reply, type Wire } from "./wire.ts";

const FINISH = { stop: "stop", length: "length", filter: "content_filter" } as const;
const HEAD = { id: "chatcmpl-1", created: 1_700_000_000 };

export const openaiWire: Wire = {
  whole: (model, reply) => ({
    ...HEAD,
    object: "chat.completion",
    model,
    choices: [
      {
        index: 0,
        message: {
          role: "assistant",
          content: reply.calls.length > 0 && reply.text === "" ? null : reply.text,
          ...(reply.calls.length > 0 && { tool_calls: reply.calls.map(toolCall) }),
        },
        finish_reason: finishOf(reply),
      },
    ],
    usage: usageOf(reply),
  }),

  frames(model, reply, wantsUsage) {
    const chunk = (choices: unknown[], more = {}) =>
      `data: ${JSON.stringify({ ...HEAD, object: "chat.completion.chunk", model, choices, ...more })}\n\n`;
    const delta = (content: object) => chunk([{ index: 0, delta: content, finish_reason: null }]);
    return [
      delta({ role: "assistant", content: "" }),
      ...pieces(reply.text).map((content) => delta({ content })),
      ...reply.calls.flatMap((call, index) => [
        delta({ tool_calls: [{ index, ...toolCall({ ...call, input: "" }, index) }] }),
        ...pieces(call.input).map((text) =>
          delta({ tool_calls: [{ index, function: { arguments: text } }] }),
        ),
      ]),
      chunk([{ index: 0, delta: {}, finish_reason: finishOf(reply) }]),
      ...(wantsUsage && reply.usage ? [chunk([], { usage: usageOf(reply) })] : []),
      "data: [DONE]\n\n",
    ];
  },

  error: (status, code) => ({
    error: { message: `the stand-in answers ${status}`, type: "stand_in", param: null, code },
  }),

  forcedTool({ tool_choice: choice }) {
    if (!isRecord(choice) || !isRecord(choice.function)) return undefined;
    return typeof choice.function.name === "string" ? choice.function.name : undefined;
  },
};

function toolCall({ name, input }: Reply["calls"][number], at: number) {
  return { id: `call_${at + 1}`, type: "function", function: { name, arguments: input } };
}

function finishOf({ calls, finish }: Reply): string {
  return calls.length > 0 && finish === "stop" ? "tool_calls" : FINISH[finish];
}

function usageOf({ usage }: Reply) {
  return (
    usage && {
      prompt_tokens: usage.input,
      completion_tokens: usage.output,
      total_tokens: usage.input + usage.output,
    }
  );
}
