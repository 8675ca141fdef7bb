import { Accent, ExportFormat, ExportPart, exportResume, Paper, TemplateId } from "@bole/resume";
import { Hono } from "hono";
import { actingOnOwn } from "../../talent/acting.ts";
import type { AppDeps, AppEnv } from "../app-env.ts";
import { attachment } from "../attachment.ts";
import { describe } from "../openapi/describe.ts";
import { query } from "../query.ts";
import { InTenant } from "../tenant.ts";

const Query = InTenant.extend({
  part: ExportPart.optional().describe("The letter that is kept with it, instead"),
  format: ExportFormat.default("pdf").describe(
    "pdf, docx, md, json (as it is edited) or jsonresume",
  ),
  template: TemplateId.optional().describe("Of a PDF; the usual one of the language, if left out"),
  paper: Paper.optional().describe("Of a PDF or DOCX; a4, if left out"),
  accent: Accent.optional().describe("Of a PDF or DOCX: the colour of headings and rules"),
});

export function resumeExportRoute(deps: AppDeps): Hono<AppEnv> {
  return new Hono<AppEnv>().get(
    "/resumes/:id/export",
    describe({
      summary: "A résumé as a file: PDF, DOCX, Markdown, JSON or JSON Resume",
      description: "The PDF has real text in embedded fonts; it is what the preview shows.",
      tag: "Résumés",
      answer: {
        contentType: "application/pdf",
        description: "The file, with a name to save it by",
      },
      errors: [
        "invalid-request",
        "forbidden-tenant",
        "action-forbidden",
        "resume-unknown",
        "resume-too-long",
        "render-busy",
        "render-too-slow",
        "render-failed",
      ],
    }),
    query(Query),
    async (c) => {
      const { tenant, ...options } = c.req.valid("query");
      const principal = await actingOnOwn(c, deps, tenant, "read_people");
      const { resume } = await deps.host.talent.resumes.get(principal, c.req.param("id"));
      const { signal } = c.req.raw;
      const file = await exportResume(deps.host.pages, resume, { ...options, signal });
      return c.body(file.bytes, 200, {
        "Content-Type": file.type,
        "Content-Disposition": attachment(file.name),
        "X-Content-Type-Options": "nosniff",
      });
    },
  );
}
