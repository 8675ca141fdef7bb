/** The arguments of a tool that have a closed list of values. */
import { allowedValues, argumentsOf, type Inventory, type Tool } from "@bole/language";

interface ClosedArgument {
  readonly options: readonly string[];
  readonly many: boolean;
  /** Whether the options are the tools themselves. */
  readonly isTools: boolean;
}

/** By its schema; where that takes any text, by the inventory, whose examples write several as one text. */
export function closedArguments(
  tool: Tool<never>,
  inventory: Inventory,
): ReadonlyMap<string, ClosedArgument> {
  const closed = [...argumentsOf(tool)].flatMap(([name, shape]): [string, ClosedArgument][] => {
    const { options, many } = shape;
    if (options.length > 0) return [[name, { options, many, isTools: false }]];
    const listed = allowedValues(inventory, tool.name, name);
    const isTools = inventory.tools[tool.name]?.values[name] === "tools";
    return listed ? [[name, { options: listed, many: true, isTools }]] : [];
  });
  return new Map(closed);
}
