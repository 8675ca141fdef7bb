/** What a model sees of a conversation: the state as the examples write it, and the names that it offers. */
import { type ConversationState, describeState, type Inventory, type Item } from "@bole/language";

/** Of a name; what is longer is a text. */
const LONGEST_LABEL = 80;

export function stateData(
  state: ConversationState,
  inventory: Pick<Inventory, "state">,
): Record<string, string | string[]> {
  const { pending, question } = cutLabels(state);
  const cards = pending.map(({ kind, label, items }) => {
    const about = items.map((item) => item.label).join(", ");
    return about === "" ? `${kind}: ${label}` : `${kind}: ${label} (${about})`;
  });
  const choices = question?.choices.map(({ label }) => label) ?? [];
  return {
    ...describeState(cutLabels(state), inventory),
    ...(cards.length > 0 && { cards }),
    ...(choices.length > 0 && { choices }),
  };
}

/** Names come from records: somebody else has written them, and may have written more than a name. */
function cutLabels(state: ConversationState): ConversationState {
  const { focus, list, pending, question } = state;
  return {
    ...state,
    focus: Object.fromEntries(Object.entries(focus).map(([kind, item]) => [kind, cut(item)])),
    list: list.map(cut),
    pending: pending.map((card) => ({ ...cut(card), items: card.items.map(cut) })),
    question: question && { ...question, choices: question.choices.map(cut) },
  };
}

const cut = <One extends Pick<Item, "label">>(one: One): One => ({
  ...one,
  label: one.label.slice(0, LONGEST_LABEL),
});
