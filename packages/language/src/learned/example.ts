/**
 * What somebody taught this installation: a message that was misread, and what it means. Kept where it was
 * said, sent nowhere; exported, it is an example like those the reader was trained on.
 */
import { TEXT_LIMITS } from "@bole/base";
import { z } from "zod";
import { describeState } from "../conversation/describe-state.ts";
import { ConversationState } from "../conversation/state.ts";
import { allowedValues, type Inventory } from "../examples/inventory.ts";
import { ExampleCall, Turn } from "../examples/turn.ts";
import { Reading } from "../reading/reading.ts";

/** A call as it was meant; a clause that is left out is the whole message. */
const MeantCall = z.strictObject({
  ...ExampleCall.shape,
  clause: ExampleCall.shape.clause.optional(),
});

export const LearnedExample = z.strictObject({
  product: z.string().min(1).max(50),
  message: z.string().min(1).max(TEXT_LIMITS.chat_message),
  state: ConversationState.prefault({}),
  /** What it means. */
  calls: z.array(MeantCall).min(1).max(10),
  /** Who read it otherwise. */
  reader: Reading.shape.reader,
});
export type LearnedExample = z.infer<typeof LearnedExample>;

/** What the product's inventory does not know, or the message does not have; nothing if it fits. */
export function misfits({ message, calls }: LearnedExample, inventory: Inventory) {
  return calls.flatMap(({ tool, clause, values, spans }, at) => {
    const known = inventory.tools[tool];
    const issue = (field: string, text: string) => ({
      path: `$.calls[${at}].${field}`,
      message: text,
    });
    if (!known) return [issue("tool", `there is no tool "${tool}"`)];
    const isInside = ([start, end]: readonly [number, number]) =>
      start < end && end <= message.length;
    const wrong = Object.entries(values).filter(
      ([name, value]) =>
        !value.split(",").every((one) => allowedValues(inventory, tool, name)?.includes(one)),
    );
    return [
      ...wrong.map(([name, value]) => issue(`values.${name}`, `"${value}" is no value of it`)),
      ...spans.flatMap(({ name, span }, index) => [
        ...(known.spans.includes(name) ? [] : [issue(`spans[${index}].name`, "no such span")]),
        ...(isInside(span) ? [] : [issue(`spans[${index}].span`, "lies outside of the message")]),
      ]),
      ...(clause && !isInside(clause) ? [issue("clause", "lies outside of the message")] : []),
    ];
  });
}

/** As the training takes it. @param id of the example; each is a conversation of its own */
export function toTurn(example: LearnedExample, id: string, inventory: Inventory): Turn {
  const { message, state, calls } = example;
  return Turn.parse({
    ...{ id, conversation: id, voice: "local", language: languageOf(message), message },
    state: describeState(state, inventory),
    calls: calls.map((call) => ({ ...call, clause: call.clause ?? [0, message.length] })),
  });
}

/** By script: what has both is mixed. */
function languageOf(message: string): Turn["language"] {
  if (!/\p{Script=Han}/u.test(message)) return "en";
  return /[a-z]{2}/i.test(message) ? "mixed" : "zh";
}
