/** What the embedded reader sees of a conversation's state: kinds and counts, no names. */
import type { Inventory } from "../examples/inventory.ts";

/** A state as the examples write it (`data/README.md`). */
export type DescribedState = Readonly<Record<string, string>>;

const LISTS: ReadonlySet<string> = new Set(["list", "options"]);
/** Keys whose value the network reads; of the others, only that something is there. */
const READ: ReadonlySet<string> = new Set([
  ...["last", "question", "pending", "undo"],
  ...["stage", "section", "field", "page", "from"],
]);

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
