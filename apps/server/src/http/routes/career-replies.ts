import { Hono } from "hono";
import { actingWithWords } from "../../career/acting-career.ts";
import type { AppDeps, AppEnv } from "../app-env.ts";
import { CareerFeedbackBody, CareerMessageBody, CareerState } from "../contract/career.ts";
import { BODY_ERRORS, jsonBody, requireJson } from "../json-body.ts";
import { describe } from "../openapi/describe.ts";

const ERRORS = [
  ...BODY_ERRORS,
  "forbidden-tenant",
  "action-forbidden",
  "guardrail-blocked",
  "career-session-unknown",
  "career-not-asking",
] as const;

export function careerRepliesRoutes(deps: AppDeps): Hono<AppEnv> {
  const { career } = deps.host;
  return new Hono<AppEnv>()
    .post(
      "/career/sessions/:id/messages",
      describe({
        summary: "Answers what a career session asks",
        description:
          "Possible while `waits_for` is `message`; `turn` keeps an answer from being given twice.",
        tag: "Career",
        answer: { status: 202, schema: CareerState, description: "It goes on" },
        errors: ERRORS,
      }),
      requireJson,
      jsonBody(CareerMessageBody),
      async (c) => {
        const { tenant, ...answer } = c.req.valid("json");
        const principal = await actingWithWords(c, deps, tenant, { "$.message": answer.message });
        const session_id = c.req.param("id");
        await career.answer(principal, session_id, answer);
        return c.json<CareerState>({ session_id, status: "running" }, 202);
      },
    )
    .post(
      "/career/sessions/:id/feedback",
      describe({
        summary: "Says how content you are with the report or the plan",
        description:
          "At the report: satisfied or better goes on to goals; neutral and dissatisfied make another report that follows `feedback`, three at most; very_dissatisfied ends the session. At the plan: satisfied or better accepts it, anything else makes it anew by `feedback`.",
        tag: "Career",
        answer: { status: 202, schema: CareerState, description: "It goes on" },
        errors: ERRORS,
      }),
      requireJson,
      jsonBody(CareerFeedbackBody),
      async (c) => {
        const { tenant, ...reply } = c.req.valid("json");
        const principal = await actingWithWords(c, deps, tenant, { "$.feedback": reply.feedback });
        const session_id = c.req.param("id");
        await career.feedback(principal, session_id, reply);
        return c.json<CareerState>({ session_id, status: "running" }, 202);
      },
    );
}
