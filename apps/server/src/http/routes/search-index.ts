import { Hono } from "hono";
import { present } from "../../runs/present.ts";
import { acting } from "../../talent/acting.ts";
import type { AppDeps, AppEnv } from "../app-env.ts";
import { IndexPage, IndexPageRequest } from "../contract/search.ts";
import { BODY_ERRORS, jsonBody, requireJson } from "../json-body.ts";
import { describe } from "../openapi/describe.ts";

export function searchIndexRoute(deps: AppDeps): Hono<AppEnv> {
  return new Hono<AppEnv>().post(
    "/search/index",
    describe({
      summary: "Puts people and jobs into the index anew, a page at a time",
      description:
        "Ask again with `after` set to `next` until that is null. Texts that have not changed keep their vectors; " +
        "those of the others, and of another model, are made by and by: `index.pending` counts down.",
      tag: "Search",
      answer: { schema: IndexPage, description: "How many were put, and where to go on" },
      errors: [...BODY_ERRORS, "forbidden-tenant", "action-forbidden", "talent-request-invalid"],
    }),
    requireJson,
    jsonBody(IndexPageRequest),
    async (c) => {
      const { tenant: named, ...request } = c.req.valid("json");
      const principal = await acting(c, deps, named, "edit_people");
      const { talent, search } = deps.host;
      const page = await talent.indexing.page(principal, present(request));
      return c.json<IndexPage>({ ...page, index: await search.state(principal.tenant) });
    },
  );
}
