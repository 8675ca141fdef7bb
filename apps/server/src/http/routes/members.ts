import { Hono } from "hono";
import { namedMember } from "../../accounts/account-audit.ts";
import { accountsOf } from "../../accounts/accounts-of.ts";
import type { AppDeps, AppEnv } from "../app-env.ts";
import { MemberChange, MemberList } from "../contract/accounts.ts";
import { BODY_ERRORS, jsonBody, requireJson } from "../json-body.ts";
import { describe } from "../openapi/describe.ts";

export function membersRoutes(deps: AppDeps): Hono<AppEnv> {
  const { audit } = deps.host.talent;
  return new Hono<AppEnv>()
    .get(
      "/members",
      describe({
        summary: "Lists the members of your organisation",
        tag: "Accounts",
        answer: { schema: MemberList, description: "By name" },
        errors: ["accounts-off"],
      }),
      async (c) => {
        const { members } = accountsOf(deps);
        return c.json<MemberList>({ items: await members.list(c.get("principal").tenant) });
      },
    )
    .patch(
      "/members/:id",
      describe({
        summary: "Changes somebody's roles",
        tag: "Accounts",
        answer: { status: 204, description: "They hold from the next request on" },
        errors: [...BODY_ERRORS, "accounts-off", "member-unknown", "last-owner"],
      }),
      requireJson,
      jsonBody(MemberChange),
      async (c) => {
        const { members } = accountsOf(deps);
        const [principal, member] = [c.get("principal"), c.req.param("id")];
        const { roles } = c.req.valid("json");
        await members.setRoles(principal, member, roles);
        const facts = { ...(await namedMember(deps, member)), roles: roles.join(", ") };
        await audit.record(principal, "member-changed", facts);
        return c.body(null, 204);
      },
    )
    .delete(
      "/members/:id",
      describe({
        summary: "Removes somebody from your organisation",
        description: "What they have done stays. Their API keys end.",
        tag: "Accounts",
        answer: { status: 204, description: "They are no member any more" },
        errors: ["accounts-off", "member-unknown", "last-owner", "foreign-origin"],
      }),
      async (c) => {
        const { members } = accountsOf(deps);
        const [principal, member] = [c.get("principal"), c.req.param("id")];
        await members.remove(principal, member);
        await audit.record(principal, "member-removed", await namedMember(deps, member));
        return c.body(null, 204);
      },
    );
}
