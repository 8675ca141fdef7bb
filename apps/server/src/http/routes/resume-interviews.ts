import { askQuestionsJob, checkAnswerJob, Preparation } from "@bole/resume";
import { Hono } from "hono";
import { compareWithJob } from "../../resume/compare-with-job.ts";
import { actingOnOwn } from "../../talent/acting.ts";
import type { AppDeps, AppEnv } from "../app-env.ts";
import {
  AnswerToKeep,
  DeletedPreparation,
  InterviewToPrepare,
  KeptAnswer,
  PreparationList,
} from "../contract/resume-interview.ts";
import { BODY_ERRORS, jsonBody, requireJson } from "../json-body.ts";
import { describe } from "../openapi/describe.ts";
import { query } from "../query.ts";
import { InTenant } from "../tenant.ts";

const WHO = ["forbidden-tenant", "action-forbidden", "resume-unknown"] as const;

export function resumeInterviewRoutes(deps: AppDeps): Hono<AppEnv> {
  const { preparations, threads } = deps.host;
  return new Hono<AppEnv>()
    .post(
      "/resumes/:id/interviews",
      describe({
        summary: "Prepares an interview from a résumé and an advertisement",
        description:
          "Likely questions, each with the line of the résumé or the requirement that it is about, in the " +
          "language of the advertisement.",
        tag: "Résumés",
        answer: { schema: Preparation, description: "The questions, to be answered" },
        errors: [...BODY_ERRORS, ...WHO, "job-unknown", "job-text-empty", "job-posting-missing"],
      }),
      requireJson,
      jsonBody(InterviewToPrepare),
      async (c) => {
        const { tenant, ...job } = c.req.valid("json");
        const principal = await actingOnOwn(c, deps, tenant, "edit_people");
        const { signal } = c.req.raw;
        const id = c.req.param("id");
        const compared = await compareWithJob(deps.host, principal, id, job, signal);
        const { resume, tailoring, language } = compared;
        const request = { data: resume.data, tailoring, language, today: new Date() };
        const questions = await threads.run(askQuestionsJob, [request], { signal });
        const made = { title: tailoring.title, language, questions };
        return c.json<Preparation>(await preparations.create(principal, id, made));
      },
    )
    .get(
      "/resumes/:id/interviews",
      describe({
        summary: "What was prepared for interviews with a résumé",
        tag: "Résumés",
        answer: { schema: PreparationList, description: "All of it" },
        errors: ["invalid-request", ...WHO],
      }),
      query(InTenant),
      async (c) => {
        const principal = await actingOnOwn(c, deps, c.req.valid("query").tenant, "read_people");
        const items = await preparations.list(principal, c.req.param("id"));
        return c.json<PreparationList>({ items });
      },
    )
    .put(
      "/resumes/:id/interviews/:interview/answers/:question",
      describe({
        summary: "Keeps notes and an answer to a question, and says what the answer lacks",
        description: "By what can be counted: one's own part, figures, a measured change, length.",
        tag: "Résumés",
        answer: { schema: KeptAnswer, description: "The preparation, and the checks" },
        errors: [...BODY_ERRORS, ...WHO, "preparation-unknown"],
      }),
      requireJson,
      jsonBody(AnswerToKeep),
      async (c) => {
        const { tenant, ...answer } = c.req.valid("json");
        const principal = await actingOnOwn(c, deps, tenant, "edit_people");
        const { id, interview, question: asked } = c.req.param();
        const kept = await preparations.answer(principal, id, interview, asked, answer);
        const checks =
          answer.answer.trim() === ""
            ? []
            : await threads.run(checkAnswerJob, [answer.answer, kept.question], {
                signal: c.req.raw.signal,
              });
        return c.json<KeptAnswer>({ preparation: kept.preparation, checks });
      },
    )
    .delete(
      "/resumes/:id/interviews/:interview",
      describe({
        summary: "Deletes what was prepared for an interview",
        tag: "Résumés",
        answer: { schema: DeletedPreparation, description: "Which one it was" },
        errors: ["invalid-request", ...WHO, "preparation-unknown"],
      }),
      query(InTenant),
      async (c) => {
        const principal = await actingOnOwn(c, deps, c.req.valid("query").tenant, "edit_people");
        const { id, interview } = c.req.param();
        await preparations.delete(principal, id, interview);
        return c.json<DeletedPreparation>({ id: interview });
      },
    );
}
