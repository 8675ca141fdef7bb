import { Hono } from "hono";
import { actingFreely } from "../../talent/acting.ts";
import { loadingOf } from "../../talent/loading.ts";
import type { AppDeps, AppEnv } from "../app-env.ts";
import { SearchState } from "../contract/search.ts";
import { describe } from "../openapi/describe.ts";
import { query } from "../query.ts";
import { InTenant } from "../tenant.ts";

export function searchStateRoute(deps: AppDeps): Hono<AppEnv> {
  return new Hono<AppEnv>().get(
    "/search/state",
    describe({
      summary: "How far the index is: vectors follow, keywords and tags are always complete",
      tag: "Search",
      answer: { schema: SearchState, description: "What is there, and what is to come" },
      errors: ["invalid-request", "forbidden-tenant"],
    }),
    query(InTenant),
    async (c) => {
      const principal = actingFreely(c, deps, c.req.valid("query").tenant);
      const index = await deps.host.search.state(principal.tenant);
      return c.json<SearchState>({ ...index, loading: await loadingOf(deps.host, principal) });
    },
  );
}
