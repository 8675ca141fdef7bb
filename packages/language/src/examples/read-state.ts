/** The state of an example, as a conversation holds it: for tests and for scoring readers on examples. */
import type { Item } from "../conversation/item.ts";
import { ConversationState } from "../conversation/state.ts";

export function readState(described: Readonly<Record<string, string>>): ConversationState {
  const { list, options, pending, question, last, undo, ...focus } = described;
  return ConversationState.parse({
    focus: Object.fromEntries(
      Object.entries(focus).map(([kind, value]) => [kind, itemOf(kind, value)]),
    ),
    list: itemsOf(list ?? options ?? ""),
    pending: partsOf(pending, ",").map((card) => {
      const [kind = "", count = "1"] = card.split(":");
      return { kind, id: card, label: kind, count: Number.parseInt(count, 10) || 1 };
    }),
    question: question === undefined ? null : questionOf(question),
    last: last ?? null,
    undo: undo ?? null,
  });
}

const itemOf = (kind: string, label: string): Item => ({ kind, id: label, label });

const partsOf = (text: string | undefined, sign: string) => (text ? text.split(sign) : []);

function itemsOf(list: string): Item[] {
  const [kind = "", ...labels] = list.split(":");
  return partsOf(labels.join(":"), "|").map((label) => itemOf(kind, label));
}

function questionOf(text: string) {
  const [tool, ...argument] = text.split(":");
  return { tool, argument: argument.join(":") || null };
}
