/** The closed values of a call, as far as its tool knows them. What it does not know is left out. */
import type { Inventory, Tool } from "@bole/language";
import { closedArguments } from "./closed-arguments.ts";
import type { AnsweredCall } from "./model-answer.ts";

export function closedValues(
  given: AnsweredCall["values"],
  tool: Tool<never>,
  inventory: Inventory,
): Record<string, string> {
  const closed = closedArguments(tool, inventory);
  const entries = Object.entries(given).flatMap(([name, said]) => {
    const { options = [], many = false } = closed.get(name) ?? {};
    const known = new Set(listOf(said).filter((value) => options.includes(value)));
    const isClear = known.size === 1 || (known.size > 1 && many);
    return isClear ? [[name, [...known].join(",")] as const] : [];
  });
  return Object.fromEntries(entries);
}

/** In the examples several values are one text: `email,phone`. */
const listOf = (said: AnsweredCall["values"][string]): string[] =>
  [said ?? []].flat().flatMap((text) => text.split(",").map((value) => value.trim()));
