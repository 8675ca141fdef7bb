/** What is thrown where a guardrail stops something: all that was found, with its place. */
import type { Verdict } from "@bole/guardrails";
import { guardrailErrors } from "@bole/guardrails/errors";

export function blocked(verdicts: readonly Verdict[]) {
  return guardrailErrors.error("guardrail-blocked", {
    detail: verdicts
      .filter(({ severity }) => severity === "blocked")
      .map(({ message }) => message)
      .join(" "),
    data: { verdicts },
  });
}
