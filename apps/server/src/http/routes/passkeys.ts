import { Hono } from "hono";
import { noteOwn } from "../../accounts/account-audit.ts";
import { accountsOf, sessionOf } from "../../accounts/accounts-of.ts";
import { begun } from "../../accounts/begun.ts";
import { callerOf } from "../../accounts/caller.ts";
import { passkeyOrigin } from "../../accounts/page-address.ts";
import { serverErrors } from "../../errors.ts";
import { present } from "../../runs/present.ts";
import type { AppDeps, AppEnv } from "../app-env.ts";
import {
  NewPasskey,
  PasskeyList,
  PasskeyOptions,
  PasskeySignIn,
  PasskeyWish,
  SignedInAnswer,
} from "../contract/accounts.ts";
import { BODY_ERRORS, jsonBody, requireJson } from "../json-body.ts";
import { describe } from "../openapi/describe.ts";

const ERRORS = ["accounts-off", "sign-in-required", "foreign-origin"] as const;

/** Those of the one who is signed in. */
export function passkeysRoutes(deps: AppDeps): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get(
      "/profile/passkeys",
      describe({
        summary: "Lists your passkeys",
        tag: "Accounts",
        answer: { schema: PasskeyList, description: "Oldest first" },
        errors: ["accounts-off", "sign-in-required"],
      }),
      async (c) => {
        const { passkeys } = accountsOf(deps);
        return c.json<PasskeyList>({ items: await passkeys.list(sessionOf(c).user.id) });
      },
    )
    .post(
      "/profile/passkeys/options",
      describe({
        summary: "Begins to add a passkey",
        tag: "Accounts",
        answer: { schema: PasskeyOptions, description: "For `navigator.credentials.create`" },
        errors: [...BODY_ERRORS, ...ERRORS, "password-wrong", "too-many-attempts"],
      }),
      requireJson,
      jsonBody(PasskeyWish),
      async (c) => {
        const accounts = accountsOf(deps);
        const { passkeys } = accounts;
        const { user } = sessionOf(c);
        const { password } = c.req.valid("json");
        if (!(await accounts.confirm(user.email, password, callerOf(c, deps))))
          throw serverErrors.error("invalid-request", "Adding a passkey needs your `password`.");
        return c.json<PasskeyOptions>({
          ...(await passkeys.beginAdding(user, passkeyOrigin(c, deps))),
        });
      },
    )
    .post(
      "/profile/passkeys",
      describe({
        summary: "Adds a passkey",
        tag: "Accounts",
        answer: { status: 204, description: "It can be signed in with" },
        errors: [...BODY_ERRORS, "accounts-off", "sign-in-required", "passkey-refused"],
      }),
      requireJson,
      jsonBody(NewPasskey),
      async (c) => {
        const { passkeys } = accountsOf(deps);
        const { user } = sessionOf(c);
        const { name, response } = c.req.valid("json");
        await passkeys.add(
          user.id,
          name,
          { ...response, response: present(response.response) },
          passkeyOrigin(c, deps),
        );
        await noteOwn(deps, user.id, "passkey-added", { name });
        return c.body(null, 204);
      },
    )
    .delete(
      "/profile/passkeys/:id",
      describe({
        summary: "Removes a passkey",
        tag: "Accounts",
        answer: { status: 204, description: "It opens nothing any more" },
        errors: [...ERRORS, "passkey-unknown"],
      }),
      async (c) => {
        const { user } = sessionOf(c);
        const name = await accountsOf(deps).passkeys.remove(user.id, c.req.param("id"));
        await noteOwn(deps, user.id, "passkey-removed", { name });
        return c.body(null, 204);
      },
    );
}

/** For those who are not signed in yet. */
export function passkeySignInRoutes(deps: AppDeps): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .post(
      "/session/passkey/options",
      describe({
        summary: "Begins to sign in with a passkey",
        description: "The same for everybody: it does not say who has one.",
        tag: "Accounts",
        answer: { schema: PasskeyOptions, description: "For `navigator.credentials.get`" },
        errors: ["accounts-off", "foreign-origin"],
      }),
      async (c) => {
        const { passkeys } = accountsOf(deps);
        return c.json<PasskeyOptions>({
          ...(await passkeys.beginSigningIn(passkeyOrigin(c, deps))),
        });
      },
    )
    .post(
      "/session/passkey",
      describe({
        summary: "Signs in with a passkey",
        description: "No code is asked for: the device has recognised its person itself.",
        tag: "Accounts",
        answer: { schema: SignedInAnswer, description: "The session has begun" },
        errors: [...BODY_ERRORS, "accounts-off", "passkey-refused", "too-many-attempts"],
      }),
      requireJson,
      jsonBody(PasskeySignIn),
      async (c) => {
        const { response } = c.req.valid("json");
        const signedIn = await accountsOf(deps).signInWithPasskey(
          { ...response, response: present(response.response) },
          passkeyOrigin(c, deps),
          callerOf(c, deps),
        );
        return begun(c, deps, signedIn);
      },
    );
}
