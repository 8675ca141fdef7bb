/** The arguments of a tool that have a closed list of values. */
import { allowedValues, type Inventory } from "../examples/inventory.ts";
import { argumentsOf } from "../tools/arguments.ts";
import type { Tool } from "../tools/tool.ts";

interface ClosedArgument {
  readonly options: readonly string[];
  readonly many: boolean;
}

/** By its schema; where that takes any text, by the inventory, whose examples write several as one text. */
export function closedArguments(
  tool: Tool<never>,
  inventory: Inventory,
): ReadonlyMap<string, ClosedArgument> {
  const closed = [...argumentsOf(tool)].flatMap(([name, shape]): [string, ClosedArgument][] => {
    const { options, many } = shape;
    if (options.length > 0) return [[name, { options, many }]];
    const listed = allowedValues(inventory, tool.name, name);
    return listed ? [[name, { options: listed, many: false }]] : [];
  });
  return new Map(closed);
}
