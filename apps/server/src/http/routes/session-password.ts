import { LOCAL_OWNER } from "@bole/base";
import { Hono } from "hono";
import { noteOwn } from "../../accounts/account-audit.ts";
import { RESET_MAIL, sendAccountMail } from "../../accounts/account-mail.ts";
import { accountsOf } from "../../accounts/accounts-of.ts";
import { callerOf } from "../../accounts/caller.ts";
import { pageAddress } from "../../accounts/page-address.ts";
import type { AppDeps, AppEnv } from "../app-env.ts";
import { ForgottenPassword, PasswordReset, ResetToken } from "../contract/accounts.ts";
import { BODY_ERRORS, jsonBody, requireJson } from "../json-body.ts";
import { describe } from "../openapi/describe.ts";

/** For somebody who has forgotten their password. */
export function sessionPasswordRoutes(deps: AppDeps): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .post(
      "/session/forgotten",
      describe({
        summary: "Sends a link for a new password",
        description:
          "The answer is the same for every address, and comes before a mail is sent. Without a mail server nothing is sent.",
        tag: "Accounts",
        answer: { status: 204, description: "If the address has an account, a mail follows" },
        errors: [...BODY_ERRORS, "accounts-off", "too-many-attempts"],
      }),
      requireJson,
      jsonBody(ForgottenPassword),
      async (c) => {
        const { email, language } = c.req.valid("json");
        const { passwords } = accountsOf(deps);
        const token = await passwords.forgotten(email, callerOf(c, deps).address);
        if (token !== undefined) {
          const written = RESET_MAIL[language](`${pageAddress(c, deps)}/new-password#${token}`);
          // Not waited for: how long it takes would tell whether there is an account.
          void sendAccountMail(deps, LOCAL_OWNER.tenant, email, written).catch((error: unknown) => {
            deps.log.error({ err: error }, "a link for a new password was not sent");
          });
        }
        return c.body(null, 204);
      },
    )
    .post(
      "/session/new-password/read",
      describe({
        summary: "Whether a link for a new password can be used",
        tag: "Accounts",
        answer: { status: 204, description: "It can" },
        errors: [...BODY_ERRORS, "accounts-off", "reset-invalid"],
      }),
      requireJson,
      jsonBody(ResetToken),
      async (c) => {
        await accountsOf(deps).passwords.assertGood(c.req.valid("json").token);
        return c.body(null, 204);
      },
    )
    .post(
      "/session/new-password",
      describe({
        summary: "Sets a new password by a link",
        description: "All sessions end. A second factor stays.",
        tag: "Accounts",
        answer: { status: 204, description: "It can be signed in with" },
        errors: [...BODY_ERRORS, "accounts-off", "reset-invalid", "password-weak"],
      }),
      requireJson,
      jsonBody(PasswordReset),
      async (c) => {
        const { token, password } = c.req.valid("json");
        const user = await accountsOf(deps).passwords.reset(token, password);
        await noteOwn(deps, user, "password-changed", { by: "link" });
        return c.body(null, 204);
      },
    );
}
