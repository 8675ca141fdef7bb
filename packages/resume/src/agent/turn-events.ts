/** A turn as it is told: each call and its result, the reply, and the end. */
import type { ResumeDocument } from "../model/document.ts";
import type { FactCheck } from "../polish/index.ts";
import type { AgentEvent, AnyCall, EventResult } from "./events.ts";
import type { MadeCall } from "./execute.ts";

/** @param after the résumé as it is in the end, where that is more than what the calls made */
export function callEvents(
  made: readonly MadeCall[],
  {
    after,
    proposed = false,
  }: { readonly after?: ResumeDocument; readonly proposed?: boolean } = {},
): AgentEvent[] {
  const lastEdit = made.findLastIndex(({ call }) => call.name === "CVEditor");
  return made.flatMap(({ call, result, after: made_of_it, check }, index) => {
    if (call.name === "CVReader") return told(call, result);
    const resume_data = index === lastEdit ? (after ?? made_of_it) : made_of_it;
    return told(call, {
      ...result,
      resume_data,
      ...(check && { check: stated(check) }),
      ...(proposed && { proposed }),
    });
  });
}

export function stepEvents(
  action: "undo" | "redo",
  times: number,
  result: EventResult,
): AgentEvent[] {
  return told({ name: "CVHistory", params: { action, times } }, result);
}

export function endEvents(reply: string, content: unknown = null): AgentEvent[] {
  return [
    { type: "reply", content: reply },
    { type: "done", content },
  ];
}

function told(call: AnyCall, result: EventResult): AgentEvent[] {
  return [
    { type: "tool_call", content: call },
    { type: "tool_result", content: result },
  ];
}

/** Without places, which are of no use elsewhere. */
function stated({ kept, missing, added }: FactCheck): EventResult["check"] {
  const short = (facts: FactCheck["added"]) => facts.map(({ kind, text }) => ({ kind, text }));
  return { kept, missing: short(missing), added: short(added) };
}
