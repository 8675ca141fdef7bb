/** The two ways a call can fail: the server said no (and why), or there was no answer at all. */
import type { Problem } from "@bole/server/contract";

export class ApiProblem extends Error {
  override readonly name = "ApiProblem";
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.detail);
    this.problem = problem;
  }
}

export class NetworkFailure extends Error {
  override readonly name = "NetworkFailure";
}

/** Enough of RFC 9457 to show; the rest of the contract is the server's promise. */
export function isProblem(value: unknown): value is Problem {
  return (
    typeof value === "object" &&
    value !== null &&
    "title" in value &&
    typeof value.title === "string" &&
    "detail" in value &&
    typeof value.detail === "string" &&
    "code" in value &&
    typeof value.code === "string"
  );
}
