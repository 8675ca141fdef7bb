import { MailTemplate } from "@bole/recruiter";
import { Hono } from "hono";
import { acting } from "../../talent/acting.ts";
import type { AppDeps, AppEnv } from "../app-env.ts";
import { ChangedMailTemplate } from "../contract/mail-templates.ts";
import { BODY_ERRORS, jsonBody, requireJson } from "../json-body.ts";
import { describe } from "../openapi/describe.ts";
import { query } from "../query.ts";
import { InTenant } from "../tenant.ts";

export function mailTemplateRoutes(deps: AppDeps): Hono<AppEnv> {
  const { mailTemplates } = deps.host;
  return new Hono<AppEnv>()
    .get(
      "/mail-templates/:id",
      describe({
        summary: "Shows a template",
        tag: "Emails",
        answer: { schema: MailTemplate, description: "The template" },
        errors: ["invalid-request", "forbidden-tenant", "action-forbidden", "template-unknown"],
      }),
      query(InTenant),
      async (c) => {
        const principal = await acting(c, deps, c.req.valid("query").tenant, "read_people");
        return c.json<MailTemplate>(await mailTemplates.get(principal, c.req.param("id")));
      },
    )
    .put(
      "/mail-templates/:id",
      describe({
        summary: "Writes a template anew",
        description: "One that comes with the program stays as it is.",
        tag: "Emails",
        answer: { schema: MailTemplate, description: "With its new version" },
        errors: [
          ...BODY_ERRORS,
          "forbidden-tenant",
          "action-forbidden",
          "template-unknown",
          "template-built-in",
          "template-changed",
          "template-placeholder-unknown",
        ],
      }),
      requireJson,
      jsonBody(ChangedMailTemplate),
      async (c) => {
        const { version, template, tenant } = c.req.valid("json");
        const principal = await acting(c, deps, tenant, "edit_templates");
        const id = c.req.param("id");
        return c.json<MailTemplate>(await mailTemplates.update(principal, id, version, template));
      },
    )
    .delete(
      "/mail-templates/:id",
      describe({
        summary: "Removes a template",
        tag: "Emails",
        answer: { status: 204, description: "It is gone; mails that were written by it stay" },
        errors: [
          "invalid-request",
          "forbidden-tenant",
          "action-forbidden",
          "template-unknown",
          "template-built-in",
        ],
      }),
      query(InTenant),
      async (c) => {
        const principal = await acting(c, deps, c.req.valid("query").tenant, "edit_templates");
        await mailTemplates.remove(principal, c.req.param("id"));
        return c.body(null, 204);
      },
    );
}
