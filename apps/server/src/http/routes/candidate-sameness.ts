import { Hono } from "hono";
import { acting } from "../../talent/acting.ts";
import type { AppDeps, AppEnv } from "../app-env.ts";
import { Candidate, CandidateToMerge, DifferentPeople } from "../contract/candidates.ts";
import { BODY_ERRORS, jsonBody, requireJson } from "../json-body.ts";
import { describe } from "../openapi/describe.ts";
import { query } from "../query.ts";
import { InTenant } from "../tenant.ts";

export function candidateSamenessRoutes(deps: AppDeps): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .post(
      "/candidates/:id/merge",
      describe({
        summary: "Two people are one",
        description: "Everything of the other comes to this one, and the other is gone.",
        tag: "Candidates",
        answer: { schema: Candidate, description: "The one" },
        errors: [
          ...BODY_ERRORS,
          "forbidden-tenant",
          "action-forbidden",
          "person-unknown",
          "version-conflict",
          "merge-with-oneself",
        ],
      }),
      requireJson,
      jsonBody(CandidateToMerge),
      async (c) => {
        const { tenant, ...merge } = c.req.valid("json");
        const principal = await acting(c, deps, tenant, "edit_people");
        const { people } = deps.host.talent;
        const { id } = await people.merge(principal, c.req.param("id"), merge);
        return c.json<Candidate>(await people.candidate(principal, id));
      },
    )
    .post(
      "/candidates/:id/different",
      describe({
        summary: "Two people are two, and are not proposed as one again",
        tag: "Candidates",
        answer: { status: 204, description: "It is remembered" },
        errors: [
          ...BODY_ERRORS,
          "forbidden-tenant",
          "action-forbidden",
          "person-unknown",
          "merge-with-oneself",
        ],
      }),
      requireJson,
      jsonBody(DifferentPeople),
      async (c) => {
        const { other_id, tenant } = c.req.valid("json");
        const principal = await acting(c, deps, tenant, "edit_people");
        await deps.host.talent.people.differ(principal, c.req.param("id"), other_id);
        return c.body(null, 204);
      },
    )
    .delete(
      "/candidates/:id/different/:other",
      describe({
        summary: "Takes back that two people are two",
        tag: "Candidates",
        answer: { status: 204, description: "They may be proposed as one again" },
        errors: ["invalid-request", "forbidden-tenant", "action-forbidden", "person-unknown"],
      }),
      query(InTenant),
      async (c) => {
        const principal = await acting(c, deps, c.req.valid("query").tenant, "edit_people");
        const { id, other } = c.req.param();
        await deps.host.talent.people.undoDiffer(principal, id, other);
        return c.body(null, 204);
      },
    );
}
