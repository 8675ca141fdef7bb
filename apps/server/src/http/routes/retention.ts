import { RetentionKind } from "@bole/talent";
import { Hono } from "hono";
import { z } from "zod";
import { serverErrors } from "../../errors.ts";
import { previewRetention } from "../../privacy/retention.ts";
import { RETENTION } from "../../queue/background-jobs.ts";
import { acting } from "../../talent/acting.ts";
import type { AppDeps, AppEnv } from "../app-env.ts";
import { RetentionList, RetentionPreview, RetentionSetting } from "../contract/privacy.ts";
import { BODY_ERRORS, jsonBody, requireJson } from "../json-body.ts";
import { describe } from "../openapi/describe.ts";
import { numberBetween, query } from "../query.ts";
import { InTenant } from "../tenant.ts";

/** At night; what it deletes is not waited for. */
const NIGHTLY = { name: "retention", cron: "30 3 * * *" };

const ERRORS = ["forbidden-tenant", "action-forbidden"] as const;
const Months = InTenant.extend({ months: z.prefault(numberBetween(1, 600), "24") });

export function retentionRoutes(deps: AppDeps): Hono<AppEnv> {
  const { talent, privacy, schedules, queue } = deps.host;
  const rules = async (principal: Parameters<typeof talent.retention.list>[0]) => ({
    rules: await talent.retention.list(principal),
  });
  return new Hono<AppEnv>()
    .get(
      "/retention",
      describe({
        summary: "How long what is kept",
        tag: "Candidates",
        answer: { schema: RetentionList, description: "One rule a kind; none keeps for ever" },
        errors: ["invalid-request", ...ERRORS],
      }),
      query(InTenant),
      async (c) => {
        const principal = await acting(c, deps, c.req.valid("query").tenant, "read_logs");
        return c.json<RetentionList>(await rules(principal));
      },
    )
    .get(
      "/retention/:kind/preview",
      describe({
        summary: "What a retention rule would delete now",
        tag: "Candidates",
        answer: { schema: RetentionPreview, description: "How many, and the first hundred people" },
        errors: ["invalid-request", ...ERRORS],
      }),
      query(Months),
      async (c) => {
        const { tenant, months } = c.req.valid("query");
        const principal = await acting(c, deps, tenant, "delete");
        const kind = kindIn(c.req.param("kind"));
        const preview = await previewRetention(privacy, principal, kind, months);
        return c.json<RetentionPreview>({ ...preview, people: [...preview.people] });
      },
    )
    .put(
      "/retention/:kind",
      describe({
        summary: "Sets a retention rule",
        description: "It deletes nothing before it is confirmed; changing it takes that back.",
        tag: "Candidates",
        answer: { schema: RetentionList, description: "All rules" },
        errors: [...BODY_ERRORS, ...ERRORS, "talent-request-invalid"],
      }),
      requireJson,
      jsonBody(RetentionSetting),
      async (c) => {
        const { tenant, ...change } = c.req.valid("json");
        const principal = await acting(c, deps, tenant, "delete");
        await talent.retention.set(principal, kindIn(c.req.param("kind")), change);
        return c.json<RetentionList>(await rules(principal));
      },
    )
    .post(
      "/retention/:kind/confirm",
      describe({
        summary: "Puts a retention rule in force, after a look at its preview",
        description: "It is applied at once, and every night.",
        tag: "Candidates",
        answer: { schema: RetentionList, description: "All rules" },
        errors: [...BODY_ERRORS, ...ERRORS, "retention-changed"],
      }),
      requireJson,
      jsonBody(RetentionSetting),
      async (c) => {
        const { tenant: named, months } = c.req.valid("json");
        const principal = await acting(c, deps, named, "delete");
        await talent.retention.confirm(principal, kindIn(c.req.param("kind")), months);
        const { tenant } = principal;
        await schedules.set({ tenant, ...NIGHTLY, work: { queue: RETENTION, priority: "bulk" } });
        await queue.add({ queue: RETENTION, tenant, key: "confirmed", priority: "bulk" });
        return c.json<RetentionList>(await rules(principal));
      },
    )
    .delete(
      "/retention/:kind",
      describe({
        summary: "Removes a retention rule: from now on nothing of its kind is deleted",
        tag: "Candidates",
        answer: { schema: RetentionList, description: "The rules that are left" },
        errors: ["invalid-request", "foreign-origin", ...ERRORS],
      }),
      query(InTenant),
      async (c) => {
        const principal = await acting(c, deps, c.req.valid("query").tenant, "delete");
        await talent.retention.remove(principal, kindIn(c.req.param("kind")));
        return c.json<RetentionList>(await rules(principal));
      },
    );
}

function kindIn(given: string): RetentionKind {
  const kind = RetentionKind.safeParse(given);
  if (kind.success) return kind.data;
  const message = `use one of ${RetentionKind.options.join(", ")}`;
  throw serverErrors.error("invalid-request", {
    detail: `There are no rules for "${given}".`,
    issues: [{ path: "kind", message }],
  });
}
