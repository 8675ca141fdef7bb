/** The prompt for reading a message: rules and tools first, which stay the same; then the state; then the message. */
import type { Inventory, Toolbox } from "@bole/language";
import { knownWords } from "@bole/language/text";
import { instruct } from "../prompt/instructions.ts";
import type { Prompt } from "../prompt/prompt.ts";
import { describeTools } from "./describe-tools.ts";
import type { ReadInput } from "./read-input.ts";
import { HOW_TO_READ } from "./read-instructions.ts";
import { stateData } from "./state-data.ts";

export function readPrompt(
  inventory: Inventory,
  toolbox: Pick<Toolbox<never>, "tools">,
): (input: ReadInput) => Prompt {
  const instructions = instruct`
${HOW_TO_READ}

The tools, with their arguments:
${describeTools(toolbox, inventory)}`;
  return ({ message, state, records }) => ({
    instructions,
    message,
    data: {
      state: stateData(state, inventory),
      on_record: onRecord(message, records),
    },
  });
}

/** The person's own words, and of which kind the record is that they name. The record itself stays where it is. */
function onRecord(message: string, records: ReadInput["records"]): string[] | undefined {
  const words = knownWords(message, records).map(
    ({ kind, place }) => `${kind}: ${message.slice(...place)}`,
  );
  return words.length > 0 ? [...new Set(words)] : undefined;
}
