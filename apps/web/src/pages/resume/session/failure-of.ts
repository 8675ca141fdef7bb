/** Why something was not saved: no answer, somebody else's change, or a refusal. */
import type { Conflict } from "@bole/server/contract";
import { ApiProblem, NetworkFailure } from "../../../api/problems.ts";
import type { ResumeData } from "../model/structure.ts";
import type { Failure } from "./resume-session.ts";

export function failureOf(error: unknown): Failure {
  if (error instanceof NetworkFailure) return { kind: "offline" };
  if (!(error instanceof ApiProblem) || error.problem.code !== "edit-conflict") {
    return { kind: "refused", error };
  }
  const { version, conflicts, resume_data } = error.problem.data ?? {};
  if (typeof version !== "number" || !isConflicts(conflicts) || !isResume(resume_data)) {
    return { kind: "refused", error };
  }
  return { kind: "conflict", stored: { version, data: resume_data }, conflicts };
}

function isConflicts(value: unknown): value is Conflict[] {
  return (
    Array.isArray(value) &&
    value.every((one) => typeof one === "object" && one !== null && "section" in one)
  );
}

function isResume(value: unknown): value is ResumeData {
  return typeof value === "object" && value !== null && "basic" in value;
}
