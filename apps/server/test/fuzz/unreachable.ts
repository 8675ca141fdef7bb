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
  "POST /api/runs/{id}/version": {
    because: "Only a run that waits for a new version of its agents takes it: a deploy.",
    shown_by: "apps/server/src/serve-deploy.test.ts",
    as: "/version`",
  },
  "POST /api/work/failed/{id}/retry": {
    because: "Work has to fail in all of its tries first, which takes hours.",
    shown_by: "apps/server/src/http/routes/schedules.test.ts",
    as: "work/failed",
  },
  "DELETE /api/work/failed/{id}": {
    because: "Work has to fail in all of its tries first, which takes hours.",
    shown_by: "apps/server/src/http/routes/schedules.test.ts",
    as: "work/failed",
  },
  "POST /api/interviewers/{id}/refresh": {
    because: "Reads a calendar from the internet: addresses of the machine itself are refused.",
    shown_by: "packages/talent/src/interviews/interviewers.test.ts",
    as: "calendars.refresh",
  },
  "POST /api/profile/passkeys": {
    because: "Takes what a browser's authenticator has signed.",
    shown_by: "e2e/passkeys.spec.ts",
    as: "Add passkey",
  },
  "POST /api/session/passkey": {
    because: "Takes what a browser's authenticator has signed.",
    shown_by: "e2e/passkeys.spec.ts",
    as: "Sign in with a passkey",
  },
  "DELETE /api/profile/passkeys/{id}": {
    because: "There is none without an authenticator.",
    shown_by: "e2e/passkeys.spec.ts",
    as: "/api/profile/passkeys/",
  },
};

/** Asked for once in the long form, and not in the short one: loading takes a minute on a busy machine. */
export const ONLY_LONG: ReadonlySet<string> = new Set(["POST /api/demo", "DELETE /api/demo"]);
