import { Hono } from "hono";
import { noteOwn } from "../../accounts/account-audit.ts";
import { accountsOf, sessionOf } from "../../accounts/accounts-of.ts";
import type { AppDeps, AppEnv } from "../app-env.ts";
import { SignedInSessions } from "../contract/accounts.ts";
import { describe } from "../openapi/describe.ts";

export function sessionsRoutes(deps: AppDeps): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get(
      "/sessions",
      describe({
        summary: "Where you are signed in",
        tag: "Accounts",
        answer: { schema: SignedInSessions, description: "Those first that were used last" },
        errors: ["accounts-off", "sign-in-required"],
      }),
      async (c) => {
        const { sessions } = accountsOf(deps);
        const { user, session } = sessionOf(c);
        const items = await sessions.list(user.id);
        return c.json<SignedInSessions>({
          items: items.map((one) => ({ ...one, current: one.id === session })),
        });
      },
    )
    .delete(
      "/sessions",
      describe({
        summary: "Signs you out everywhere else",
        tag: "Accounts",
        answer: { status: 204, description: "Only this session is left" },
        errors: ["accounts-off", "sign-in-required", "foreign-origin"],
      }),
      async (c) => {
        const { sessions } = accountsOf(deps);
        const { user, session } = sessionOf(c);
        await sessions.revokeOthers(user.id, session);
        await noteOwn(deps, user.id, "sessions-ended");
        return c.body(null, 204);
      },
    )
    .delete(
      "/sessions/:id",
      describe({
        summary: "Ends one of your sessions",
        tag: "Accounts",
        answer: { status: 204, description: "It has ended" },
        errors: ["accounts-off", "sign-in-required", "session-unknown", "foreign-origin"],
      }),
      async (c) => {
        const { sessions } = accountsOf(deps);
        const { user } = sessionOf(c);
        await sessions.revoke(user.id, c.req.param("id"));
        await noteOwn(deps, user.id, "sessions-ended", { count: "1" });
        return c.body(null, 204);
      },
    );
}
