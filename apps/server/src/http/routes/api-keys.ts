import { accountErrors } from "@bole/accounts";
import { Hono } from "hono";
import { accountsOf, sessionOf } from "../../accounts/accounts-of.ts";
import type { AppDeps, AppEnv } from "../app-env.ts";
import { ApiKeyList, MadeApiKey, NewApiKey } from "../contract/accounts.ts";
import { BODY_ERRORS, jsonBody, requireJson } from "../json-body.ts";
import { describe } from "../openapi/describe.ts";

export function apiKeysRoutes(deps: AppDeps): Hono<AppEnv> {
  const { audit } = deps.host.talent;
  return new Hono<AppEnv>()
    .get(
      "/keys",
      describe({
        summary: "Lists your API keys",
        tag: "Accounts",
        answer: { schema: ApiKeyList, description: "Newest first, without the keys themselves" },
        errors: ["accounts-off"],
      }),
      async (c) => {
        const { keys } = accountsOf(deps);
        return c.json<ApiKeyList>({ items: await keys.list(c.get("principal")) });
      },
    )
    .post(
      "/keys",
      describe({
        summary: "Makes an API key",
        description: "It acts for you, within its scopes and within what you may do yourself.",
        tag: "Accounts",
        answer: { schema: MadeApiKey, description: "With the key, which is shown this once" },
        errors: [...BODY_ERRORS, "accounts-off", "sign-in-required", "permission-missing"],
      }),
      requireJson,
      jsonBody(NewApiKey),
      async (c) => {
        const { keys } = accountsOf(deps);
        const { permissions } = sessionOf(c);
        const request = c.req.valid("json");
        const foreign = request.scopes.find((scope) => !permissions.has(scope));
        if (foreign !== undefined)
          throw accountErrors.error("permission-missing", `You don't have ${foreign} yourself.`);
        const principal = c.get("principal");
        const made = await keys.create(principal, request);
        const facts = { key: made.id, name: made.name, scopes: made.scopes.join(", ") };
        await audit.record(principal, "key-made", facts);
        return c.json<MadeApiKey>(made);
      },
    )
    .delete(
      "/keys/:id",
      describe({
        summary: "Revokes an API key",
        tag: "Accounts",
        answer: { status: 204, description: "It opens nothing any more" },
        errors: ["accounts-off", "sign-in-required", "key-unknown", "foreign-origin"],
      }),
      async (c) => {
        const { keys } = accountsOf(deps);
        sessionOf(c);
        const [principal, key] = [c.get("principal"), c.req.param("id")];
        const name = await keys.revoke(principal, key);
        await audit.record(principal, "key-revoked", { key, name });
        return c.body(null, 204);
      },
    );
}
