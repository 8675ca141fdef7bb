/** What was done or proposed, as whoever uses the API is told: names beside ids. */

import { JsonValue } from "@bole/engine";
import { type ExecutedTurn, Item, Words } from "@bole/language";
import { z } from "zod";
import type { ToolCallView } from "../model/events.ts";
import { isFound } from "./desk.ts";
import { Started } from "./tools/recruiter-tool.ts";

export function callViews({ done, asked, explanation }: ExecutedTurn): ToolCallView[] {
  const calls = done.flatMap(({ tool, input, result }) => {
    const { cannot, isIdle } = Started.catch(NOTHING).parse(result);
    if (isIdle) return [];
    return [cannot ? { tool: "cannot", args: {} } : { tool, args: argsOf(input) }];
  });
  if (asked !== undefined) {
    const { tool, argument } = asked;
    const about = tool === "ask" ? {} : { tool, ...(argument !== null && { argument }) };
    return [...calls, { tool: "ask", args: about }];
  }
  // What is only spoken of is talk.
  return calls.length > 0 || explanation.calls.length === 0 ? calls : [{ tool: "talk", args: {} }];
}

const NOTHING = { wishes: 0, cannot: false, isIdle: false };

const argsOf = (input: Readonly<Record<string, unknown>>): Record<string, JsonValue> =>
  Object.fromEntries(
    Object.entries(input).flatMap(([name, value]) => {
      const shown = JsonValue.safeParse(readable(value));
      return isEmpty(value) || !shown.success ? [] : [[name, shown.data]];
    }),
  );

/** What was not said is not told. */
const isEmpty = (value: unknown): boolean =>
  value === undefined || value === "" || (Array.isArray(value) && value.length === 0);

function readable(value: unknown): unknown {
  const items = z.array(Item).safeParse(value);
  if (items.success) return items.data.filter((item) => !isFound(item)).map(named);
  const words = z.array(Words).safeParse(value);
  if (words.success)
    return words.data.flatMap(({ text, items }): unknown[] => items?.map(named) ?? [text]);
  const item = Item.safeParse(value);
  return item.success ? named(item.data) : value;
}

const named = ({ id, label }: Item) => ({ id, name: label });
