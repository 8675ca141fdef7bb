import { Hono } from "hono";
import { acting } from "../../talent/acting.ts";
import type { AppDeps, AppEnv } from "../app-env.ts";
import { LegalHold, LegalHoldList, NewLegalHold } from "../contract/privacy.ts";
import { BODY_ERRORS, jsonBody, requireJson } from "../json-body.ts";
import { describe } from "../openapi/describe.ts";
import { query } from "../query.ts";
import { InTenant } from "../tenant.ts";

export function candidateHoldsRoutes(deps: AppDeps): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get(
      "/candidates/:id/holds",
      describe({
        summary: "A person's legal holds, newest first",
        tag: "Candidates",
        answer: { schema: LegalHoldList, description: "Also those that were released" },
        errors: ["invalid-request", "forbidden-tenant", "action-forbidden", "person-unknown"],
      }),
      query(InTenant),
      async (c) => {
        const principal = await acting(c, deps, c.req.valid("query").tenant, "read_people");
        const holds = await deps.host.talent.holds.list(principal, c.req.param("id"));
        return c.json<LegalHoldList>({ holds });
      },
    )
    .post(
      "/candidates/:id/holds",
      describe({
        summary: "Puts a person on legal hold",
        description: "Nobody and no retention rule can erase them until it is released.",
        tag: "Candidates",
        answer: { schema: LegalHold, description: "The hold" },
        errors: [
          ...BODY_ERRORS,
          "forbidden-tenant",
          "action-forbidden",
          "person-unknown",
          "talent-request-invalid",
        ],
      }),
      requireJson,
      jsonBody(NewLegalHold),
      async (c) => {
        const { tenant, ...hold } = c.req.valid("json");
        const principal = await acting(c, deps, tenant, "delete");
        const { holds } = deps.host.talent;
        return c.json<LegalHold>(await holds.place(principal, c.req.param("id"), hold));
      },
    )
    .delete(
      "/holds/:id",
      describe({
        summary: "Releases a legal hold",
        tag: "Candidates",
        answer: { schema: LegalHold, description: "With who released it" },
        errors: [
          "invalid-request",
          "foreign-origin",
          "forbidden-tenant",
          "action-forbidden",
          "hold-unknown",
        ],
      }),
      query(InTenant),
      async (c) => {
        const principal = await acting(c, deps, c.req.valid("query").tenant, "delete");
        const { holds } = deps.host.talent;
        return c.json<LegalHold>(await holds.release(principal, c.req.param("id")));
      },
    );
}
