import { Hono } from "hono";
import { z } from "zod";
import { serverErrors } from "../../errors.ts";
import { present } from "../../runs/present.ts";
import { acting } from "../../talent/acting.ts";
import { importFiles } from "../../talent/import-files.ts";
import type { AppDeps, AppEnv } from "../app-env.ts";
import { ImportResult } from "../contract/candidates.ts";
import { describe } from "../openapi/describe.ts";
import { query } from "../query.ts";
import { InTenant } from "../tenant.ts";

/** Where bodies may be larger than elsewhere. */
export const IMPORT_PATH = "/api/candidates/import";
const MOST_FILES = 500;

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
      errors: [
        "invalid-request",
        "unsupported-content-type",
        "body-too-large",
        "foreign-origin",
        "forbidden-tenant",
        "action-forbidden",
      ],
    }),
    query(Query),
    async (c) => {
      const { tenant, ...options } = c.req.valid("query");
      const principal = await acting(c, deps, tenant, "edit_people");
      const files = await filesOf(c.req);
      const request = {
        ...present(options),
        files,
        instance: c.req.path,
        requestId: c.get("requestId"),
        signal: c.req.raw.signal,
      };
      const { imports } = deps.host.talent;
      return c.json<ImportResult>({ files: await importFiles(imports, principal, request) });
    },
  );
}

interface Form {
  header(name: string): string | undefined;
  formData(): Promise<FormData>;
}

async function filesOf(request: Form): Promise<File[]> {
  const type = request.header("Content-Type");
  if (type === undefined || !/^multipart\/form-data\b/i.test(type)) {
    throw serverErrors.error("unsupported-content-type", {
      detail: `Files come as multipart/form-data, not ${type === undefined ? "as something unnamed" : `"${type}"`}.`,
    });
  }
  const form = await request.formData().catch((cause: unknown) => {
    throw serverErrors.error("invalid-request", { detail: "The form is cut off.", cause });
  });
  const strange = [...form.keys()].find((name) => name !== "files");
  if (strange !== undefined) throw wrongForm(strange, "is no field of this form; use `files`");
  const given = form.getAll("files");
  const files = given.filter((entry) => typeof entry !== "string");
  if (files.length < given.length) throw wrongForm("files", "must be files, not texts");
  if (files.length === 0) throw wrongForm("files", "must be at least one file");
  if (files.length > MOST_FILES) throw wrongForm("files", `must be ${MOST_FILES} files at most`);
  return files;
}

function wrongForm(path: string, message: string) {
  const detail = `The form has a mistake: ${path} ${message}.`;
  return serverErrors.error("invalid-request", { detail, issues: [{ path, message }] });
}
