import { SavedView } from "@bole/talent";
import { Hono } from "hono";
import { present } from "../../runs/present.ts";
import { acting } from "../../talent/acting.ts";
import type { AppDeps, AppEnv } from "../app-env.ts";
import { ChangedView, SavedViewList, ViewToSave } from "../contract/views.ts";
import { BODY_ERRORS, jsonBody, requireJson } from "../json-body.ts";
import { describe } from "../openapi/describe.ts";
import { query } from "../query.ts";
import { InTenant } from "../tenant.ts";

const ERRORS = ["forbidden-tenant", "action-forbidden"] as const;

export function viewsRoutes(deps: Pick<AppDeps, "config" | "host">): Hono<AppEnv> {
  const { views } = deps.host.talent;
  return new Hono<AppEnv>()
    .get(
      "/views",
      describe({
        summary: "Searches for people that were saved under names",
        description: "Everybody of the tenant sees the same ones.",
        tag: "Candidates",
        answer: { schema: SavedViewList, description: "All of them" },
        errors: ["invalid-request", ...ERRORS],
      }),
      query(InTenant),
      async (c) => {
        const principal = await acting(c, deps, c.req.valid("query").tenant, "read_people");
        return c.json<SavedViewList>({ items: await views.list(principal) });
      },
    )
    .post(
      "/views",
      describe({
        summary: "Saves a search for people with its filters under a name",
        tag: "Candidates",
        answer: { schema: SavedView, description: "The view" },
        errors: [...BODY_ERRORS, ...ERRORS, "view-name-taken"],
      }),
      requireJson,
      jsonBody(ViewToSave),
      async (c) => {
        const { tenant, ...view } = c.req.valid("json");
        const principal = await acting(c, deps, tenant, "edit_people");
        return c.json<SavedView>(await views.add(principal, view));
      },
    )
    .patch(
      "/views/:id",
      describe({
        summary: "Renames a saved view, or saves another search under its name",
        tag: "Candidates",
        answer: { schema: SavedView, description: "The view" },
        errors: [...BODY_ERRORS, ...ERRORS, "view-unknown", "view-name-taken"],
      }),
      requireJson,
      jsonBody(ChangedView),
      async (c) => {
        const { tenant, ...change } = c.req.valid("json");
        const principal = await acting(c, deps, tenant, "edit_people");
        return c.json<SavedView>(await views.change(principal, c.req.param("id"), present(change)));
      },
    )
    .delete(
      "/views/:id",
      describe({
        summary: "Deletes a saved view",
        tag: "Candidates",
        answer: { status: 204, description: "It is gone; nobody in it is" },
        errors: ["invalid-request", ...ERRORS, "view-unknown"],
      }),
      query(InTenant),
      async (c) => {
        const principal = await acting(c, deps, c.req.valid("query").tenant, "edit_people");
        await views.remove(principal, c.req.param("id"));
        return c.body(null, 204);
      },
    );
}
