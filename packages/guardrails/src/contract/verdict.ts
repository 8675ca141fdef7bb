/** What a check says. One shape for text and for actions, for the log, the page and the event. */
import { z } from "zod";

/** The seed's names; the log and the policy know no others. */
export const CHECK_NAMES = [
  "input_injection",
  "input_pii",
  "input_length",
  "output_safety",
  "output_hallucination",
  "output_format",
  "action_rate_limit",
  "action_batch_limit",
  "action_cost",
  "action_permission",
] as const;
export const CheckName = z.enum(CHECK_NAMES);
export type CheckName = z.infer<typeof CheckName>;

/** From least to worst. Only `blocked` stops anything. */
export const SEVERITIES = ["info", "warning", "blocked"] as const;
export const Severity = z.enum(SEVERITIES);
export type Severity = z.infer<typeof Severity>;

/** A place in the text as it was given, in UTF-16 units, whatever was normalised on the way. */
export const Span = z.object({
  start: z.int().min(0),
  end: z.int().min(0),
  text: z.string().optional(),
  /** Which feature, kind or claim it is, such as `override` or `cn_id`. */
  label: z.string().optional(),
  /** Why it was found, in the language of the verdict. */
  reason: z.string().optional(),
});
export type Span = z.infer<typeof Span>;

export const Verdict = z.object({
  check_name: CheckName,
  severity: Severity,
  message: z.string(),
  spans: z.array(Span),
  /** How sure the check is, from 0 to 1, where it weighs. */
  score: z.number().min(0).max(1).optional(),
  /** Which detector found an injection: the rules, the trained one, or both. */
  found_by: z.enum(["rules", "trained", "both"]).optional(),
  /** What to write or do instead. */
  suggestion: z.string().optional(),
  /** When a limit that refused opens again, ISO 8601: a limit postpones, it never drops. */
  retry_at: z.string().optional(),
});
export type Verdict = z.infer<typeof Verdict>;

/** The worst of several, or null if there is none. */
export function worstSeverity(verdicts: readonly Verdict[]): Severity | null {
  const worst = Math.max(-1, ...verdicts.map(({ severity }) => SEVERITIES.indexOf(severity)));
  return SEVERITIES[worst] ?? null;
}
