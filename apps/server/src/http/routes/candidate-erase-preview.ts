import { Hono } from "hono";
import { acting } from "../../talent/acting.ts";
import type { AppDeps, AppEnv } from "../app-env.ts";
import { ErasePreview } from "../contract/effects.ts";
import { describe } from "../openapi/describe.ts";
import { query } from "../query.ts";
import { InTenant } from "../tenant.ts";

export function candidateErasePreviewRoute(deps: AppDeps): Hono<AppEnv> {
  return new Hono<AppEnv>().get(
    "/candidates/:id/erase-preview",
    describe({
      summary: "What erasing somebody would take away",
      description: "Erasing is an effect, `erase_person`, that somebody has to approve.",
      tag: "Candidates",
      answer: { schema: ErasePreview, description: "How much there is of them" },
      errors: ["invalid-request", "forbidden-tenant", "action-forbidden", "person-unknown"],
    }),
    query(InTenant),
    async (c) => {
      const principal = await acting(c, deps, c.req.valid("query").tenant, "read_people");
      const { people } = deps.host.talent;
      return c.json<ErasePreview>(await people.erasePreview(principal, c.req.param("id")));
    },
  );
}
