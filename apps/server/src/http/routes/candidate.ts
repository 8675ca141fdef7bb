import { Person } from "@bole/talent";
import { Hono } from "hono";
import { acting } from "../../talent/acting.ts";
import { shownCandidate } from "../../talent/shown-candidate.ts";
import type { AppDeps, AppEnv } from "../app-env.ts";
import { Candidate, ChangedCandidate } from "../contract/candidates.ts";
import { BODY_ERRORS, jsonBody, requireJson } from "../json-body.ts";
import { describe } from "../openapi/describe.ts";
import { viewerOf } from "../permissions/visible.ts";
import { query } from "../query.ts";
import { InTenant } from "../tenant.ts";

export function candidateRoutes(deps: AppDeps): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get(
      "/candidates/:id",
      describe({
        summary: "A person, with everything that belongs to them",
        tag: "Candidates",
        answer: { schema: Candidate, description: "Résumés, applications, mails, activity" },
        errors: ["invalid-request", "forbidden-tenant", "action-forbidden", "person-unknown"],
      }),
      query(InTenant),
      async (c) => {
        const principal = await acting(c, deps, c.req.valid("query").tenant, "read_people");
        const { people, visibility } = deps.host.talent;
        const candidate = await people.candidate(principal, c.req.param("id"));
        const viewer = await viewerOf(c, deps);
        return c.json<Candidate>(await shownCandidate(candidate, viewer, visibility));
      },
    )
    .patch(
      "/candidates/:id",
      describe({
        summary: "Changes what is known of a person",
        description: "What is left out stays. A conflict carries the one that is there now.",
        tag: "Candidates",
        answer: { schema: Person, description: "In their new version" },
        errors: [
          ...BODY_ERRORS,
          "forbidden-tenant",
          "action-forbidden",
          "person-unknown",
          "version-conflict",
          "talent-request-invalid",
        ],
      }),
      requireJson,
      jsonBody(ChangedCandidate),
      async (c) => {
        const { version, change, tenant } = c.req.valid("json");
        const principal = await acting(c, deps, tenant, "edit_people");
        const { people } = deps.host.talent;
        return c.json<Person>(await people.change(principal, c.req.param("id"), version, change));
      },
    );
}
