/** What every check over text is given, and what it gives. A new check is one file and one line. */
import type { TextSource } from "../contract/check-context.ts";
import type { Language } from "../contract/language.ts";
import type { CheckName, Severity, Verdict } from "../contract/verdict.ts";
import { SEVERITIES } from "../contract/verdict.ts";
import type { OutputSchema } from "../output/check-format.ts";
import type { Facts } from "../output/fact-index.ts";
import type { Policy } from "../policy/policy.ts";

export interface TextToCheck {
  readonly text: string;
  readonly source: TextSource;
  readonly language: Language;
  readonly policy: Policy;
  /** What the text may rely on; without it nothing can be unbacked. */
  readonly facts?: Facts | undefined;
  /** What shape it must have; without it any will do. */
  readonly schema?: OutputSchema | undefined;
}

/** Pure: the same text and policy give the same verdicts. */
export interface TextCheck {
  readonly name: CheckName;
  readonly check: (given: TextToCheck) => Verdict[];
}

/** Runs the checks that the policy has switched on; none of them says worse than it allows. */
export function runChecks(checks: readonly TextCheck[], given: TextToCheck): Verdict[] {
  return checks.flatMap(({ name, check }) => {
    const { enabled, severity } = given.policy.checks[name];
    if (!enabled) return [];
    return check(given).map((verdict) => ({
      ...verdict,
      severity: atMost(verdict.severity, severity),
    }));
  });
}

export function atMost(severity: Severity, cap: Severity): Severity {
  return SEVERITIES.indexOf(severity) <= SEVERITIES.indexOf(cap) ? severity : cap;
}
