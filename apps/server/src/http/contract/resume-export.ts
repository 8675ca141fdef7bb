import { TenantId } from "@bole/base";
import { Accent, Density, ExportFormat, FontId, Paper, TemplateId } from "@bole/resume";
import { ResumeData, TextLanguage } from "@bole/talent";
import { z } from "zod";
import { Finding } from "./candidates.ts";

export {
  Density,
  ExportFormat,
  FieldPosition,
  FontId,
  Paper,
  RenderWarning,
  ResumePreview,
  TemplateId,
} from "@bole/resume";

const both = z.object({ en: z.string(), zh: z.string() });

export const ResumeTemplates = z.object({
  templates: z.array(
    z.object({
      id: TemplateId,
      name: both,
      about: both,
      accent: z.string().describe("Its own colour of headings and rules"),
      columns: z.union([z.literal(1), z.literal(2)]),
    }),
  ),
  usual: z.object({ en: TemplateId, zh: TemplateId }).describe("By the language of a résumé"),
  papers: z.array(Paper),
  fonts: z.array(FontId).describe("For `look.font`"),
  densities: z.array(Density).describe("For `look.density`"),
  formats: z.array(ExportFormat),
});
export type ResumeTemplates = z.infer<typeof ResumeTemplates>;

/** A résumé as it is now on somebody's screen, stored or not. */
export const PreviewOrder = z.strictObject({
  data: z.looseObject({}).describe("The résumé; what is not yet right in it is left out"),
  template: TemplateId.optional().describe(
    "What `data.look` says, or the usual one of the language, if left out",
  ),
  paper: Paper.optional().describe("What `data.look` says, or a4, if left out"),
  accent: Accent.optional().describe("The template's own, if left out"),
  language: TextLanguage.optional().describe("That of most of its words, if left out"),
  tenant: TenantId.optional(),
});
export type PreviewOrder = z.input<typeof PreviewOrder>;

export const ImportedResume = z.object({
  resume_id: z.string(),
  person_id: z.string(),
  status: z
    .enum(["imported", "updated", "unchanged"])
    .describe("updated: a new résumé of somebody who is known; unchanged: the very file is here"),
  resume: ResumeData,
  warnings: z.array(z.string()),
  findings: z.array(Finding),
});
export type ImportedResume = z.infer<typeof ImportedResume>;
