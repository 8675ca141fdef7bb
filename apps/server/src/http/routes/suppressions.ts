import { Suppression } from "@bole/talent";
import { Hono } from "hono";
import { z } from "zod";
import { present } from "../../runs/present.ts";
import { acting } from "../../talent/acting.ts";
import type { AppDeps, AppEnv } from "../app-env.ts";
import { NewSuppression, SuppressionList } from "../contract/emails.ts";
import { BODY_ERRORS, jsonBody, requireJson } from "../json-body.ts";
import { describe } from "../openapi/describe.ts";
import { numberBetween, query } from "../query.ts";
import { InTenant } from "../tenant.ts";

const Filter = InTenant.extend({
  limit: z.prefault(numberBetween(1, 200), "50"),
  after: z.string().max(100).optional().describe("The `next` of the page before"),
});

export function suppressionsRoutes(deps: Pick<AppDeps, "config" | "host">): Hono<AppEnv> {
  const { suppressions } = deps.host.talent;
  return new Hono<AppEnv>()
    .get(
      "/suppressions",
      describe({
        summary: "Addresses that must not be written to without having asked for it",
        tag: "Emails",
        answer: { schema: SuppressionList, description: "A page of them" },
        errors: [
          "invalid-request",
          "forbidden-tenant",
          "action-forbidden",
          "talent-request-invalid",
        ],
      }),
      query(Filter),
      async (c) => {
        const { tenant, ...filter } = c.req.valid("query");
        const principal = await acting(c, deps, tenant, "read_people");
        return c.json<SuppressionList>(await suppressions.list(principal, present(filter)));
      },
    )
    .post(
      "/suppressions",
      describe({
        summary: "Puts an address on the list",
        description: "One that is on it stays as it is.",
        tag: "Emails",
        answer: { schema: Suppression, description: "The entry" },
        errors: [...BODY_ERRORS, "forbidden-tenant", "action-forbidden"],
      }),
      requireJson,
      jsonBody(NewSuppression),
      async (c) => {
        const { address, tenant } = c.req.valid("json");
        const principal = await acting(c, deps, tenant, "edit_suppressions");
        return c.json<Suppression>(await suppressions.add(principal, { address }));
      },
    )
    .delete(
      "/suppressions/:id",
      describe({
        summary: "Takes an address off the list",
        tag: "Emails",
        answer: { status: 204, description: "It may be written to again" },
        errors: ["invalid-request", "forbidden-tenant", "action-forbidden", "suppression-unknown"],
      }),
      query(InTenant),
      async (c) => {
        const principal = await acting(c, deps, c.req.valid("query").tenant, "edit_suppressions");
        await suppressions.remove(principal, c.req.param("id"));
        return c.body(null, 204);
      },
    );
}
