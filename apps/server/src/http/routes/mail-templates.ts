import { MailTemplate, PLACEHOLDERS, previewTemplate } from "@bole/recruiter";
import { Hono } from "hono";
import { acting } from "../../talent/acting.ts";
import type { AppDeps, AppEnv } from "../app-env.ts";
import {
  MailTemplateList,
  MailTemplatePreview,
  MailTemplateToAdd,
  MailTemplateToPreview,
} from "../contract/mail-templates.ts";
import { BODY_ERRORS, jsonBody, requireJson } from "../json-body.ts";
import { describe } from "../openapi/describe.ts";
import { query } from "../query.ts";
import { InTenant } from "../tenant.ts";

const placeholders = Object.entries(PLACEHOLDERS).map(([name, words]) => ({ name, ...words }));

export function mailTemplatesRoutes(deps: AppDeps): Hono<AppEnv> {
  const { mailTemplates, talent } = deps.host;
  return new Hono<AppEnv>()
    .get(
      "/mail-templates",
      describe({
        summary: "Lists templates of mails",
        tag: "Emails",
        answer: { schema: MailTemplateList, description: "With the placeholders that there are" },
        errors: ["invalid-request", "forbidden-tenant", "action-forbidden"],
      }),
      query(InTenant),
      async (c) => {
        const principal = await acting(c, deps, c.req.valid("query").tenant, "read_people");
        const items = await mailTemplates.list(principal);
        return c.json<MailTemplateList>({ items, placeholders });
      },
    )
    .post(
      "/mail-templates",
      describe({
        summary: "Adds a template",
        tag: "Emails",
        answer: { schema: MailTemplate, description: "With its id" },
        errors: [
          ...BODY_ERRORS,
          "forbidden-tenant",
          "action-forbidden",
          "template-invalid",
          "template-placeholder-unknown",
        ],
      }),
      requireJson,
      jsonBody(MailTemplateToAdd),
      async (c) => {
        const { template, tenant } = c.req.valid("json");
        const principal = await acting(c, deps, tenant, "edit_templates");
        return c.json<MailTemplate>(await mailTemplates.add(principal, template));
      },
    )
    .post(
      "/mail-templates/preview",
      describe({
        summary: "Shows a template as somebody would get it, about a job",
        description: "It need not be stored. Nothing is kept, and nothing is sent.",
        tag: "Emails",
        answer: { schema: MailTemplatePreview, description: "The mail" },
        errors: [
          ...BODY_ERRORS,
          "forbidden-tenant",
          "action-forbidden",
          "person-unknown",
          "job-unknown",
          "template-placeholder-unknown",
        ],
      }),
      requireJson,
      jsonBody(MailTemplateToPreview),
      async (c) => {
        const { tenant, ...request } = c.req.valid("json");
        const principal = await acting(c, deps, tenant, "read_people");
        const { mailFrom } = await deps.host.mailChoices.inForce(principal.tenant);
        const sender = mailFrom?.name;
        const options = { sender, now: Date.now() };
        const { subject, text, empty } = await previewTemplate(talent, principal, request, options);
        return c.json<MailTemplatePreview>({ subject, text, empty });
      },
    );
}
