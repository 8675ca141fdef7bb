import { Hono } from "hono";
import { serverErrors } from "../../errors.ts";
import { actingOnOwn } from "../../talent/acting.ts";
import type { AppDeps, AppEnv } from "../app-env.ts";
import { attachment } from "../attachment.ts";
import { describe } from "../openapi/describe.ts";
import { query } from "../query.ts";
import { InTenant } from "../tenant.ts";

const MIME = {
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  txt: "text/plain; charset=utf-8",
  md: "text/markdown; charset=utf-8",
  html: "text/html; charset=utf-8",
  json: "application/json",
  // Either of two kinds; it is saved under its own name, and never shown.
  image: "application/octet-stream",
} as const;

export function resumeDocumentRoute(deps: AppDeps): Hono<AppEnv> {
  return new Hono<AppEnv>().get(
    "/resumes/:id/document",
    describe({
      summary: "The file that a résumé was read from, as it came",
      description: "A browser saves it and never shows it: a stranger's page cannot act as ours.",
      tag: "Candidates",
      answer: { contentType: "application/octet-stream", description: "The bytes" },
      errors: [
        "invalid-request",
        "forbidden-tenant",
        "action-forbidden",
        "resume-unknown",
        "document-absent",
      ],
    }),
    query(InTenant),
    async (c) => {
      const principal = await actingOnOwn(c, deps, c.req.valid("query").tenant, "read_people");
      const id = c.req.param("id");
      const file = await deps.host.talent.resumes.original(principal, id);
      if (file === null) throw withoutFile(id);
      return c.body(new Uint8Array(file.bytes), 200, {
        "Content-Type": MIME[file.kind],
        "Content-Disposition": attachment(file.name),
        "X-Content-Type-Options": "nosniff",
      });
    },
  );
}

function withoutFile(id: string) {
  return serverErrors.error("document-absent", `The résumé "${id}" was not read from a file.`);
}
