import { Hono } from "hono";
import { serverErrors } from "../../errors.ts";
import { permit } from "../../guardrails/permit.ts";
import type { AppDeps, AppEnv } from "../app-env.ts";
import { FailedWorkList } from "../contract/work.ts";
import { describe } from "../openapi/describe.ts";
import { query } from "../query.ts";
import { InTenant, tenantOf } from "../tenant.ts";

export function failedWorkRoutes(deps: AppDeps): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get(
      "/work/failed",
      describe({
        summary: "Lists queued work that failed in all of its tries",
        tag: "Runs",
        answer: { schema: FailedWorkList, description: "Newest first, a thousand at most" },
        errors: ["invalid-request", "forbidden-tenant"],
      }),
      query(InTenant),
      async (c) => {
        const tenant = tenantOf(c, deps, c.req.valid("query").tenant);
        const letters = await deps.host.queue.deadLetters(tenant);
        const work = letters.map(({ id, queue, key, attempt, error, died_at }) => ({
          ...{ id, queue, key, attempt, error, died_at },
        }));
        return c.json<FailedWorkList>({ work });
      },
    )
    .post(
      "/work/failed/:id/retry",
      describe({
        summary: "Tries failed work anew, with all of its tries",
        tag: "Runs",
        answer: { status: 204, description: "It waits for its turn" },
        errors: [
          "invalid-request",
          "foreign-origin",
          "forbidden-tenant",
          "action-forbidden",
          "work-unknown",
        ],
      }),
      query(InTenant),
      async (c) => {
        const tenant = tenantOf(c, deps, c.req.valid("query").tenant);
        await permit(c, deps, tenant, { kind: "change_run" });
        const id = c.req.param("id");
        if (!(await deps.host.queue.revive(tenant, id))) throw unknownWork(id);
        return c.body(null, 204);
      },
    )
    .delete(
      "/work/failed/:id",
      describe({
        summary: "Forgets failed work",
        tag: "Runs",
        answer: { status: 204, description: "It is gone" },
        errors: [
          "invalid-request",
          "foreign-origin",
          "forbidden-tenant",
          "action-forbidden",
          "work-unknown",
        ],
      }),
      query(InTenant),
      async (c) => {
        const tenant = tenantOf(c, deps, c.req.valid("query").tenant);
        await permit(c, deps, tenant, { kind: "change_run" });
        const id = c.req.param("id");
        if (!(await deps.host.queue.discard(tenant, id))) throw unknownWork(id);
        return c.body(null, 204);
      },
    );
}

function unknownWork(id: string) {
  return serverErrors.error("work-unknown", `There is no failed work "${id}".`);
}
