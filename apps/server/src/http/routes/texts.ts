import { draftJobText, translate } from "@bole/recruiter";
import { wantedLines, writeCoverLetter } from "@bole/resume";
import { Hono } from "hono";
import { compareWithJob } from "../../resume/compare-with-job.ts";
import { acting } from "../../talent/acting.ts";
import type { AppDeps, AppEnv } from "../app-env.ts";
import {
  JobTextToWrite,
  LetterToWrite,
  TextToTranslate,
  TranslatedText,
  WrittenLetter,
  WrittenText,
} from "../contract/texts.ts";
import { BODY_ERRORS, jsonBody, requireJson } from "../json-body.ts";
import { describe } from "../openapi/describe.ts";

const WHO = [...BODY_ERRORS, "forbidden-tenant", "action-forbidden"] as const;

/** Texts that are written to be read and copied: nothing is stored or sent. */
export function textsRoutes(deps: AppDeps): Hono<AppEnv> {
  const { talent, models } = deps.host;
  return new Hono<AppEnv>()
    .post(
      "/jobs/:id/texts",
      describe({
        summary: "Writes an advertisement, interview questions, a kit or a search string",
        description: "Out of what is on record; lines that it does not back are left out.",
        tag: "Jobs",
        answer: { schema: WrittenText, description: "The text, and who has written it" },
        errors: [...WHO, "job-unknown"],
      }),
      requireJson,
      jsonBody(JobTextToWrite),
      async (c) => {
        const { tenant: named, ...asked } = c.req.valid("json");
        const principal = await acting(c, deps, named, "edit_jobs");
        const { tenant } = principal;
        const request = { job_id: c.req.param("id"), ...asked };
        const ctx = { tenant, signal: c.req.raw.signal };
        const text = await draftJobText({ talent, models }, principal, request, ctx);
        return c.json<WrittenText>(text);
      },
    )
    .post(
      "/resumes/:id/cover-letter",
      describe({
        summary: "Writes a cover letter to a résumé",
        description: "Sentences that neither the résumé nor the job backs are left out, and told.",
        tag: "Résumés",
        answer: { schema: WrittenLetter, description: "The letter, and who has written it" },
        errors: [...WHO, "resume-unknown", "job-unknown"],
      }),
      requireJson,
      jsonBody(LetterToWrite),
      async (c) => {
        const { tenant: named, job_id, job, ...asked } = c.req.valid("json");
        const principal = await acting(c, deps, named, "read_people");
        const id = c.req.param("id");
        const { signal } = c.req.raw;
        const isNamed = job_id !== undefined || /\p{L}/u.test(job);
        const compared = isNamed
          ? await compareWithJob(deps.host, principal, id, { job, job_id }, signal)
          : undefined;
        const { resume } = compared ?? (await talent.resumes.get(principal, id));
        const request = {
          ...asked,
          job: compared?.job ?? "",
          job_title: compared?.tailoring.title ?? "",
          organisation: compared?.organisation ?? "",
          wanted: compared === undefined ? [] : wantedLines(compared.tailoring),
        };
        const ctx = { tenant: principal.tenant, signal };
        const { struck, ...letter } = await writeCoverLetter(resume.data, request, models, ctx);
        return c.json<WrittenLetter>({ ...letter, struck: [...struck] });
      },
    )
    .post(
      "/texts/translate",
      describe({
        summary: "Translates a mail or another text",
        description: "Only a language model can: without one, `text` is null.",
        tag: "Emails",
        answer: { schema: TranslatedText, description: "The translation" },
        errors: WHO,
      }),
      requireJson,
      jsonBody(TextToTranslate),
      async (c) => {
        const { tenant: named, ...asked } = c.req.valid("json");
        const { tenant } = await acting(c, deps, named, "read_people");
        const ctx = { tenant, signal: c.req.raw.signal };
        const { changed, ...translated } = await translate(models, asked, ctx);
        return c.json<TranslatedText>({ ...translated, changed: [...changed] });
      },
    );
}
