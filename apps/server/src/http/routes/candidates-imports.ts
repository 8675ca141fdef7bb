import { Hono } from "hono";
import { z } from "zod";
import { IMPORTS } from "../../queue/background-jobs.ts";
import { present } from "../../runs/present.ts";
import { acting } from "../../talent/acting.ts";
import type { AppDeps, AppEnv } from "../app-env.ts";
import { LaterImportList } from "../contract/privacy.ts";
import { FORM_ERRORS, filesOf } from "../form-files.ts";
import { describe } from "../openapi/describe.ts";
import { query } from "../query.ts";
import { InTenant } from "../tenant.ts";

const FILES = { name: "files", most: 500 };

const Query = InTenant.extend({
  job_id: z.string().min(1).max(100).optional().describe("Whoever comes is a candidate for it"),
});

export function candidatesImportsRoutes(deps: AppDeps): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get(
      "/candidates/imports",
      describe({
        summary: "Files that are read later, and what became of them",
        tag: "Candidates",
        answer: { schema: LaterImportList, description: "Of the last seven days, newest first" },
        errors: ["invalid-request", "forbidden-tenant", "action-forbidden"],
      }),
      query(InTenant),
      async (c) => {
        const principal = await acting(c, deps, c.req.valid("query").tenant, "edit_people");
        const imports = await deps.host.talent.laterImports.list(principal);
        return c.json<LaterImportList>({ imports });
      },
    )
    .post(
      "/candidates/imports",
      describe({
        summary: "Takes files to be read later, by whichever process has time",
        description:
          "For many files, and for scans. They are kept until they were read; what people wait " +
          "for goes first. `GET /candidates/imports` says what became of them.",
        tag: "Candidates",
        answer: { schema: LaterImportList, status: 202, description: "What was taken" },
        errors: [...FORM_ERRORS, "forbidden-tenant", "action-forbidden"],
      }),
      query(Query),
      async (c) => {
        const { tenant: named, ...options } = c.req.valid("query");
        const principal = await acting(c, deps, named, "edit_people");
        const { laterImports } = deps.host.talent;
        const { tenant } = principal;
        const imports: LaterImportList["imports"] = [];
        for (const file of await filesOf(c.req, FILES)) {
          const bytes = new Uint8Array(await file.arrayBuffer());
          const taken = { ...present(options), bulk: true };
          const one = await laterImports.accept(principal, { name: file.name, bytes }, taken);
          await deps.host.queue.add({ queue: IMPORTS, tenant, key: one.id, priority: "bulk" });
          imports.push(one);
        }
        return c.json<LaterImportList>({ imports }, 202);
      },
    );
}
