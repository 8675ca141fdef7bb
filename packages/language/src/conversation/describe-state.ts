/** A state as the examples write it (`data/README.md`): short texts by key. */
import type { Inventory } from "../examples/inventory.ts";
import type { ConversationState } from "./state.ts";

/** Keys whose value is a name of the product, in no language; of the others, the label is said. */
const NAMES: ReadonlySet<string> = new Set(["stage", "section", "field", "page"]);
const LISTS: ReadonlySet<string> = new Set(["list", "options"]);

export function describeState(
  state: ConversationState,
  { state: keys }: Pick<Inventory, "state">,
): Record<string, string> {
  const described = keys.map((key) => [key, describe(key, state)] as const);
  return Object.fromEntries(described.filter(([, value]) => value !== ""));
}

/** Empty where there is nothing. */
function describe(key: string, state: ConversationState): string {
  if (key === "last" || key === "undo") return state[key] ?? "";
  if (key === "pending") return describePending(state);
  if (key === "question") {
    const { tool = "", argument } = state.question ?? {};
    return argument ? `${tool}:${argument}` : tool;
  }
  if (LISTS.has(key)) {
    const [first] = state.list;
    return first ? `${first.kind}:${state.list.map(({ label }) => label).join("|")}` : "";
  }
  const item = state.focus[key];
  return (NAMES.has(key) ? item?.id : item?.label) ?? "";
}

function describePending({ pending }: ConversationState): string {
  const counts = new Map<string, number>();
  for (const { kind, count } of pending) counts.set(kind, (counts.get(kind) ?? 0) + count);
  return [...counts].map(([kind, count]) => `${kind}:${count}`).join(",");
}
