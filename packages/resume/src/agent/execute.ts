/** Calls made one after the other on a working copy; nobody sees it until all of them are made. */
import type { ResumeDocument } from "../model/document.ts";
import { runTool, type ToolContext } from "../tools/run-tool.ts";
import type { ToolCall } from "../tools/tool-call.ts";
import type { ToolResult } from "../tools/tool-result.ts";

export interface MadeCall {
  readonly call: ToolCall;
  readonly result: ToolResult;
  readonly before: ResumeDocument;
  readonly after: ResumeDocument;
}

export function makeCalls(
  document: ResumeDocument,
  calls: readonly ToolCall[],
  context: ToolContext,
): MadeCall[] {
  const made: MadeCall[] = [];
  let before = document;
  for (const call of calls) {
    const { result, document: after } = runTool(before, call, context);
    made.push({ call, result, before, after });
    before = after;
  }
  return made;
}
