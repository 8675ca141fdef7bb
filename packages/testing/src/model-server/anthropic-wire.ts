/** Anthropic's messages. */
import { isRecord, parsed, pieces, type Reply, type Wire } from "./wire.ts";

const FINISH = { stop: "end_turn", length: "max_tokens", filter: "refusal" } as const;

export const anthropicWire: Wire = {
  whole: (model, reply) => ({
    ...message(model),
    content: [
      reply.tool
        ? { type: "tool_use", id: "toolu_1", name: reply.tool.name, input: parsed(reply.text) }
        : { type: "text", text: reply.text },
    ],
    stop_reason: finishOf(reply),
    usage: { input_tokens: reply.usage?.input ?? 0, output_tokens: reply.usage?.output ?? 0 },
  }),

  frames(model, reply) {
    const usage = { input_tokens: reply.usage?.input ?? 0, output_tokens: 1 };
    const block = reply.tool
      ? { type: "tool_use", id: "toolu_1", name: reply.tool.name, input: {} }
      : { type: "text", text: "" };
    const delta = (text: string) =>
      reply.tool ? { type: "input_json_delta", partial_json: text } : { type: "text_delta", text };
    return [
      frame("message_start", {
        message: { ...message(model), content: [], stop_reason: null, usage },
      }),
      frame("content_block_start", { index: 0, content_block: block }),
      ...pieces(reply.text).map((text) =>
        frame("content_block_delta", { index: 0, delta: delta(text) }),
      ),
      frame("content_block_stop", { index: 0 }),
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

function finishOf(reply: Reply): string {
  return reply.tool && reply.finish === "stop" ? "tool_use" : FINISH[reply.finish];
}
