/** Anthropic's messages. */
import { isRecord, parsed, pieces, type Reply, type Wire } from "./wire.ts";

const FINISH = { stop: "end_turn", length: "max_tokens", filter: "refusal" } as const;

export const anthropicWire: Wire = {
  whole: (model, reply) => ({
    ...message(model),
    content: blocksOf(reply).map(({ start, text }) =>
      start.type === "text" ? { ...start, text } : { ...start, input: parsed(text) },
    ),
    stop_reason: finishOf(reply),
    usage: { input_tokens: reply.usage?.input ?? 0, output_tokens: reply.usage?.output ?? 0 },
  }),

  frames(model, reply) {
    const usage = { input_tokens: reply.usage?.input ?? 0, output_tokens: 1 };
    const delta = (type: string, text: string) =>
      type === "text"
        ? { type: "text_delta", text }
        : { type: "input_json_delta", partial_json: text };
    return [
      frame("message_start", {
        message: { ...message(model), content: [], stop_reason: null, usage },
      }),
      ...blocksOf(reply).flatMap(({ start, text }, index) => [
        frame("content_block_start", { index, content_block: start }),
        ...pieces(text).map((piece) =>
          frame("content_block_delta", { index, delta: delta(start.type, piece) }),
        ),
        frame("content_block_stop", { index }),
      ]),
      frame("message_delta", {
        delta: { stop_reason: finishOf(reply), stop_sequence: null },
        usage: { output_tokens: reply.usage?.output ?? 0 },
      }),
      frame("message_stop", {}),
    ];
  },

  error: (status, code) => ({
    type: "error",
    error: { type: code ?? "api_error", message: `the stand-in answers ${status} ${code ?? ""}` },
  }),

  forcedTool({ tool_choice: choice, tools }) {
    if (!isRecord(choice)) return undefined;
    if (choice.type === "tool" && typeof choice.name === "string") return choice.name;
    const first: unknown = Array.isArray(tools) ? tools[0] : undefined;
    if (choice.type !== "any" || !isRecord(first)) return undefined;
    return typeof first.name === "string" ? first.name : undefined;
  },
};

function message(model: string) {
  return { id: "msg_1", type: "message", role: "assistant", model, stop_sequence: null };
}

function frame(type: string, data: object): string {
  return `event: ${type}\ndata: ${JSON.stringify({ type, ...data })}\n\n`;
}

/** Text first; an answer that is empty has a block, too. */
function blocksOf({ text, calls }: Reply) {
  const used = calls.map(({ name, input }, at) => ({
    start: { type: "tool_use", id: `toolu_${at + 1}`, name, input: {} },
    text: input,
  }));
  const said = text === "" && calls.length > 0 ? [] : [{ start: { type: "text", text: "" }, text }];
  return [...said, ...used];
}

function finishOf({ calls, finish }: Reply): string {
  return calls.length > 0 && finish === "stop" ? "tool_use" : FINISH[finish];
}
