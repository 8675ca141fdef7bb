import { Hono } from "hono";
import { z } from "zod";
import { present } from "../../runs/present.ts";
import { acting } from "../../talent/acting.ts";
import { importFiles } from "../../talent/import-files.ts";
import type { AppDeps, AppEnv } from "../app-env.ts";
import { type ImportProgress, ImportResult } from "../contract/candidates.ts";
import { FORM_ERRORS, filesOf } from "../form-files.ts";
import { jsonLines } from "../json-lines.ts";
import { describe } from "../openapi/describe.ts";
import { placeOf } from "../problem.ts";
import { query } from "../query.ts";
import { InTenant } from "../tenant.ts";

const FILES = { name: "files", most: 500 };

const LINES = "application/x-ndjson";

const Query = InTenant.extend({
  job_id: z.string().min(1).max(100).optional().describe("Whoever comes is a candidate for it"),
  dry_run: z
    .enum(["true", "false"], "must be true or false")
    .transform((text) => text === "true")
    .optional()
    .describe("Says what would be read, and stores nothing"),
  bulk: z
    .enum(["true", "false"], "must be true or false")
    .transform((text) => text === "true")
    .optional()
    .describe("One of many: files that somebody waits for are read first"),
});

export function candidatesImportRoute(deps: AppDeps): Hono<AppEnv> {
  return new Hono<AppEnv>().post(
    "/candidates/import",
    describe({
      summary: "Imports résumés: PDF, DOCX, TXT, Markdown, HTML, JSON Resume, JPEG, PNG",
      description:
        "A multipart form whose fields `files` are the documents. Each has its own result: the good " +
        "ones are in, the bad ones say what is wrong with them. Letters of scans are recognised, which " +
        "takes seconds a page: who accepts `application/x-ndjson` is told how far it is, one JSON " +
        "object `{progress}` a line; the last line is the result.",
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
      if (!(c.req.header("Accept") ?? "").includes(LINES))
        return c.json<ImportResult>({ files: await importFiles(imports, principal, request) });
      const lines = jsonLines(async (write) => {
        const onProgress = (progress: ImportProgress) => write({ progress });
        write({ files: await importFiles(imports, principal, { ...request, onProgress }) });
      });
      return c.body(lines, 200, { "Content-Type": LINES, "Cache-Control": "no-store" });
    },
  );
}
