import {
  askQuestionsJob,
  checkAnswerJob,
  compareFactsJob,
  giveFeedback,
  Preparation,
  withModelQuestions,
} from "@bole/resume";
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

const NOTHING_SAID = { checks: [], facts: { unknown: [], left_out: [] } };

export function resumeInterviewRoutes(deps: AppDeps): Hono<AppEnv> {
  const { preparations, threads, models, talent } = deps.host;
  return new Hono<AppEnv>()
    .post(
      "/resumes/:id/interviews",
      describe({
        summary: "Prepares an interview from a résumé and an advertisement",
        description:
          "Likely questions, each with the line of the résumé or the requirement that it is about, in the " +
          "language of the advertisement. A language model, where there is one, adds up to six.",
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
        const { resume, tailoring, language, job: text } = compared;
        const about = { data: resume.data, tailoring, language };
        const asked = await threads.run(askQuestionsJob, [{ ...about, today: new Date() }], {
          signal,
        });
        const ctx = { tenant: principal.tenant, signal };
        const questions = await withModelQuestions({ ...about, job: text, asked }, models, ctx);
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
        description:
          "By what can be counted: one's own part, figures, a measured change, length, and figures that the " +
          "résumé lacks. With `feedback` a language model, where there is one, says what would be better.",
        tag: "Résumés",
        answer: { schema: KeptAnswer, description: "The preparation, and the checks" },
        errors: [...BODY_ERRORS, ...WHO, "preparation-unknown"],
      }),
      requireJson,
      jsonBody(AnswerToKeep),
      async (c) => {
        const { tenant, feedback: isAsked, ...said } = c.req.valid("json");
        const principal = await actingOnOwn(c, deps, tenant, "edit_people");
        const { id, interview, question: asked } = c.req.param();
        const kept = await preparations.answer(principal, id, interview, asked, said);
        const { preparation, question } = kept;
        const { answer } = said;
        if (answer.trim() === "")
          return c.json<KeptAnswer>({ preparation, ...NOTHING_SAID, feedback: null });
        const { signal } = c.req.raw;
        const { data } = (await talent.resumes.get(principal, id)).resume;
        const checks = await threads.run(checkAnswerJob, [answer, question], { signal });
        const facts = await threads.run(compareFactsJob, [answer, question, data], { signal });
        const ctx = { tenant: principal.tenant, signal };
        const about = { data, question, answer, language: preparation.language };
        const feedback = isAsked ? await giveFeedback(about, models, ctx) : null;
        return c.json<KeptAnswer>({ preparation, checks, facts, feedback });
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
