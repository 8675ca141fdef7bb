/**
 * The task of reading what a person says to a product: a model writes down which calls it means, the embedded
 * reader stands by. Neither does anything; that is for the executor of @bole/language.
 */
import { cutFor } from "@bole/base";
import { type Inventory, type Reader, Reading, type Toolbox } from "@bole/language";
import { defineTask, type Task } from "../task/define-task.ts";
import { modelAnswer } from "./model-answer.ts";
import { ReadInput } from "./read-input.ts";
import { readPrompt } from "./read-prompt.ts";
import { toReading } from "./to-reading.ts";

export type ReadTask = Task<typeof ReadInput, typeof Reading>;

export interface ReadTaskParts {
  /** As tasks are named: `recruiter_read`. */
  readonly name: string;
  /** Of the product whose messages are read. */
  readonly inventory: Inventory;
  readonly toolbox: Pick<Toolbox<never>, "tools" | "get">;
  /** Who reads where no model does. */
  readonly reader: Reader;
}

export function createReadTask({ name, inventory, toolbox, reader }: ReadTaskParts): ReadTask {
  const prompt = readPrompt(inventory, toolbox);
  const said = (message: string) => cutFor("chat_message", message).text;
  return defineTask({
    name,
    input: ReadInput,
    output: Reading,
    answer: {
      schema: modelAnswer(toolbox),
      toOutput: (answer, { message }) => toReading(answer, said(message), { toolbox, inventory }),
    },
    prompt: ({ message, ...rest }) => prompt({ message: said(message), ...rest }),
    solve: (input, { signal }) => reader.read({ ...input, product: inventory.product, signal }),
    // Somebody waits for the reply, and the embedded reader takes milliseconds.
    timeout_ms: 20_000,
    max_output_tokens: 2_048,
  });
}
