/** The tools of a product as a model reads them: what each is for, and which arguments it takes. */
import type { ArgumentSource, Inventory, Tool, Toolbox } from "@bole/language";
import { type Instructions, ownWords } from "../prompt/instructions.ts";
import { closedArguments } from "./closed-arguments.ts";

export function describeTools(
  { tools }: Pick<Toolbox<never>, "tools">,
  inventory: Inventory,
): Instructions {
  return ownWords(tools.map((tool) => describeTool(tool, inventory)).join("\n"));
}

function describeTool(tool: Tool<never>, inventory: Inventory): string {
  const closed = [...closedArguments(tool, inventory)];
  const values = closed.map(([name, { options, many, isTools }]) => {
    const listed = isTools ? "names of tools" : options.join(" | ");
    return `${name}${many ? " (several)" : ""}: ${listed}`;
  });
  const mentions = Object.entries(tool.spans).map(describeSpan);
  return [
    `- ${tool.name}: ${tool.description}`,
    ...(values.length > 0 ? [`  values – ${values.join("; ")}`] : []),
    ...(mentions.length > 0 ? [`  mentions – ${mentions.join("; ")}`] : []),
  ].join("\n");
}

function describeSpan([name, source]: [string, ArgumentSource]): string {
  const { from, kind = from, many, description } = source;
  const isPlain = kind === "text" || kind === "words" || kind === name;
  const notes = [description ?? (isPlain ? "" : kind), many ? "several" : ""].filter(Boolean);
  return notes.length === 0 ? name : `${name} (${notes.join(", ")})`;
}
