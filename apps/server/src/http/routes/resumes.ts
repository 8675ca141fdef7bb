import { Resume } from "@bole/talent";
import { Hono } from "hono";
import { z } from "zod";
import { present } from "../../runs/present.ts";
import { actingOnOwn } from "../../talent/acting.ts";
import type { AppDeps, AppEnv } from "../app-env.ts";
import { NewResume, ResumeList } from "../contract/resumes.ts";
import { BODY_ERRORS, jsonBody, requireJson } from "../json-body.ts";
import { describe } from "../openapi/describe.ts";
import { numberBetween, query } from "../query.ts";
import { InTenant } from "../tenant.ts";

const Filter = InTenant.extend({
  q: z.string().max(200).optional().describe("Part of what its person is called"),
  person_id: z.string().max(200).optional(),
  own: z
    .stringbool("must be true or false")
    .optional()
    .describe("Only your own, or only those of candidates"),
  limit: z.prefault(numberBetween(1, 200), "50"),
  after: z
    .string()
    .regex(/^\d{1,15}$/, "use the `next` of the page before")
    .optional()
    .describe("The `next` of the page before"),
});

export function resumesRoutes(deps: AppDeps): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get(
      "/resumes",
      describe({
        summary: "Lists résumés, those first that were worked on last",
        tag: "Résumés",
        answer: { schema: ResumeList, description: "A page of them" },
        errors: ["invalid-request", "forbidden-tenant", "action-forbidden"],
      }),
      query(Filter),
      async (c) => {
        const { tenant, ...filter } = c.req.valid("query");
        const principal = await actingOnOwn(c, deps, tenant, "read_people");
        const own = c.get("permissions").has("people.all") ? filter.own : true;
        const page = await deps.host.desk.list(principal, present({ ...filter, own }));
        const ids = page.items.map(({ id }) => id);
        const sources = await deps.host.variants.sources(principal, ids);
        const items = page.items.map((item) => ({
          ...item,
          variant_of: sources.get(item.id) ?? null,
        }));
        return c.json<ResumeList>({ ...page, items });
      },
    )
    .post(
      "/resumes",
      describe({
        summary: "Begins a résumé, blank or from data",
        tag: "Résumés",
        answer: { schema: Resume, description: "In its first version" },
        errors: [
          ...BODY_ERRORS,
          "forbidden-tenant",
          "action-forbidden",
          "person-unknown",
          "resume-invalid",
        ],
      }),
      requireJson,
      jsonBody(NewResume),
      async (c) => {
        const { tenant, ...resume } = c.req.valid("json");
        const principal = await actingOnOwn(c, deps, tenant, "edit_people");
        return c.json<Resume>(
          await deps.host.desk.create(
            principal,
            present({ ...resume, own: resume.person_id === undefined }),
          ),
        );
      },
    );
}
