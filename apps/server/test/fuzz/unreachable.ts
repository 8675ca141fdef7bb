/** Operations that the tours leave out, each with the reason and the test that shows them. Checked by the test. */

export interface LeftOut {
  readonly because: string;
  /** A test file of this repository that asks for it. */
  readonly shown_by: string;
  /** What stands in that file. */
  readonly as: string;
}

/** A 2xx needs something that a client of one running server cannot bring about. */
export const UNREACHABLE: Readonly<Record<string, LeftOut>> = {
  "POST /api/interviewers/{id}/refresh": {
    because: "Reads a calendar from the internet: addresses of the machine itself are refused.",
    shown_by: "packages/talent/src/interviews/interviewers.test.ts",
    as: "calendars.refresh",
  },
};

/** Asked for once in the long form, and not in the short one: loading takes a minute on a busy machine. */
export const ONLY_LONG: ReadonlySet<string> = new Set(["POST /api/demo", "DELETE /api/demo"]);
