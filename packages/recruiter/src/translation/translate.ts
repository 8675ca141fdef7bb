/** A mail or another text in the other language. Without a model it cannot be done, and that is said. */
import { findUnbacked, masked } from "@bole/guardrails";
import { defineTask, type Models, type TaskCtx } from "@bole/models";
import { translateText } from "@bole/models/prompts";
import { z } from "zod";

export const translateTask = defineTask({
  name: "translate_text",
  input: z.object({ text: z.string().min(1).max(20_000), to: z.enum(["zh", "en"]) }),
  output: z.string().max(60_000),
  prompt: ({ text, to }) => ({ instructions: translateText(to), data: { text } }),
  // Words one by one would be no translation.
  solve: () => "",
  timeout_ms: 120_000,
  max_output_tokens: 8_000,
});

export interface Translated {
  /** Null where no model has translated it, or not faithfully. */
  readonly text: string | null;
  /** `provider:name`; null where none has answered. */
  readonly model: string | null;
  /** Numbers and dates of the translation that the text does not have. */
  readonly changed: readonly string[];
}

export async function translate(
  models: Pick<Models, "run">,
  { text, to }: { readonly text: string; readonly to: "zh" | "en" },
  ctx: TaskCtx,
): Promise<Translated> {
  const { value, model } = await models.run(translateTask, { text: masked(text), to }, ctx);
  if (model === null || value.trim() === "") return { text: null, model: null, changed: [] };
  const changed = findUnbacked(value, [text])
    .filter(({ kind }) => kind === "number" || kind === "date")
    .map((claim) => claim.text);
  return { text: value.trim(), model, changed };
}
