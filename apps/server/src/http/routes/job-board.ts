import { Hono } from "hono";
import { acting } from "../../talent/acting.ts";
import type { AppDeps, AppEnv } from "../app-env.ts";
import { Board } from "../contract/pipeline.ts";
import { describe } from "../openapi/describe.ts";
import { query } from "../query.ts";
import { InTenant } from "../tenant.ts";

export function jobBoardRoute(deps: Pick<AppDeps, "config" | "host">): Hono<AppEnv> {
  return new Hono<AppEnv>().get(
    "/jobs/:id/board",
    describe({
      summary: "The people of a job by stage, and what is to be done next",
      tag: "Jobs",
      answer: { schema: Board, description: "Every stage, also an empty one" },
      errors: ["invalid-request", "forbidden-tenant", "action-forbidden", "job-unknown"],
    }),
    query(InTenant),
    async (c) => {
      const principal = await acting(c, deps, c.req.valid("query").tenant, "read_people");
      const { applications } = deps.host.talent;
      return c.json<Board>(await applications.board(principal, c.req.param("id")));
    },
  );
}
