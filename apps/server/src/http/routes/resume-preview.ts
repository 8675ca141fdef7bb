import { asResumeData, languageOfResume, lookOf, ResumePreview, readDocument } from "@bole/resume";
import { Hono } from "hono";
import { actingFreely } from "../../talent/acting.ts";
import type { AppDeps, AppEnv } from "../app-env.ts";
import { PreviewOrder } from "../contract/resume-export.ts";
import { BODY_ERRORS, jsonBody, requireJson } from "../json-body.ts";
import { describe } from "../openapi/describe.ts";

export function resumePreviewRoute(deps: AppDeps): Hono<AppEnv> {
  return new Hono<AppEnv>().post(
    "/resumes/preview",
    describe({
      summary: "The pages of a résumé as it is being written, and where each field stands on them",
      description:
        "The pages are those of the PDF, as SVG: shapes and numbers only, without texts, styles, links or " +
        "scripts, so that a page may take them into its own document. Each field has a position for every " +
        "line it fills, in points from the upper left corner; its height is the size of its letters. " +
        "Nothing is stored.",
      tag: "Résumés",
      answer: {
        schema: ResumePreview,
        description: "Pages, positions, and what could not be drawn",
      },
      errors: [
        ...BODY_ERRORS,
        "forbidden-tenant",
        "resume-invalid",
        "resume-too-long",
        "render-busy",
        "render-too-slow",
        "render-failed",
      ],
    }),
    requireJson,
    jsonBody(PreviewOrder),
    async (c) => {
      const { data: given, tenant, ...asked } = c.req.valid("json");
      actingFreely(c, deps, tenant);
      const data = asResumeData(readDocument(given));
      const { language = languageOfResume(data), ...chosen } = asked;
      const look = lookOf(data, language, chosen);
      const { signal } = c.req.raw;
      return c.json<ResumePreview>(await deps.host.pages.preview(data, look, signal));
    },
  );
}
