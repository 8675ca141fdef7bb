import { Hono } from "hono";
import { z } from "zod";
import { present } from "../../runs/present.ts";
import { acting } from "../../talent/acting.ts";
import { importFiles } from "../../talent/import-files.ts";
import type { AppDeps, AppEnv } from "../app-env.ts";
import { ImportResult } from "../contract/candidates.ts";
import { FORM_ERRORS, filesOf } from "../form-files.ts";
import { describe } from "../openapi/describe.ts";
import { placeOf } from "../problem.ts";
import { query } from "../query.ts";
import { InTenant } from "../tenant.ts";

const FILES = { name: "files", most: 500 };

const Query = InTenant.extend({
  job_id: z.string().min(1).max(100).optional().describe("Whoever comes is a candidate for it"),
  dry_run: z
    .enum(["true", "false"], "must be true or false")
    .transform((text) => text === "true")
    .optional()
    .describe("Says what would be read, and stores nothing"),
});

export function candidatesImportRoute(deps: AppDeps): Hono<AppEnv> {
  return new Hono<AppEnv>().post(
    "/candidates/import",
    describe({
      summary: "Imports résumés: PDF, DOCX, TXT, Markdown, HTML, JSON Resume",
      description:
        "A multipart form whose fields `files` are the documents. Each has its own result: the good " +
        "ones are in, the bad ones say what is wrong with them.",
      tag: "Candidates",
      answer: { schema: ImportResult, description: "A result for each file, in their order" },
      errors: [...FORM_ERRORS, "forbidden-tenant", "action-forbidden"],
    }),
    query(Query),
    async (c) => {
      const { tenant, ...options } = c.req.valid("query");
      const principal = await acting(c, deps, tenant, "edit_people");
      const files = await filesOf(c.req, FILES);
      const request = {
        ...present(options),
        files,
        place: placeOf(c),
        signal: c.req.raw.signal,
      };
      const { imports } = deps.host.talent;
      return c.json<ImportResult>({ files: await importFiles(imports, principal, request) });
    },
  );
}
