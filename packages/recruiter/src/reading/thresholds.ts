/** How sure one must be: what only looks is tried sooner than what prepares something, and that than what changes it. */
import type { ReadCall } from "@bole/language";
import { RECRUITER_TOOLS } from "./tools/index.ts";

export type Thresholds = Readonly<Record<"read" | "propose" | "change", number>>;

export const THRESHOLDS: Thresholds = { read: 0.35, propose: 0.7, change: 0.85 };
/** What a person has chosen is certain; everything else that starts or changes something is asked back. */
export const CAREFUL: Thresholds = { ...THRESHOLDS, propose: 1, change: 1 };
/** That it changes what waits is known; only what it changes has to be read. */
export const DECISION: Thresholds = { read: 0.35, propose: 0.35, change: 0.35 };

/** Whether it would be tried without asking back. */
export function isClear({ tool, confidence }: Pick<ReadCall, "tool" | "confidence">): boolean {
  const risk = RECRUITER_TOOLS.get(tool)?.risk;
  return risk !== undefined && confidence >= THRESHOLDS[risk];
}
