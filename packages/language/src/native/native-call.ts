/** A tool call of a language model as a `ReadCall`, so that the same code links and runs it. */
import { z } from "zod";
import type { Item } from "../conversation/item.ts";
import type { Inventory } from "../examples/inventory.ts";
import type { Mention, ReadCall } from "../reading/reading.ts";
import type { Tool } from "../tools/tool.ts";
import type { Toolbox } from "../tools/toolbox.ts";
import { closedArguments } from "./closed-arguments.ts";
import { placesOf } from "./find-words.ts";
import { wordsName } from "./tool-schemas.ts";

export interface NativeCall {
  readonly tool: string;
  readonly args: unknown;
}

export interface NativeScope {
  readonly toolbox: Pick<Toolbox<never>, "get">;
  readonly inventory: Inventory;
  /** What the person said. */
  readonly message: string;
  /** What a model may have seen an id of. */
  readonly items: readonly Item[];
}

const One = z.union([z.string(), z.number(), z.boolean()]).transform(String);
/** A model may give one where several are taken, and null for what is not said. */
const Given = z.union([One.transform((one) => [one]), z.array(One), z.null().transform(() => [])]);
const Arguments = z.record(z.string(), Given);

/** The call, or what is wrong with it, in words for the model. Its confidence is for the caller to say. */
export function readNativeCall(
  { tool: name, args }: NativeCall,
  scope: NativeScope,
): ReadCall | { readonly issues: readonly string[] } {
  const tool = scope.toolbox.get(name);
  if (tool === undefined) return { issues: [`There is no tool ${name}.`] };
  const given = Arguments.safeParse(args ?? {});
  if (!given.success) return { issues: ["Each argument is a text or a list of texts."] };
  const { values, mentions, issues } = readArguments(tool, given.data, scope);
  if (issues.length > 0) return { issues };
  return {
    ...{ tool: name, polarity: "do", values, mentions, alternatives: [] },
    clause: [0, scope.message.length],
    confidence: 1,
  };
}

function readArguments(
  tool: Tool<never>,
  given: z.output<typeof Arguments>,
  { inventory, message, items }: NativeScope,
) {
  const closed = closedArguments(tool, inventory);
  const values: Record<string, string> = {};
  const mentions: Mention[] = [];
  const issues: string[] = [];
  for (const [name, texts] of Object.entries(given)) {
    const said = texts.filter((text) => text.trim() !== "");
    if (said.length === 0) continue;
    const options = closed.get(name)?.options;
    const span = options ? undefined : spanOf(tool, name);
    if (options !== undefined) {
      const wrong = said.find((text) => !options.includes(text));
      if (wrong !== undefined) issues.push(`${name} is one of ${options.join(", ")}.`);
      values[name] = said.join(",");
    } else if (span !== undefined) {
      mentions.push(...said.map((text) => mentionOf(span, text, message, items)));
    } else issues.push(`${tool.name} has no argument ${name}.`);
  }
  return { values, mentions, issues };
}

function spanOf(tool: Tool<never>, name: string): string | undefined {
  if (name === tool.card?.argument) return name;
  return Object.keys(tool.spans).find((span) => span === name || wordsName(span) === name);
}

/** An id is what it stands for; any other text is linked as words are. */
function mentionOf(name: string, given: string, message: string, items: readonly Item[]): Mention {
  const item = items.find(({ id }) => id === given);
  const text = item?.label ?? given;
  const [place = [0, 0]] = placesOf(text, message);
  const found = item && { items: [item] };
  return { name, text, place: [...place], ref: "name", confidence: 1, ...found };
}
