import { Hono } from "hono";
import { z } from "zod";
import { exportPerson } from "../../privacy/export-person.ts";
import { acting } from "../../talent/acting.ts";
import type { AppDeps, AppEnv } from "../app-env.ts";
import { attachment } from "../attachment.ts";
import { describe } from "../openapi/describe.ts";
import { query } from "../query.ts";
import { InTenant } from "../tenant.ts";

const Query = InTenant.extend({
  language: z.enum(["zh", "en"]).default("en").describe("Of the page in it"),
});

export function candidateExportRoute(deps: AppDeps): Hono<AppEnv> {
  return new Hono<AppEnv>().get(
    "/candidates/:id/export",
    describe({
      summary: "Everything about a person as a ZIP",
      description:
        "All records as JSON, a page to read, documents and mails as they came, and what runs, " +
        "conversations and logs say about them, without what the same rows say of others.",
      tag: "Candidates",
      answer: { contentType: "application/zip", description: "The archive" },
      errors: ["invalid-request", "forbidden-tenant", "action-forbidden", "person-unknown"],
    }),
    query(Query),
    async (c) => {
      const { tenant, language } = c.req.valid("query");
      const principal = await acting(c, deps, tenant, "edit_people");
      const { privacy } = deps.host;
      const options = { language, now: new Date() };
      const { name, bytes } = await exportPerson(privacy, principal, c.req.param("id"), options);
      return c.body(Buffer.from(bytes), 200, {
        "Content-Type": "application/zip",
        "Content-Disposition": attachment(name),
        "X-Content-Type-Options": "nosniff",
      });
    },
  );
}
