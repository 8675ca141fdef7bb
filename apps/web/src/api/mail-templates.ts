/** Mails with places that are filled in for each person. */
import type {
  ChangedMailTemplate,
  MailTemplate,
  MailTemplateDraft,
  MailTemplateList,
  MailTemplatePreview,
  MailTemplateToAdd,
  MailTemplateToPreview,
} from "@bole/server/contract";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call } from "./client.ts";

const TEMPLATES = "/api/mail-templates";
const pathOf = (id: string) => `${TEMPLATES}/${encodeURIComponent(id)}`;

export const TEMPLATES_KEY = ["mail-templates"];

export const templatesQuery = queryOptions({
  queryKey: TEMPLATES_KEY,
  queryFn: ({ signal }) => call<MailTemplateList>("GET", TEMPLATES, { signal }),
  staleTime: 0,
});

export function addTemplate(template: MailTemplateDraft): Promise<MailTemplate> {
  const body: MailTemplateToAdd = { template };
  return call<MailTemplate>("POST", TEMPLATES, { body });
}

/** Refused if `version` is not the newest any more. */
export function changeTemplate(
  id: string,
  version: number,
  template: MailTemplateDraft,
): Promise<MailTemplate> {
  const body: ChangedMailTemplate = { version, template };
  return call<MailTemplate>("PUT", pathOf(id), { body });
}

export const removeTemplate = (id: string) => call<null>("DELETE", pathOf(id));

export const fillTemplate = (body: MailTemplateToPreview, signal?: AbortSignal) =>
  call<MailTemplatePreview>("POST", `${TEMPLATES}/preview`, { body, signal });

/** As it would be written to somebody about a job. */
export function previewQuery(body: MailTemplateToPreview) {
  return queryOptions({
    queryKey: [...TEMPLATES_KEY, "preview", body],
    queryFn: ({ signal }) => fillTemplate(body, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}
