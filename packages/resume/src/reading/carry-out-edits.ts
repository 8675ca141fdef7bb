/** What edits come to that are given as calls: the same remarks, reasons to wait and memory as after words. */
import type { ToolCall } from "../tools/tool-call.ts";
import { editing, type TurnToCarryOut } from "./carry-out.ts";
import { Desk, type Reason } from "./desk.ts";
import { allEntries, type Entry, entryItem } from "./entries.ts";
import type { Understood } from "./understanding.ts";

export function carryOutEdits(
  { message, resume, memory, today, language }: TurnToCarryOut,
  calls: readonly ToolCall[],
  reasons: readonly Reason[],
): Understood {
  const { state, edited, proposed } = memory;
  const desk = new Desk({
    ...{ message, resume, language, today, focus: state.focus, edited, last: state.last },
    ...{ isSingle: calls.length === 1, isOnlyChange: calls.length === 1, isModel: true },
    isWaiting: proposed.length > 0,
  });
  for (const call of calls) desk.make(call);
  for (const reason of reasons) desk.reasons.add(reason);
  const entry = spokenOf(calls, desk);
  if (entry !== undefined) desk.turnTo([entryItem(entry)]);
  const after = { ...state, focus: desk.focus, question: null, pending: [], last: "set" };
  return { ...editing(desk, "", after, memory), language };
}

/** The entry that was added or edited last. */
function spokenOf(calls: readonly ToolCall[], { resume, before }: Desk): Entry | undefined {
  const known = new Set(allEntries(before).map(({ id }) => id));
  const entries = allEntries(resume);
  const edit = calls.findLast(
    ({ name, params }) => name === "CVEditor" && "action" in params && params.action !== "delete",
  );
  const path = edit?.params.path ?? "";
  return (
    entries.findLast(({ id, list }) => !known.has(id) && path.startsWith(list)) ??
    entries.find((one) => path.startsWith(one.path))
  );
}
