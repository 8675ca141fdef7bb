/**
 * Prompts that were answered from their text alone, on the recruiter's inventory. Each message carries what it means
 * in the markup of the examples, so that an answer and its reading can be held against it.
 */
import { readFileSync } from "node:fs";
import { readInventories } from "@bole/language";
import { readState, scriptedReader } from "@bole/language/examples";
import { expect, it } from "vitest";
import { z } from "zod";
import { toolsOf } from "../../test/reading-tools.ts";
import { checkFor } from "../task/check-answer.ts";
import { createReadTask } from "./read-task.ts";

const Exchange = z.strictObject({
  message: z.string(),
  state: z.record(z.string(), z.string()),
  answer: z.json(),
});
const EXCHANGES = z
  .array(Exchange)
  .parse(JSON.parse(readFileSync(new URL("exchanges.json", import.meta.url), "utf8")));

const RECRUITER = readInventories().filter(({ product }) => product === "recruiter");

it.each(EXCHANGES)("$message", async ({ message: marked, state: described, answer }) => {
  const [inventory = expect.fail("there is no such inventory")] = RECRUITER;
  const reader = scriptedReader(inventory);
  const message = reader.plain(marked);
  const state = readState(described);
  const toolbox = toolsOf(inventory, "change");
  const task = createReadTask({ name: "recruiter_read", inventory, toolbox, reader });

  const { message: shown, data } = task.prompt({ message, state, records: {} });
  expect(shown).toBe(message);
  expect(data?.state).toMatchObject(described);

  const checked = await checkFor(task, { message, state, records: {} })(answer);
  const wanted = await reader.read({ product: inventory.product, message, state });
  expect(checked).toMatchObject({
    ok: true,
    value: {
      reader: "model",
      calls: wanted.calls.map(({ tool, polarity, values, mentions }) => ({
        ...{ tool, polarity, values },
        mentions: mentions.map(({ name, text, place, ref }) => ({ name, text, place, ref })),
      })),
    },
  });
});
