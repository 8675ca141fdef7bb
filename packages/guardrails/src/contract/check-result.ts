/** What comes of a check: its verdicts, the worst of them, and whether it may go on. */
import { type Severity, type Verdict, worstSeverity } from "./verdict.ts";

export interface CheckResult {
  readonly verdicts: readonly Verdict[];
  /** The worst of them; null if there is none. */
  readonly severity: Severity | null;
  /** Whether it may go on: nothing in it is blocked. */
  readonly allowed: boolean;
}

export interface ReserveResult extends CheckResult {
  /** For `commit` or `release`; null if nothing was reserved. */
  readonly reservation_id: string | null;
}

export function resultOf(verdicts: readonly Verdict[]): CheckResult {
  const severity = worstSeverity(verdicts);
  return { verdicts, severity, allowed: severity !== "blocked" };
}
