import { z } from "zod";

/**
 * One thing that is wrong with a plan, for a person who reads it at the step and for the model that
 * wrote it: what, where, and what would be legal there.
 */
export const IssueCode = z.enum([
  /** Not a plan: a missing, misspelt or ill-typed field. */
  "invalid_shape",
  "unknown_agent",
  "duplicate_id",
  "unknown_dependency",
  "self_dependency",
  "cycle",
  /** Can never run: behind a cycle, or `when` is false whatever happens. */
  "unreachable",
  "bad_placeholder",
  /** `$item`, `$last`, `$event` and the like where they mean nothing. */
  "bad_scope",
  "unknown_step",
  "not_an_ancestor",
  "unknown_path",
  /** A value that is optional, or may be null, where it is needed. */
  "maybe_missing",
  "type_mismatch",
  "missing_argument",
  "unknown_argument",
  "not_a_list",
  /** Composites that contain each other. */
  "recursion",
]);
export type IssueCode = z.infer<typeof IssueCode>;

export const Issue = z.object({
  code: IssueCode,
  /** E.g. `steps[2].args.topic`. */
  path: z.string(),
  message: z.string(),
  /** What would be legal there. */
  repair: z.string(),
});
export type Issue = z.infer<typeof Issue>;

export type Report = (code: IssueCode, path: string, message: string, repair: string) => void;
