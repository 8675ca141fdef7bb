import { accountErrors } from "@bole/accounts";
import { Hono } from "hono";
import { namedMember } from "../../accounts/account-audit.ts";
import { accountsOf } from "../../accounts/accounts-of.ts";
import { pageAddress } from "../../accounts/page-address.ts";
import type { AppDeps, AppEnv } from "../app-env.ts";
import { ResetLink } from "../contract/accounts.ts";
import { describe } from "../openapi/describe.ts";

/** How an owner helps a member who cannot sign in, or whose device was lost. */
export function memberAccessRoutes(deps: AppDeps): Hono<AppEnv> {
  const { audit } = deps.host.talent;
  return new Hono<AppEnv>()
    .post(
      "/members/:id/reset-link",
      describe({
        summary: "Makes a link with which a member chooses a new password",
        description:
          "Give it to them: it is good for one use and for a day, and replaces earlier ones. A second factor stays. Somebody who belongs to another organisation, too, gets none from an owner of only one of them.",
        tag: "Accounts",
        answer: { schema: ResetLink, description: "It is shown this once" },
        errors: ["accounts-off", "member-unknown", "member-elsewhere", "foreign-origin"],
      }),
      async (c) => {
        const { members, passwords } = accountsOf(deps);
        const [principal, id] = [c.get("principal"), c.req.param("id")];
        await members.get(principal.tenant, id);
        const isOnlyHere = (await members.of(id)).length === 1;
        if (!isOnlyHere && !c.get("permissions").has("server"))
          throw accountErrors.error("member-elsewhere", "");
        const { token, expires_at } = await passwords.linkFor(id);
        await audit.record(principal, "reset-link-made", await namedMember(deps, id));
        return c.json<ResetLink>({
          link: `${pageAddress(c, deps)}/new-password#${token}`,
          expires_at,
        });
      },
    )
    .delete(
      "/members/:id/sessions",
      describe({
        summary: "Signs a member out everywhere",
        tag: "Accounts",
        answer: { status: 204, description: "They have to sign in again" },
        errors: ["accounts-off", "member-unknown", "foreign-origin"],
      }),
      async (c) => {
        const { members, sessions } = accountsOf(deps);
        const [principal, id] = [c.get("principal"), c.req.param("id")];
        await members.get(principal.tenant, id);
        const count = await sessions.revokeAll(id);
        const facts = { ...(await namedMember(deps, id)), count: String(count) };
        await audit.record(principal, "sessions-ended", facts);
        return c.body(null, 204);
      },
    );
}
