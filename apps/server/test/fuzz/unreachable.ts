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
  "GET /api/mentions/events": {
    because: "A stream that never ends: it has a test of its own.",
    shown_by: "apps/server/src/http/tenants.test.ts",
    as: "GET /api/mentions/events",
  },
  "POST /api/members/{id}/reset-link": {
    because: "Ends what the member of the tours is signed in with.",
    shown_by: "apps/server/src/accounts/member-access.test.ts",
    as: "reset-link",
  },
  "DELETE /api/members/{id}/sessions": {
    because: "Ends what the member of the tours is signed in with.",
    shown_by: "apps/server/src/accounts/member-access.test.ts",
    as: "/sessions",
  },
  "PUT /api/applications/own/{id}/withdrawal": {
    because: "Ends the application that the tours go on with.",
    shown_by: "apps/server/src/http/talent-tenants.test.ts",
    as: "withdrawal",
  },
  "DELETE /api/applications/own/{id}/withdrawal": {
    because: "Ends the application that the tours go on with.",
    shown_by: "apps/server/src/http/talent-tenants.test.ts",
    as: "withdrawal",
  },
  "DELETE /api/candidates/{id}/different/{other}": {
    because: "Takes back what the tours go on with.",
    shown_by: "apps/server/src/http/talent-tenants.test.ts",
    as: "/different/",
  },
};

/** Asked for once in the long form, and not in the short one: loading takes a minute on a busy machine. */
export const ONLY_LONG: ReadonlySet<string> = new Set(["POST /api/demo", "DELETE /api/demo"]);
