import { TEXT_LIMITS } from "@bole/base";
import { SearchKind, TextLanguage } from "@bole/talent";
import { Hono } from "hono";
import { z } from "zod";
import { present } from "../../runs/present.ts";
import { acting } from "../../talent/acting.ts";
import { loadingOf } from "../../talent/loading.ts";
import type { AppDeps, AppEnv } from "../app-env.ts";
import { SearchAnswer } from "../contract/search.ts";
import { describe } from "../openapi/describe.ts";
import { listOf, numberBetween, query } from "../query.ts";
import { InTenant } from "../tenant.ts";

const kinds = z.enum(SearchKind.options, `must be one of ${SearchKind.options.join(", ")}`);

const Query = InTenant.extend({
  q: z.string().min(1, "say what is sought").max(TEXT_LIMITS.search),
  kind: listOf(kinds).optional().describe("All of them, if it is left out"),
  skills: listOf(z.string().min(1).max(100)).optional(),
  location: z.string().max(200).optional(),
  min_years: numberBetween(0, 60).optional(),
  max_years: numberBetween(0, 60).optional(),
  language: z.enum(TextLanguage.options).optional(),
  limit: z.prefault(numberBetween(1, 200), "20"),
});

export function searchRoute(deps: AppDeps): Hono<AppEnv> {
  return new Hono<AppEnv>().get(
    "/search",
    describe({
      summary: "Finds people, résumés, jobs and projects by a sentence in either language",
      description: "Three tracks: tags, meaning and keywords. Each hit says what found it.",
      tag: "Search",
      answer: { schema: SearchAnswer, description: "The best first" },
      errors: ["invalid-request", "forbidden-tenant", "action-forbidden"],
    }),
    query(Query),
    async (c) => {
      const { tenant: named, q, kind, limit, ...filter } = c.req.valid("query");
      const principal = await acting(c, deps, named, "read_people");
      const { tenant } = principal;
      const { search, talent } = deps.host;
      const asked = { q, limit, filter: present(filter) };
      // Who is sought is found by all that is theirs, and listed once.
      const found =
        kind?.length === 1 && kind[0] === "person"
          ? await talent.people.find(principal, asked)
          : await search.search(tenant, { ...asked, ...(kind && { kinds: kind }) });
      const loading = await loadingOf(deps.host, principal);
      return c.json<SearchAnswer>({ ...found, index: await search.state(tenant), loading });
    },
  );
}
