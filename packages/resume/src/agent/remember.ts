/** What a turn leaves behind for the next one. */
import type { Item } from "@bole/language";
import { entryId, type ResumeDocument } from "../model/document.ts";
import { withEdits } from "../reading/recent-edits.ts";
import type { TurnMemory } from "../reading/understanding.ts";
import type { MadeCall } from "./execute.ts";

/**
 * Edits that wait for somebody: a yes in words is an answer to them, as a click is. Nothing is edited by them yet.
 * @param before what was remembered before the message
 */
export function rememberWaiting(
  memory: TurnMemory,
  made: readonly MadeCall[],
  before: Pick<TurnMemory, "edited">,
): TurnMemory {
  const proposed = made.map(({ call }) => call).filter(({ name }) => name === "CVEditor");
  const [kind = "set"] = memory.state.last?.split(":") ?? [];
  const card = { kind, id: kind, label: kind, items: [], count: proposed.length };
  const { edited } = before;
  return { ...memory, edited, proposed, state: { ...memory.state, pending: [card] } };
}

/** An entry that was added has its id only now: whoever understood the message had one of their own for it. */
export function settleMemory(memory: TurnMemory, made: readonly MadeCall[]): TurnMemory {
  const [first] = made;
  const document = made.at(-1)?.after;
  if (first === undefined || document === undefined) return memory;
  const { state } = memory;
  const settle = (item: Item): Item => settled(item, document, made);
  const focus = Object.fromEntries(
    Object.entries(state.focus).map(([kind, item]) => [kind, settle(item)]),
  );
  return {
    ...memory,
    edited: withEdits(memory.edited, first.before, document),
    state: { ...state, focus, about: state.about.map(settle), list: state.list.map(settle) },
  };
}

function settled(item: Item, document: ResumeDocument, made: readonly MadeCall[]): Item {
  const [section = "", id] = item.id.split("/");
  const list = document[section];
  if (item.kind !== "entry" || !Array.isArray(list)) return item;
  if (list.some((entry) => entryId(entry) === id)) return item;
  const added = addedTo(section, made);
  return added === undefined ? item : { ...item, id: `${section}/${added}` };
}

function addedTo(section: string, made: readonly MadeCall[]): string | undefined {
  const add = made.findLast(
    ({ call, result }) =>
      call.name === "CVEditor" &&
      call.params.action === "add" &&
      call.params.path.split(/[.[]/)[0] === section &&
      result.success,
  );
  const data = add?.result.data;
  return entryId(Array.isArray(data) ? data.at(-1) : data);
}
