import { Density, ExportFormat, FontId, Paper, TEMPLATES, usualTemplate } from "@bole/resume";
import { Hono } from "hono";
import type { AppEnv } from "../app-env.ts";
import { ResumeTemplates } from "../contract/resume-export.ts";
import { describe } from "../openapi/describe.ts";

export function resumeTemplatesRoute(): Hono<AppEnv> {
  return new Hono<AppEnv>().get(
    "/resumes/templates",
    describe({
      summary: "The templates that a résumé can be set in",
      tag: "Résumés",
      answer: { schema: ResumeTemplates, description: "With papers and formats of export" },
    }),
    (c) =>
      c.json<ResumeTemplates>({
        templates: [...TEMPLATES],
        usual: { en: usualTemplate("en"), zh: usualTemplate("zh") },
        papers: Paper.options,
        fonts: FontId.options,
        densities: Density.options,
        formats: ExportFormat.options,
      }),
  );
}
