import { Hono } from "hono";
import { accountsOf } from "../../accounts/accounts-of.ts";
import { sentInvitation } from "../../accounts/sent-invitation.ts";
import type { AppDeps, AppEnv } from "../app-env.ts";
import { NewOrganisation, SentInvitation } from "../contract/accounts.ts";
import { BODY_ERRORS, jsonBody, requireJson } from "../json-body.ts";
import { describe } from "../openapi/describe.ts";

export function organisationsRoute(deps: AppDeps): Hono<AppEnv> {
  return new Hono<AppEnv>().post(
    "/organisations",
    describe({
      summary: "Adds an organisation to this server",
      tag: "Accounts",
      answer: { schema: SentInvitation, description: "The invitation of its first owner" },
      errors: [...BODY_ERRORS, "accounts-off", "organisation-taken"],
    }),
    requireJson,
    jsonBody(NewOrganisation),
    async (c) => {
      const accounts = accountsOf(deps);
      const principal = c.get("principal");
      const request = c.req.valid("json");
      const made = await accounts.addOrganisation(principal, request);
      const facts = { organisation: request.short_name };
      await deps.host.talent.audit.record(principal, "organisation-added", facts);
      return c.json<SentInvitation>({ ...sentInvitation(c, deps, made), mailed: false });
    },
  );
}
