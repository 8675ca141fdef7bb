import { type Accounts, accountErrors } from "@bole/accounts";
import { isBoleError } from "@bole/base";
import { type Context, Hono } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { noteJoined, noteOwn } from "../../accounts/account-audit.ts";
import { accountsOf, setCookies } from "../../accounts/accounts-of.ts";
import { callerOf } from "../../accounts/caller.ts";
import { pageAddress } from "../../accounts/page-address.ts";
import type { AppDeps, AppEnv } from "../app-env.ts";
import { describe } from "../openapi/describe.ts";

const CALLBACK = "/api/session/sso/callback";

/** Binds a sign-in to the browser that began it: nobody else's answer is accepted there. */
const STATE_COOKIE = "bole.sso";

/** Both are visited by the browser itself, so both answer by sending it on, to addresses that nobody chooses. */
export function sessionSsoRoutes(deps: AppDeps): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get(
      "/session/sso",
      describe({
        summary: "Begins to sign in at the organisation's provider",
        tag: "Accounts",
        answer: { status: 302, description: "The browser goes to the provider" },
        errors: ["accounts-off", "sso-off", "sso-unreachable"],
      }),
      (c) =>
        orBack(c, deps, async () => {
          const { url, state } = await ssoOf(accountsOf(deps)).begin(callbackOf(c, deps));
          const secure = pageAddress(c, deps).startsWith("https:");
          setCookie(c, STATE_COOKIE, state, {
            ...{ httpOnly: true, sameSite: "Lax", secure, path: CALLBACK, maxAge: 600 },
          });
          return c.redirect(url.href);
        }),
    )
    .get(
      "/session/sso/callback",
      describe({
        summary: "Where the provider sends people back to",
        description: "What goes wrong is shown on the sign-in page, by its code.",
        tag: "Accounts",
        answer: { status: 302, description: "The browser goes to the page" },
        errors: ["accounts-off", "sso-off"],
      }),
      (c) =>
        orBack(c, deps, async () => {
          const accounts = accountsOf(deps);
          const state = getCookie(c, STATE_COOKIE) ?? "";
          deleteCookie(c, STATE_COOKIE, { path: CALLBACK });
          const answered = new URL(callbackOf(c, deps));
          answered.search = new URL(c.req.url).search;
          const { user, joined } = await ssoOf(accounts).finish(answered, state);
          const { cookies } = await accounts.signIn.as(user, callerOf(c, deps));
          for (const one of joined) await noteJoined(deps, one);
          await noteOwn(deps, user, "signed-in", { by: "sso" });
          setCookies(c, cookies);
          return c.redirect("/");
        }),
    );
}

function ssoOf({ sso }: Accounts) {
  if (sso !== undefined) return sso;
  throw accountErrors.error("sso-off", "No provider is configured.");
}

function callbackOf(c: Context<AppEnv>, deps: AppDeps): string {
  return `${pageAddress(c, deps)}${CALLBACK}`;
}

/** Somebody stands before the page, not a program: they read the problem there. */
async function orBack(
  c: Context<AppEnv>,
  deps: AppDeps,
  work: () => Promise<Response>,
): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    if (!isBoleError(error) || !error.code.startsWith("sso-") || error.code === "sso-off")
      throw error;
    deps.log.warn({ err: error }, "a sign-in at the provider failed");
    return c.redirect(`/?sign_in=${error.code}`);
  }
}
