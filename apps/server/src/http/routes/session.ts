import { accountErrors } from "@bole/accounts";
import { Hono } from "hono";
import { noteFailedSignIn } from "../../accounts/account-audit.ts";
import { accountsOf, sessionOf, setCookies } from "../../accounts/accounts-of.ts";
import { begun } from "../../accounts/begun.ts";
import { callerOf } from "../../accounts/caller.ts";
import { currentSession } from "../../accounts/current-session.ts";
import { serverErrors } from "../../errors.ts";
import type { AppDeps, AppEnv } from "../app-env.ts";
import {
  CodeRequest,
  CurrentSession,
  OrganisationChoice,
  SignedInAnswer,
  SignInRequest,
} from "../contract/accounts.ts";
import { BODY_ERRORS, jsonBody, requireJson } from "../json-body.ts";
import { describe } from "../openapi/describe.ts";

export function sessionRoutes(deps: AppDeps): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get(
      "/session",
      describe({
        summary: "Who is signed in, and what they may do",
        tag: "Accounts",
        answer: { schema: CurrentSession, description: "Also where nobody is" },
      }),
      async (c) => c.json<CurrentSession>(await currentSession(c, deps)),
    )
    .post(
      "/session",
      describe({
        summary: "Signs in with a password",
        description: "The session is in a cookie. One that was there before ends.",
        tag: "Accounts",
        answer: {
          schema: SignedInAnswer,
          description: "The session has begun, or asks for a code",
        },
        errors: [...BODY_ERRORS, "accounts-off", "sign-in-failed", "too-many-attempts"],
      }),
      requireJson,
      jsonBody(SignInRequest),
      async (c) => {
        const { email, password } = c.req.valid("json");
        const { signIn } = accountsOf(deps);
        const caller = callerOf(c, deps);
        try {
          return await begun(c, deps, await signIn.withPassword(email, password, caller));
        } catch (error) {
          if (accountErrors.is(error, "sign-in-failed"))
            noteFailedSignIn(deps, email, caller.address);
          throw error;
        }
      },
    )
    .post(
      "/session/code",
      describe({
        summary: "Sends the second factor",
        tag: "Accounts",
        answer: { schema: SignedInAnswer, description: "The session has begun" },
        errors: [...BODY_ERRORS, "accounts-off", "second-factor-wrong", "too-many-attempts"],
      }),
      requireJson,
      jsonBody(CodeRequest),
      async (c) => {
        const { code } = c.req.valid("json");
        const { signIn } = accountsOf(deps);
        return begun(c, deps, await signIn.withCode(code, callerOf(c, deps)));
      },
    )
    .delete(
      "/session",
      describe({
        summary: "Signs out",
        tag: "Accounts",
        answer: { status: 204, description: "The session has ended" },
        errors: ["accounts-off", "foreign-origin"],
      }),
      async (c) => {
        setCookies(c, await accountsOf(deps).signIn.signOut(callerOf(c, deps)));
        return c.body(null, 204);
      },
    )
    .put(
      "/session/organisation",
      describe({
        summary: "Chooses in which of your organisations you work",
        tag: "Accounts",
        answer: { status: 204, description: "It is chosen, for this session" },
        errors: [...BODY_ERRORS, "accounts-off", "sign-in-required", "forbidden-tenant"],
      }),
      requireJson,
      jsonBody(OrganisationChoice),
      async (c) => {
        const { sessions } = accountsOf(deps);
        const { session, organisations } = sessionOf(c);
        const { organisation } = c.req.valid("json");
        if (!organisations.some(({ tenant }) => tenant === organisation))
          throw serverErrors.error("forbidden-tenant", `You may not use "${organisation}".`);
        await sessions.choose(session, organisation);
        return c.body(null, 204);
      },
    );
}
