import { Snapshot } from "@bole/resume";
import { ResumeData } from "@bole/talent";
import { Hono } from "hono";
import { z } from "zod";
import { present } from "../../runs/present.ts";
import { actingOnOwn } from "../../talent/acting.ts";
import type { AppDeps, AppEnv } from "../app-env.ts";
import { NewSnapshot, ResumeDiff, ResumeHistory } from "../contract/resumes.ts";
import { BODY_ERRORS, jsonBody, requireJson } from "../json-body.ts";
import { describe } from "../openapi/describe.ts";
import { numberBetween, query } from "../query.ts";
import { InTenant } from "../tenant.ts";

const ERRORS = [
  "invalid-request",
  "forbidden-tenant",
  "action-forbidden",
  "resume-unknown",
] as const;
const version = numberBetween(1, 999_999_999);

const Page = InTenant.extend({
  before: version.optional().describe("The `next` of the page before"),
  limit: z.prefault(numberBetween(1, 200), "50"),
});
const Between = InTenant.extend({ from: version, to: version });

export function resumeHistoryRoutes(deps: AppDeps): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get(
      "/resumes/:id/history",
      describe({
        summary: "What was changed in a résumé, by whom and why, and its named versions",
        tag: "Résumés",
        answer: { schema: ResumeHistory, description: "A page of it, newest first" },
        errors: ERRORS,
      }),
      query(Page),
      async (c) => {
        const { tenant, ...page } = c.req.valid("query");
        const principal = await actingOnOwn(c, deps, tenant, "read_people");
        const { desk } = deps.host;
        return c.json<ResumeHistory>(
          await desk.history(principal, c.req.param("id"), present(page)),
        );
      },
    )
    .get(
      "/resumes/:id/diff",
      describe({
        summary: "What differs between two versions of a résumé",
        description: "As facts: entries are the same by their ids. `to` may be the older one.",
        tag: "Résumés",
        answer: { schema: ResumeDiff, description: "Each change, with before and after" },
        errors: [...ERRORS, "resume-version-unknown"],
      }),
      query(Between),
      async (c) => {
        const { tenant, from, to } = c.req.valid("query");
        const principal = await actingOnOwn(c, deps, tenant, "read_people");
        const changes = await deps.host.desk.diff(principal, c.req.param("id"), from, to);
        return c.json<ResumeDiff>({ from, to, changes });
      },
    )
    .get(
      "/resumes/:id/versions/:version",
      describe({
        summary: "What a résumé said in a version",
        tag: "Résumés",
        answer: { schema: ResumeData, description: "The whole of it" },
        errors: [...ERRORS, "resume-version-unknown"],
      }),
      query(InTenant),
      async (c) => {
        const principal = await actingOnOwn(c, deps, c.req.valid("query").tenant, "read_people");
        const { id, version: asked } = c.req.param();
        return c.json<ResumeData>(await deps.host.desk.version(principal, id, Number(asked)));
      },
    )
    .post(
      "/resumes/:id/snapshots",
      describe({
        summary: "Gives a version of a résumé a name",
        tag: "Résumés",
        answer: { schema: Snapshot, description: "To compare with and to come back to" },
        errors: [...BODY_ERRORS, ...ERRORS, "resume-version-unknown", "snapshot-exists"],
      }),
      requireJson,
      jsonBody(NewSnapshot),
      async (c) => {
        const { tenant, name, version: named } = c.req.valid("json");
        const principal = await actingOnOwn(c, deps, tenant, "edit_people");
        return c.json<Snapshot>(
          await deps.host.desk.snapshot(principal, c.req.param("id"), name, named),
        );
      },
    );
}
