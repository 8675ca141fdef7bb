import { translate } from "@bole/recruiter";
import { chosenLanguage, translateResume, untranslated } from "@bole/resume";
import { Hono } from "hono";
import { actingOnOwn } from "../../talent/acting.ts";
import type { AppDeps, AppEnv } from "../app-env.ts";
import {
  ResumeToTranslate,
  TranslatedResume,
  TranslationState,
} from "../contract/resume-tailor.ts";
import { BODY_ERRORS, jsonBody, requireJson } from "../json-body.ts";
import { describe } from "../openapi/describe.ts";
import { query } from "../query.ts";
import { InTenant } from "../tenant.ts";

const WHO = ["forbidden-tenant", "action-forbidden", "resume-unknown"] as const;

export function resumeTranslateRoutes(deps: AppDeps): Hono<AppEnv> {
  const { talent, models, variants } = deps.host;
  return new Hono<AppEnv>()
    .post(
      "/resumes/:id/translate",
      describe({
        summary: "Translates a résumé, as a variant",
        description:
          "What has a usual name in the other language is translated by tables. Sentences are for a language " +
          "model, and are taken where they keep every number, date and name; the rest stays, and is listed.",
        tag: "Résumés",
        answer: { schema: TranslatedResume, description: "The variant, and what is left to do" },
        errors: [...BODY_ERRORS, ...WHO, "resume-version-unknown"],
      }),
      requireJson,
      jsonBody(ResumeToTranslate),
      async (c) => {
        const { tenant, to, name } = c.req.valid("json");
        const principal = await actingOnOwn(c, deps, tenant, "edit_people");
        const id = c.req.param("id");
        const { resume: source } = await talent.resumes.get(principal, id);
        const ctx = { tenant: principal.tenant, signal: c.req.raw.signal };
        const { data, ...told } = await translateResume(source.data, to, (text) =>
          translate(models, { text, to }, ctx),
        );
        const base_version = source.version;
        const resume = await variants.createOf(principal, id, { name, base_version, data });
        return c.json<TranslatedResume>({ resume, ...told });
      },
    )
    .get(
      "/resumes/:id/translation",
      describe({
        summary: "What of a translated résumé is still in its old language",
        tag: "Résumés",
        answer: { schema: TranslationState, description: "The fields" },
        errors: ["invalid-request", ...WHO],
      }),
      query(InTenant),
      async (c) => {
        const principal = await actingOnOwn(c, deps, c.req.valid("query").tenant, "read_people");
        const { data } = (await talent.resumes.get(principal, c.req.param("id"))).resume;
        const to = chosenLanguage(data.look) ?? null;
        const left = to === null ? [] : untranslated(data, to);
        return c.json<TranslationState>({ to, untranslated: left });
      },
    );
}
