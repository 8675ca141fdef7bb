import { z } from "zod";
import { CheckName, Severity } from "../contract/verdict.ts";

/** A row of `guardrail_logs`, as the seed names its columns. */
export const GuardrailLog = z.object({
  id: z.string(),
  workflow_id: z.string().nullable(),
  session_id: z.string().nullable(),
  user_id: z.string().nullable(),
  check_name: CheckName,
  severity: Severity,
  message: z.string(),
  context_json: z.string(),
  created_at: z.string(),
});
export type GuardrailLog = z.infer<typeof GuardrailLog>;

/** Everything that is left out does not limit. */
export const LogFilter = z.object({
  check_name: CheckName.optional(),
  severity: Severity.optional(),
  workflow_id: z.string().optional(),
  session_id: z.string().optional(),
  user_id: z.string().optional(),
  run_id: z.string().optional(),
  /** Part of the message, in any case. */
  text: z.string().optional(),
  /** From this time on, ISO 8601 in UTC. */
  since: z.iso.datetime().optional(),
  /** Before this time, ISO 8601 in UTC. */
  until: z.iso.datetime().optional(),
  /** @default 50 */
  limit: z.int().min(1).max(200).default(50),
  /** The `next` of the page before. */
  after: z
    .string()
    .regex(/^\d{1,15}$/, "use the `next` of the page before")
    .optional(),
});
export type LogFilter = z.input<typeof LogFilter>;

/** Newest first. */
export interface LogPage {
  readonly items: readonly GuardrailLog[];
  /** Gives the page after this one; null on the last. */
  readonly next: string | null;
}
