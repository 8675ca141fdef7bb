/** The checks and how bad a finding can be, by the names of the wire. */
import type { CheckName, Severity } from "@bole/server/contract";
import type { Tone } from "../../design/badge.tsx";

/** In the order in which something passes them. */
export const CHECK_GROUPS = {
  input: ["input_injection", "input_pii", "input_length"],
  output: ["output_safety", "output_hallucination", "output_format"],
  action: ["action_rate_limit", "action_batch_limit", "action_cost", "action_permission"],
} as const satisfies Record<string, readonly CheckName[]>;

export const CHECK_NAMES: readonly CheckName[] = Object.values(CHECK_GROUPS).flat();

/** From least to worst. */
export const SEVERITIES: readonly Severity[] = ["info", "warning", "blocked"];

export const TONES: Readonly<Record<Severity, Tone>> = {
  info: "accent",
  warning: "warning",
  blocked: "danger",
};
