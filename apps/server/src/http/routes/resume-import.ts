import { Hono } from "hono";
import { actingOnOwn } from "../../talent/acting.ts";
import type { AppDeps, AppEnv } from "../app-env.ts";
import { ImportedResume } from "../contract/resume-export.ts";
import { FORM_ERRORS, filesOf } from "../form-files.ts";
import { describe } from "../openapi/describe.ts";
import { query } from "../query.ts";
import { InTenant } from "../tenant.ts";

const FILE = { name: "file", most: 1 };

export function resumeImportRoute(deps: AppDeps): Hono<AppEnv> {
  return new Hono<AppEnv>().post(
    "/resumes/import",
    describe({
      summary: "Reads somebody's own résumé from a file, to go on with it",
      description:
        "A multipart form whose field `file` is a PDF, DOCX, TXT, Markdown or HTML file, a JPEG or PNG " +
        "picture, a JSON Resume, or JSON that was exported here. It is your own: nobody finds it among the candidates before you apply with it. One file is there once.",
      tag: "Résumés",
      answer: { schema: ImportedResume, description: "The résumé, and what was found in its file" },
      errors: [
        ...FORM_ERRORS,
        "forbidden-tenant",
        "action-forbidden",
        "document-empty",
        "document-kind-unknown",
        "json-no-resume",
        "document-too-large",
        "document-encrypted",
        "document-without-text",
        "document-damaged",
        "document-bomb",
        "document-too-slow",
        "document-too-heavy",
        "documents-busy",
        "resume-not-recognised",
        "ocr-unavailable",
        "import-failed",
      ],
    }),
    query(InTenant),
    async (c) => {
      const principal = await actingOnOwn(c, deps, c.req.valid("query").tenant, "edit_people");
      const [file] = await filesOf(c.req, FILE);
      const bytes = new Uint8Array((await file?.arrayBuffer()) ?? []);
      const { error, ...result } = await deps.host.talent.imports.import(
        principal,
        { name: file?.name ?? "", bytes },
        { signal: c.req.raw.signal, own: true },
      );
      if (error !== null) throw error;
      return c.json<ImportedResume>(ImportedResume.parse(result));
    },
  );
}
