/** What the embedded reader sees of a conversation's state: kinds and counts, no names. */
import type { ConversationState } from "../conversation/state.ts";
import type { Inventory } from "../examples/inventory.ts";

/** A state as the examples write it (`data/README.md`). */
export type DescribedState = Readonly<Record<string, string>>;

const LISTS: ReadonlySet<string> = new Set(["list", "options"]);
/** Keys whose value the network reads; of the others, only that something is there. */
const READ: ReadonlySet<string> = new Set([
  ...["last", "question", "pending", "undo"],
  ...["stage", "section", "field", "page"],
]);

export function describeState(
  state: ConversationState,
  { state: keys }: Inventory,
): DescribedState {
  const described = keys.map((key) => [key, describe(key, state)] as const);
  return Object.fromEntries(described.filter(([, value]) => value !== ""));
}

/** Empty where there is nothing. */
function describe(key: string, state: ConversationState): string {
  if (key === "last" || key === "undo") return state[key] ?? "";
  if (key === "pending") return pendingText(state);
  if (key === "question") {
    const { tool = "", argument } = state.question ?? {};
    return argument ? `${tool}:${argument}` : tool;
  }
  if (LISTS.has(key)) {
    const [first] = state.list;
    return first ? `${first.kind}:${state.list.map(({ label }) => label).join("|")}` : "";
  }
  const item = state.focus[key];
  // A label may be in any language; what the network reads is the name that the product has for it.
  return (READ.has(key) ? item?.id : item?.label) ?? "";
}

function pendingText({ pending }: ConversationState): string {
  const counts = new Map<string, number>();
  for (const { kind, count } of pending) counts.set(kind, (counts.get(kind) ?? 0) + count);
  return [...counts].map(([kind, count]) => `${kind}:${count}`).join(",");
}

/** The same words as `state_text` of `training/examples.py` makes: the network was trained on them. */
export function stateText(
  product: string,
  state: DescribedState,
  { state: keys }: Inventory,
): string {
  const parts = keys.flatMap((key) => {
    const value = state[key];
    if (value === undefined) return [];
    if (LISTS.has(key)) return [`${key} ${countOf(value)}`];
    return [READ.has(key) ? `${key} ${value}` : key];
  });
  return [product, ...parts]
    .join(" ; ")
    .replace(/[_:|,]+/g, " ")
    .toLowerCase();
}

function countOf(list: string): string {
  const colon = list.indexOf(":");
  const items = colon < 0 ? "" : list.slice(colon + 1);
  return `${colon < 0 ? list : list.slice(0, colon)} ${items === "" ? 0 : items.split("|").length}`;
}
