/** Turns as the Vercel AI SDK takes them. */
import type { ModelMessage } from "ai";
import type { Turn } from "./turn.ts";

export function toMessage(turn: Turn): ModelMessage {
  switch (turn.role) {
    case "user":
    case "assistant":
      return { role: turn.role, content: turn.content };
    case "calls":
      return {
        role: "assistant",
        content: [
          ...(turn.reasoning === "" ? [] : [{ type: "reasoning" as const, text: turn.reasoning }]),
          ...(turn.content === "" ? [] : [{ type: "text" as const, text: turn.content }]),
          ...turn.calls.map(({ id, tool, args }) => ({
            ...{ type: "tool-call" as const, toolCallId: id, toolName: tool, input: args ?? {} },
          })),
        ],
      };
    case "results":
      return {
        role: "tool",
        content: turn.results.map(({ id, tool, text }) => ({
          ...{ type: "tool-result" as const, toolCallId: id, toolName: tool },
          output: { type: "text" as const, value: text },
        })),
      };
    default: {
      const never: never = turn;
      return never;
    }
  }
}
