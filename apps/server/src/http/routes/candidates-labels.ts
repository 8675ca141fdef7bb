import { LabelsChanged } from "@bole/talent";
import { Hono } from "hono";
import { acting } from "../../talent/acting.ts";
import type { AppDeps, AppEnv } from "../app-env.ts";
import { ChangedLabels, LabelList } from "../contract/candidates.ts";
import { BODY_ERRORS, jsonBody, requireJson } from "../json-body.ts";
import { describe } from "../openapi/describe.ts";
import { query } from "../query.ts";
import { InTenant } from "../tenant.ts";

export function candidatesLabelsRoutes(deps: AppDeps): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get(
      "/candidates/labels",
      describe({
        summary: "The labels that are in use",
        tag: "Candidates",
        answer: { schema: LabelList, description: "With how many people have each" },
        errors: ["invalid-request", "forbidden-tenant", "action-forbidden"],
      }),
      query(InTenant),
      async (c) => {
        const principal = await acting(c, deps, c.req.valid("query").tenant, "read_people");
        return c.json<LabelList>({ items: await deps.host.talent.people.labels(principal) });
      },
    )
    .post(
      "/candidates/labels",
      describe({
        summary: "Adds labels to people, and removes them",
        description: "Answers with what changed: the same with both exchanged takes it back.",
        tag: "Candidates",
        answer: { schema: LabelsChanged, description: "By label" },
        errors: [...BODY_ERRORS, "forbidden-tenant", "action-forbidden", "person-unknown"],
      }),
      requireJson,
      jsonBody(ChangedLabels),
      async (c) => {
        const { tenant, ...change } = c.req.valid("json");
        const principal = await acting(c, deps, tenant, "edit_people");
        return c.json<LabelsChanged>(await deps.host.talent.people.label(principal, change));
      },
    );
}
