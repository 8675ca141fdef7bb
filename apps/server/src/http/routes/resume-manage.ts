import { Resume } from "@bole/talent";
import { Hono } from "hono";
import { actingOnOwn } from "../../talent/acting.ts";
import type { AppDeps, AppEnv } from "../app-env.ts";
import { DeletedResume, NamedResume, UndeletedResume } from "../contract/resumes.ts";
import { BODY_ERRORS, jsonBody, requireJson } from "../json-body.ts";
import { describe } from "../openapi/describe.ts";
import { query } from "../query.ts";
import { InTenant } from "../tenant.ts";

const WHO = ["forbidden-tenant", "action-forbidden", "resume-unknown"] as const;

/** A résumé among others: what it is called, and whether it is there. */
export function resumeManageRoutes(deps: AppDeps): Hono<AppEnv> {
  const { desk } = deps.host;
  return new Hono<AppEnv>()
    .put(
      "/resumes/:id/title",
      describe({
        summary: "Renames a résumé",
        description: "Its name among others is no part of what it says; there is no new version.",
        tag: "Résumés",
        answer: { schema: Resume, description: "With its new name" },
        errors: [...BODY_ERRORS, ...WHO],
      }),
      requireJson,
      jsonBody(NamedResume),
      async (c) => {
        const { tenant, title } = c.req.valid("json");
        const principal = await actingOnOwn(c, deps, tenant, "edit_people");
        return c.json<Resume>(await desk.rename(principal, c.req.param("id"), title));
      },
    )
    .delete(
      "/resumes/:id",
      describe({
        summary: "Deletes one of your own résumés",
        description:
          "For 30 days it can be undone by `undelete`; the first deletion after that erases it for good. " +
          "Copies that you applied with stay with the applications. A candidate's résumé goes with the candidate.",
        tag: "Résumés",
        answer: { schema: DeletedResume, description: "Which one it was" },
        errors: ["invalid-request", ...WHO],
      }),
      query(InTenant),
      async (c) => {
        const principal = await actingOnOwn(c, deps, c.req.valid("query").tenant, "edit_people");
        const id = c.req.param("id");
        await desk.delete(principal, id);
        return c.json<DeletedResume>({ id });
      },
    )
    .post(
      "/resumes/:id/undelete",
      describe({
        summary: "Takes the deletion of a résumé back",
        tag: "Résumés",
        answer: { schema: Resume, description: "As it was, with its history" },
        errors: [...BODY_ERRORS, ...WHO],
      }),
      requireJson,
      jsonBody(UndeletedResume),
      async (c) => {
        const { tenant } = c.req.valid("json");
        const principal = await actingOnOwn(c, deps, tenant, "edit_people");
        return c.json<Resume>(await desk.undelete(principal, c.req.param("id")));
      },
    );
}
