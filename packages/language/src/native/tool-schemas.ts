/**
 * A product's tools as language models take them: a name, a description and a JSON Schema. Closed values are enums;
 * everything else is text, which linking turns into items and values as it does with a person's words.
 */
import type { Inventory } from "../examples/inventory.ts";
import type { ArgumentSource, Tool } from "../tools/tool.ts";
import type { Toolbox } from "../tools/toolbox.ts";
import { closedArguments } from "./closed-arguments.ts";

export interface ToolSchema {
  readonly name: string;
  readonly description: string;
  readonly input_schema: Readonly<Record<string, unknown>>;
}

/** A model asks, talks and says what it cannot do in words of its own. */
const IN_WORDS: readonly string[] = ["ask", "talk", "cannot"];

/** @param without names of further tools that a model is not shown */
export const toolSchemas = (
  { tools }: Pick<Toolbox<never>, "tools">,
  inventory: Inventory,
  without: readonly string[] = [],
): ToolSchema[] =>
  tools
    .filter(({ name }) => !IN_WORDS.includes(name) && !without.includes(name))
    .map((tool) => ({
      name: tool.name,
      description: tool.description,
      input_schema: schemaOf(tool, inventory),
    }));

/** Nothing is required: what is not said is asked for by the program, or is what is in focus. */
function schemaOf(tool: Tool<never>, inventory: Inventory): Record<string, unknown> {
  const closed = closedArguments(tool, inventory);
  const values = [...closed].map(([name, { options, many }]) => {
    const one = { type: "string", enum: [...options] };
    return [name, many ? { type: "array", items: one } : one] as const;
  });
  const spans = Object.entries(tool.spans).map(([name, source]) => {
    const description = describe(source);
    const words = { type: "string", ...(description !== undefined && { description }) };
    const property = source.many ? { type: "array", items: words } : words;
    return [closed.has(name) ? wordsName(name) : name, property] as const;
  });
  const card = tool.card && [
    [tool.card.argument, { type: "string", description: "The id of a waiting card." }] as const,
  ];
  return {
    type: "object",
    properties: Object.fromEntries([...values, ...spans, ...(card ?? [])]),
    additionalProperties: false,
  };
}

/** Of an argument whose closed values have its name already. */
export const wordsName = (span: string): string => `${span}_words`;

/** Undefined where the argument's name says it. */
function describe({ from, kind, description }: ArgumentSource): string | undefined {
  if (description !== undefined) return description;
  if (from === "item") return `The name or id of one ${kind ?? "thing"}.`;
  if (from === "time") return "A time: the person's words, or 2026-11-18 14:00.";
  if (from === "duration") return "A length of time, such as 45 minutes.";
  return undefined;
}
