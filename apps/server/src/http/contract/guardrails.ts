import { TEXT_LIMITS, TenantId } from "@bole/base";
import {
  Facts,
  GuardrailLog,
  Verdict as GuardrailVerdict,
  PiiKind,
  Policy,
  TextSource,
} from "@bole/guardrails";
import { z } from "zod";

export type { CheckName, Severity, Span as GuardrailSpan } from "@bole/guardrails";
export type { GuardrailVerdict };
export type GuardrailPolicy = Policy;

export const TextToCheck = z.strictObject({
  text: z.string().max(TEXT_LIMITS.guardrail_check),
  direction: z.enum(["input", "output"]),
  source: TextSource.optional().describe("Who wrote an input; a third party is judged strictly"),
  facts: Facts.max(200).optional().describe("What an output may rely on: texts and records"),
  schema: z
    .record(z.string(), z.unknown())
    .optional()
    .describe("JSON Schema that an output must fit"),
  dry_run: z.boolean().default(false).describe("Only asks: what is found is not logged"),
  tenant: TenantId.optional(),
});
export type TextToCheck = z.input<typeof TextToCheck>;
export const CheckedText = z.object({ verdicts: z.array(GuardrailVerdict) });
export type CheckedText = z.infer<typeof CheckedText>;

export const TextToRedact = z.strictObject({
  text: z.string().max(TEXT_LIMITS.guardrail_check),
  run_id: z
    .string()
    .min(1)
    .optional()
    .describe("Whose masks these are; left out, it is a preview, and nothing is kept"),
  tenant: TenantId.optional(),
});
export type TextToRedact = z.input<typeof TextToRedact>;
export const RedactedText = z.object({
  text: z.string().describe("As it was given, with each piece of personal data masked"),
  found: z.array(
    z.object({
      kind: PiiKind,
      start: z.int().min(0).describe("In the text as it was given, in UTF-16 units"),
      end: z.int().min(0),
    }),
  ),
});
export type RedactedText = z.infer<typeof RedactedText>;

export const TextToRestore = z.strictObject({
  text: z
    .string()
    .max(TEXT_LIMITS.guardrail_check)
    .describe("Any text that has masks of the run in it"),
  run_id: z.string().min(1),
  tenant: TenantId.optional(),
});
export const RestoredText = z.object({ text: z.string() });
export type RestoredText = z.infer<typeof RestoredText>;

export const PolicyVersion = z.object({
  version: z.int().min(0).describe("0 is what holds before the first change"),
  policy: Policy,
  author: z.string().nullable(),
  note: z.string(),
  created_at: z.string().nullable(),
});
export type PolicyVersion = z.output<typeof PolicyVersion>;
export const CurrentPolicy = PolicyVersion.extend({
  may_edit: z.boolean().describe("Whether you may change it"),
});
export type CurrentPolicy = z.output<typeof CurrentPolicy>;
export const PolicyVersions = z.object({ versions: z.array(PolicyVersion) });
export type PolicyVersions = z.output<typeof PolicyVersions>;

export const NewPolicy = z.strictObject({
  policy: z.unknown().describe("What it leaves out has its default"),
  note: z.string().max(500).default("").describe("Why it was changed"),
  version: z
    .int()
    .min(0)
    .optional()
    .describe("The one that was changed; refused if it is not the newest any more"),
  tenant: TenantId.optional(),
});
export type NewPolicy = z.input<typeof NewPolicy>;

export const GuardrailLogs = z.object({
  items: z.array(GuardrailLog),
  next: z.string().nullable().describe("For `after`, where there are more"),
});
export type GuardrailLogs = z.infer<typeof GuardrailLogs>;
