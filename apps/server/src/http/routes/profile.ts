import { Hono } from "hono";
import { noteOwn } from "../../accounts/account-audit.ts";
import { accountsOf, sessionOf, setCookies } from "../../accounts/accounts-of.ts";
import { callerOf } from "../../accounts/caller.ts";
import type { AppDeps, AppEnv } from "../app-env.ts";
import {
  CodeRequest,
  PasswordChange,
  PasswordRequest,
  ProfileChange,
  SecondFactor,
} from "../contract/accounts.ts";
import { BODY_ERRORS, jsonBody, requireJson } from "../json-body.ts";
import { describe } from "../openapi/describe.ts";

const ERRORS = [...BODY_ERRORS, "accounts-off", "sign-in-required"] as const;

export function profileRoutes(deps: AppDeps): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .patch(
      "/profile",
      describe({
        summary: "Changes your name, language or time zone",
        tag: "Accounts",
        answer: { status: 204, description: "It is changed" },
        errors: ERRORS,
      }),
      requireJson,
      jsonBody(ProfileChange),
      async (c) => {
        const { users } = accountsOf(deps);
        await users.change(sessionOf(c).user.id, c.req.valid("json"));
        return c.body(null, 204);
      },
    )
    .put(
      "/profile/password",
      describe({
        summary: "Changes your password",
        description: "All your other sessions end.",
        tag: "Accounts",
        answer: { status: 204, description: "It is changed" },
        errors: [...ERRORS, "password-weak", "password-wrong"],
      }),
      requireJson,
      jsonBody(PasswordChange),
      async (c) => {
        const accounts = accountsOf(deps);
        const { user } = sessionOf(c);
        const { current, next } = c.req.valid("json");
        setCookies(c, await accounts.changePassword(current, next, callerOf(c, deps)));
        await noteOwn(deps, user.id, "password-changed");
        return c.body(null, 204);
      },
    );
}

export function twoFactorRoutes(deps: AppDeps): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .post(
      "/profile/two-factor",
      describe({
        summary: "Begins to set up a second factor",
        description: "It is on when `PUT` was sent its first code.",
        tag: "Accounts",
        answer: { schema: SecondFactor, description: "For your app, with backup codes" },
        errors: [...ERRORS, "password-wrong"],
      }),
      requireJson,
      jsonBody(PasswordRequest),
      async (c) => {
        const { twoFactor } = accountsOf(deps);
        sessionOf(c);
        const { headers } = callerOf(c, deps);
        return c.json<SecondFactor>(await twoFactor.begin(c.req.valid("json").password, headers));
      },
    )
    .put(
      "/profile/two-factor",
      describe({
        summary: "Turns the second factor on",
        tag: "Accounts",
        answer: { status: 204, description: "From now on, signing in asks for a code" },
        errors: [...ERRORS, "second-factor-wrong"],
      }),
      requireJson,
      jsonBody(CodeRequest),
      async (c) => {
        const { twoFactor } = accountsOf(deps);
        const { user } = sessionOf(c);
        const { headers } = callerOf(c, deps);
        setCookies(c, await twoFactor.confirm(c.req.valid("json").code, headers));
        await noteOwn(deps, user.id, "second-factor-on");
        return c.body(null, 204);
      },
    )
    .delete(
      "/profile/two-factor",
      describe({
        summary: "Turns the second factor off",
        tag: "Accounts",
        answer: { status: 204, description: "A password is enough again" },
        errors: [...ERRORS, "password-wrong"],
      }),
      requireJson,
      jsonBody(PasswordRequest),
      async (c) => {
        const { twoFactor } = accountsOf(deps);
        const { user } = sessionOf(c);
        const { headers } = callerOf(c, deps);
        setCookies(c, await twoFactor.end(c.req.valid("json").password, headers));
        await noteOwn(deps, user.id, "second-factor-off");
        return c.body(null, 204);
      },
    );
}
