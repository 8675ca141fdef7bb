/** Calls made one after the other on a working copy; nobody sees it until all of them are made. */
import type { ResumeDocument } from "../model/document.ts";
import type { FactCheck } from "../polish/index.ts";
import { runTool, type ToolContext } from "../tools/run-tool.ts";
import type { ToolCall } from "../tools/tool-call.ts";
import type { ToolResult } from "../tools/tool-result.ts";

export interface MadeCall {
  readonly call: ToolCall;
  readonly result: ToolResult;
  readonly before: ResumeDocument;
  readonly after: ResumeDocument;
  /** Of a text that was polished: what it states, compared with what it stated. */
  readonly check?: FactCheck;
}

export function makeCalls(
  document: ResumeDocument,
  calls: readonly ToolCall[],
  context: ToolContext,
): MadeCall[] {
  const made: MadeCall[] = [];
  for (const call of calls) made.push(makeCall(made.at(-1)?.after ?? document, call, context));
  return made;
}

function makeCall(before: ResumeDocument, call: ToolCall, context: ToolContext): MadeCall {
  const { result, document: after } = runTool(before, call, context);
  return { call, result, before, after };
}
