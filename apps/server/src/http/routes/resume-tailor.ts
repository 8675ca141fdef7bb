import {
  languageOfResume,
  lookOf,
  Review,
  readableJob,
  reviewOf,
  reviewResumeJob,
  Tailoring,
} from "@bole/resume";
import { TextLanguage } from "@bole/talent";
import { Hono } from "hono";
import { compareWithJob } from "../../resume/compare-with-job.ts";
import { actingOnOwn } from "../../talent/acting.ts";
import type { AppDeps, AppEnv } from "../app-env.ts";
import { JobToTailorTo } from "../contract/resume-tailor.ts";
import { BODY_ERRORS, jsonBody, requireJson } from "../json-body.ts";
import { describe } from "../openapi/describe.ts";
import { query } from "../query.ts";
import { InTenant } from "../tenant.ts";

const WHO = ["forbidden-tenant", "action-forbidden", "resume-unknown"] as const;

export function resumeTailorRoutes(deps: AppDeps): Hono<AppEnv> {
  const { talent, threads, pages } = deps.host;
  return new Hono<AppEnv>()
    .post(
      "/resumes/:id/tailor",
      describe({
        summary: "Compares a résumé with an advertisement",
        description:
          "Each requirement with the line that proves it, what is missing, what other résumés of the person " +
          "say, and changes that only use their own words. Nothing is stored.",
        tag: "Résumés",
        answer: { schema: Tailoring, description: "Requirements and proposals" },
        errors: [...BODY_ERRORS, ...WHO, "job-unknown", "job-text-empty", "job-posting-missing"],
      }),
      requireJson,
      jsonBody(JobToTailorTo),
      async (c) => {
        const { tenant, ...job } = c.req.valid("json");
        const principal = await actingOnOwn(c, deps, tenant, "read_people");
        const { signal } = c.req.raw;
        const compared = await compareWithJob(deps.host, principal, c.req.param("id"), job, signal);
        return c.json<Tailoring>(compared.tailoring);
      },
    )
    .get(
      "/resumes/:id/review",
      describe({
        summary: "Reviews a résumé by checks that are counted",
        description: "The score is the mean share of the checks. Nothing is stored.",
        tag: "Résumés",
        answer: { schema: Review, description: "The checks, with fixes that can be applied" },
        errors: [
          "invalid-request",
          ...WHO,
          "resume-too-long",
          "render-busy",
          "render-too-slow",
          "render-failed",
        ],
      }),
      query(InTenant.extend({ language: TextLanguage.default("en") })),
      async (c) => {
        const { tenant, language } = c.req.valid("query");
        const principal = await actingOnOwn(c, deps, tenant, "read_people");
        const { resume } = await talent.resumes.get(principal, c.req.param("id"));
        const { signal } = c.req.raw;
        const asked = [resume.data, language, new Date()] as const;
        const { checks } = await threads.run(reviewResumeJob, [...asked], { signal });
        const [first, ...others] = checks;
        const look = lookOf(resume.data, languageOfResume(resume.data));
        const { pdf } = await pages.pdf(resume.data, look, signal);
        const read = await threads.run(readableJob, [pdf, resume.data, look, language], { signal });
        return c.json<Review>(reviewOf([...(first ? [first] : []), read, ...others]));
      },
    );
}
