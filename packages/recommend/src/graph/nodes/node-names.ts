/** The nodes of the graph, as the seed draws them. */
import type { ExecutionCtx } from "@bole/engine";
import { type Message, said } from "../../state/message.ts";

export const NODES = {
  analysis: "profile_analysis",
  tag: "tag_retrieval",
  semantic: "semantic_retrieval",
  fuzzy: "fuzzy_retrieval",
  merge: "merge_filter",
  rerank: "semantic_rerank",
  output: "final_output",
} as const;

/** A node by itself is no step of a plan. */
export const PART = { part_of: "recommend" } as const;

/** Tells whoever watches, and keeps it for the log. */
export function log(ctx: Pick<ExecutionCtx, "progress">, node: string, content: string): Message[] {
  ctx.progress(content);
  return [said(node, content)];
}
