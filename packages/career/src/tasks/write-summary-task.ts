/** The report's summary in better prose, over the same facts; what the facts do not back is struck. */
import { findUnbacked } from "@bole/guardrails";
import { defineTask } from "@bole/models";
import { careerWriteSummary } from "@bole/models/prompts";
import { z } from "zod";
import type { Statement } from "../analysts/statement.ts";
import { Language } from "../text/language.ts";

const Fact = z.object({ id: z.int().min(1), text: z.string() });
const Sentence = z.object({
  text: z.string().min(1).max(600),
  facts: z.array(z.int()).min(1).max(10),
});

export const writeSummaryTask = defineTask({
  name: "career_write_summary",
  group: "career",
  input: z.object({ language: Language, facts: z.array(Fact), feedback: z.string() }),
  output: z.object({ sentences: z.array(Sentence).min(1).max(8) }),
  prompt: ({ language, facts, feedback }) => ({
    instructions: careerWriteSummary(language),
    data: { facts: JSON.stringify(facts), feedback },
  }),
  solve: ({ facts }) => ({ sentences: facts.map(({ id, text }) => ({ text, facts: [id] })) }),
});

/** The sentences that hold: their facts exist, and say what the sentence claims. */
export function backedSentences(
  sentences: readonly z.infer<typeof Sentence>[],
  facts: readonly Statement[],
): { readonly kept: Statement[]; readonly struck: string[] } {
  const kept: Statement[] = [];
  const struck: string[] = [];
  for (const { text, facts: ids } of sentences) {
    const used = ids.map((id) => facts[id - 1]);
    const known = used.flatMap((fact) => fact ?? []);
    const holds =
      known.length === used.length &&
      findUnbacked(
        text,
        known.map((fact) => fact.text),
      ).length === 0;
    if (!holds) struck.push(text);
    else
      kept.push({
        text,
        sources: [...new Set(known.flatMap(({ sources }) => sources))],
        unknown: known.every(({ unknown }) => unknown),
      });
  }
  return { kept, struck };
}
