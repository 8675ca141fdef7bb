import { TenantId } from "@bole/base";
import { Resume } from "@bole/talent";
import { Hono } from "hono";
import { z } from "zod";
import { actingOnOwn } from "../../talent/acting.ts";
import type { AppDeps, AppEnv } from "../app-env.ts";
import { VariantAnswer, VariantToMake } from "../contract/resume-tailor.ts";
import { BODY_ERRORS, jsonBody, requireJson } from "../json-body.ts";
import { describe } from "../openapi/describe.ts";
import { query } from "../query.ts";
import { InTenant } from "../tenant.ts";

const WHO = ["forbidden-tenant", "action-forbidden", "resume-unknown"] as const;

export function resumeVariantRoutes(deps: AppDeps): Hono<AppEnv> {
  const { variants } = deps.host;
  return new Hono<AppEnv>()
    .post(
      "/resumes/:id/variants",
      describe({
        summary: "Makes a variant of a résumé",
        description: "A résumé of its own, with the edits made; it remembers its source.",
        tag: "Résumés",
        answer: { schema: Resume, description: "The variant" },
        errors: [
          ...BODY_ERRORS,
          ...WHO,
          "resume-invalid",
          "resume-version-unknown",
          "edit-refused",
          "patch-unfit",
        ],
      }),
      requireJson,
      jsonBody(VariantToMake),
      async (c) => {
        const { tenant, ...variant } = c.req.valid("json");
        const principal = await actingOnOwn(c, deps, tenant, "edit_people");
        return c.json<Resume>(await variants.create(principal, c.req.param("id"), variant));
      },
    )
    .get(
      "/resumes/:id/variant",
      describe({
        summary: "Whose variant a résumé is, and what its source says since then",
        tag: "Résumés",
        answer: { schema: VariantAnswer, description: "With the changes that are offered" },
        errors: ["invalid-request", ...WHO],
      }),
      query(InTenant),
      async (c) => {
        const principal = await actingOnOwn(c, deps, c.req.valid("query").tenant, "read_people");
        const variant = await variants.state(principal, c.req.param("id"));
        return c.json<VariantAnswer>({ variant });
      },
    )
    .post(
      "/resumes/:id/variant/update",
      describe({
        summary: "Brings a variant up to date with its source",
        description: "Where both were changed, the variant keeps its own words.",
        tag: "Résumés",
        answer: { schema: Resume, description: "In its new version" },
        errors: [...BODY_ERRORS, ...WHO, "no-variant"],
      }),
      requireJson,
      jsonBody(z.strictObject({ tenant: TenantId.optional() })),
      async (c) => {
        const { tenant } = c.req.valid("json");
        const principal = await actingOnOwn(c, deps, tenant, "edit_people");
        return c.json<Resume>(await variants.update(principal, c.req.param("id")));
      },
    );
}
