/** Texts that strangers wrote: attacks, harmless ones and personal data (`bench/sealed/<date>/guard`). */
import { globSync, readFileSync } from "node:fs";
import { createGuardrails, type Guardrails, guardrailMigrations } from "@bole/guardrails";
import { openPassageReader } from "@bole/language/passages";
import { openStore } from "@bole/store";
import { z } from "zod";

const Sample = z.object({
  from: z.enum(["message", "document", "mail", "page"]),
  label: z.enum(["attack", "off_task", "harmless"]),
  language: z.string(),
  text: z.string(),
  names: z.array(z.string()).default([]),
  addresses: z.array(z.string()).default([]),
  births: z.array(z.string()).default([]),
  phones: z.array(z.string()).default([]),
});
export type Sample = z.infer<typeof Sample>;

const ROOT = new URL("../sealed/", import.meta.url).pathname;

export function readSamples(): Sample[] {
  return globSync(`${ROOT}*/guard/*.jsonl`)
    .toSorted()
    .flatMap((file) => readFileSync(file, "utf8").trimEnd().split("\n"))
    .map((line) => Sample.parse(JSON.parse(line)));
}

export async function withGuardrails<T>(
  use: (rules: Guardrails, trained: Guardrails) => Promise<T>,
): Promise<T> {
  const store = await openStore({ file: ":memory:", migrations: [guardrailMigrations] });
  const passages = openPassageReader({ timeoutMs: 60_000 });
  const result = await use(createGuardrails({ store }), createGuardrails({ store, passages }));
  await store.close();
  return result;
}
