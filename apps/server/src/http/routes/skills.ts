import { conceptById, suggestConcepts } from "@bole/talent";
import { Hono } from "hono";
import { z } from "zod";
import type { AppEnv } from "../app-env.ts";
import { ConceptList } from "../contract/search.ts";
import { describe } from "../openapi/describe.ts";
import { listOf, numberBetween, query } from "../query.ts";

const Query = z.strictObject({
  q: z.string().max(100).default("").describe("The beginning of a name, in either language"),
  ids: listOf(z.string().min(1).max(100)).optional().describe("These, instead"),
  limit: z.prefault(numberBetween(1, 100), "20"),
});

export function skillsRoute(): Hono<AppEnv> {
  return new Hono<AppEnv>().get(
    "/skills",
    describe({
      summary: "Finds skills and interests by name",
      tag: "Search",
      answer: { schema: ConceptList, description: "The best first" },
      errors: ["invalid-request"],
    }),
    query(Query),
    (c) => {
      const { q, ids, limit } = c.req.valid("query");
      const items =
        ids === undefined ? suggestConcepts(q, limit) : ids.flatMap((id) => conceptById(id) ?? []);
      return c.json<ConceptList>({ items: [...items] });
    },
  );
}
