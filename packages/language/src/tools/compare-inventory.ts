/** Whether a product's toolbox is what its examples were labelled with. For tests of products. */
import { allowedValues, type Inventory } from "../examples/inventory.ts";
import { argumentsOf } from "./arguments.ts";
import type { Tool } from "./tool.ts";
import type { Toolbox } from "./toolbox.ts";

/** @returns what differs; nothing if they agree */
export function compareInventory(
  { tools, get }: Toolbox<never>,
  inventory: Inventory,
): readonly string[] {
  const unknown = tools.filter(({ name }) => !Object.hasOwn(inventory.tools, name));
  return [
    ...unknown.map(({ name }) => `${name}: not in tools.json`),
    ...Object.keys(inventory.tools).flatMap((name) => {
      const tool = get(name);
      return tool ? differences(tool, inventory) : [`${name}: no such tool`];
    }),
  ];
}

function differences(tool: Tool<never>, inventory: Inventory): string[] {
  const { name } = tool;
  const { spans = [], values = {} } = inventory.tools[name] ?? {};
  const closed = new Map([...argumentsOf(tool)].filter(([, { options }]) => options.length > 0));
  // Which tools there are is no closed list: it would be the toolbox itself.
  const listed = Object.keys(values).filter((argument) => values[argument] !== "tools");
  return [
    ...differ(Object.keys(tool.spans), spans).map((span) => `${name}: span ${span}`),
    ...differ([...closed.keys()], listed).map((argument) => `${name}: values of ${argument}`),
    ...listed.flatMap((argument) =>
      differ(
        closed.get(argument)?.options ?? [],
        allowedValues(inventory, name, argument) ?? [],
      ).map((value) => `${name}: ${argument}=${value}`),
    ),
  ];
}

const differ = (own: readonly string[], listed: readonly string[]): string[] => [
  ...own.filter((one) => !listed.includes(one)).map((one) => `${one} (only in the tool)`),
  ...listed.filter((one) => !own.includes(one)).map((one) => `${one} (only in tools.json)`),
];
