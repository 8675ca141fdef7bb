import { Hono } from "hono";
import { accountsOf, sessionOf, setCookies } from "../../accounts/accounts-of.ts";
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
        const { cookies, ...answer } = await signIn.withPassword(
          email,
          password,
          callerOf(c, deps),
        );
        setCookies(c, cookies);
        return c.json<SignedInAnswer>(answer);
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
        const { cookies, ...answer } = await accountsOf(deps).signIn.withCode(
          code,
          callerOf(c, deps),
        );
        setCookies(c, cookies);
        return c.json<SignedInAnswer>(answer);
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
