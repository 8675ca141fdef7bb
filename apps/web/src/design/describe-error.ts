/** What to say about a call that failed: the server's own words, or that there was no answer. */
import type { Problem } from "@bole/server/contract";
import { ApiProblem, NetworkFailure } from "../api/problems.ts";
import type { useShellText } from "../i18n/text.ts";

export interface ErrorDescription {
  readonly title: string;
  /** Empty where the server has it in another language than the page's. */
  readonly detail: string;
  readonly remedy?: string;
  readonly requestId?: string;
  readonly issues: NonNullable<Problem["issues"]>;
}

const HAN = /\p{Script=Han}/u;

export function describeError(
  error: unknown,
  t: ReturnType<typeof useShellText>,
): ErrorDescription {
  if (error instanceof ApiProblem) {
    const { title, detail, remedy, request_id, issues = [] } = error.problem;
    const said = HAN.test(title) && !HAN.test(detail) ? "" : detail;
    return { title, detail: said, remedy, requestId: request_id, issues };
  }
  if (error instanceof NetworkFailure) {
    const { network, networkDetail, networkRemedy } = t.problem;
    return { title: network, detail: networkDetail, remedy: networkRemedy, issues: [] };
  }
  return {
    title: t.problem.unknown,
    detail: error instanceof Error ? error.message : String(error),
    issues: [],
  };
}
