/**
 * One turn of talk, with the seed's seven nodes:
 *
 *     build_context ─► input_guard ─► call_llm ─► parse_response ─► output_guard ─► process_action ─► finalize
 *                           └───────────────────── refused ───────────────────────────────────────────┘
 */
import { type Agent, defineGraph, END, START } from "@bole/engine";
import { ChatInput, ChatState } from "./chat-state.ts";
import { buildContextNode } from "./nodes/build-context.ts";
import { callLlmNode } from "./nodes/call-llm.ts";
import { finalizeNode } from "./nodes/finalize.ts";
import { inputGuardNode } from "./nodes/input-guard.ts";
import { outputGuardNode } from "./nodes/output-guard.ts";
import { parseResponseNode } from "./nodes/parse-response.ts";
import { processActionNode } from "./nodes/process-action.ts";
import type { ChatParts } from "./parts.ts";

/** The graph first, then the agents of its nodes. */
export function chatAgents(parts: ChatParts): [Agent, ...Agent[]] {
  const nodes = {
    build_context: buildContextNode(parts),
    input_guard: inputGuardNode(parts),
    call_llm: callLlmNode(parts),
    parse_response: parseResponseNode(),
    output_guard: outputGuardNode(parts),
    process_action: processActionNode(parts),
    finalize: finalizeNode(parts),
  };
  const graph = defineGraph({
    name: "recruiter_chat",
    description: "Answers a question about the workspace, or does one small thing.",
    kind: "generation",
    version: "1",
    tags: { part_of: "recruiter_router" },
    input: ChatInput,
    output: ChatState.pick({ outcome: true }),
    state: ChatState,
    nodes,
    edges: [
      { from: START, to: "build_context" },
      { from: "build_context", to: "input_guard" },
      {
        from: "input_guard",
        to: ["call_llm", "finalize"],
        choose: ({ refusal }) => (refusal === null ? "call_llm" : "finalize"),
      },
      { from: "call_llm", to: "parse_response" },
      { from: "parse_response", to: "output_guard" },
      { from: "output_guard", to: "process_action" },
      { from: "process_action", to: "finalize" },
      { from: "finalize", to: END },
    ],
    result: { outcome: "$input.outcome" },
  });
  return [graph, ...Object.values(nodes)];
}
