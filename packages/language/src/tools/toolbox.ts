/** A product's tools, found by name. `ask` comes with it: only the whole list knows what can be chosen from. */
import { askTool } from "./ask-tool.ts";
import type { Tool } from "./tool.ts";

export interface Toolbox<Context> {
  readonly tools: readonly Tool<Context>[];
  get(name: string): Tool<Context> | undefined;
}

export function toolbox<Context>(given: readonly Tool<Context>[]): Toolbox<Context> {
  const tools = [...given, askTool(given)];
  const byName = new Map(tools.map((tool) => [tool.name, tool]));
  if (byName.size < tools.length) throw new Error("Two tools have the same name.");
  return { tools, get: (name) => byName.get(name) };
}
