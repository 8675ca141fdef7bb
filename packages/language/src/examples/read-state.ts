/** The state and records of an example, as a conversation has them: for tests and for scoring readers. */
import type { Item } from "../conversation/item.ts";
import { ConversationState } from "../conversation/state.ts";
import type { Records } from "../text/known-words.ts";
import type { Turn } from "./turn.ts";

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

/** As far as the message names them. */
export function readRecords({ message, known = [] }: Pick<Turn, "message" | "known">): Records {
  const kinds = Map.groupBy(known, ({ kind }) => kind);
  return Object.fromEntries(
    [...kinds].map(([kind, all]) => [kind, all.map(({ span }) => message.slice(...span))]),
  );
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
