import { Hono } from "hono";
import { acting, actingFreely } from "../../talent/acting.ts";
import type { AppDeps, AppEnv } from "../app-env.ts";
import { DemoState } from "../contract/demo.ts";
import { describe } from "../openapi/describe.ts";
import { query } from "../query.ts";
import { InTenant } from "../tenant.ts";

const CHANGE_ERRORS = [
  "invalid-request",
  "foreign-origin",
  "forbidden-tenant",
  "action-forbidden",
] as const;

export function demoRoutes(deps: AppDeps): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get(
      "/demo",
      describe({
        summary: "Whether the demo workspace is loaded",
        tag: "Demo",
        answer: { schema: DemoState, description: "How much of it there is" },
        errors: ["invalid-request", "forbidden-tenant"],
      }),
      query(InTenant),
      async (c) => {
        const principal = actingFreely(c, deps, c.req.valid("query").tenant);
        return c.json<DemoState>(await deps.host.demo.state(principal));
      },
    )
    .post(
      "/demo",
      describe({
        summary: "Loads the demo workspace, or does nothing if it is there",
        tag: "Demo",
        answer: { schema: DemoState, description: "When it is loaded" },
        errors: CHANGE_ERRORS,
      }),
      query(InTenant),
      async (c) => {
        const principal = await acting(c, deps, c.req.valid("query").tenant, "edit_people");
        return c.json<DemoState>(await deps.host.demo.load(principal));
      },
    )
    .delete(
      "/demo",
      describe({
        summary: "Removes the demo workspace, and nothing of one's own",
        tag: "Demo",
        answer: { schema: DemoState, description: "When it is gone" },
        errors: CHANGE_ERRORS,
      }),
      query(InTenant),
      async (c) => {
        const principal = await acting(c, deps, c.req.valid("query").tenant, "delete");
        return c.json<DemoState>(await deps.host.demo.remove(principal));
      },
    );
}
