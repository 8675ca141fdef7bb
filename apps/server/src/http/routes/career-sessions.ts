import { Hono } from "hono";
import { z } from "zod";
import { actingWithWords } from "../../career/acting-career.ts";
import { actingFreely } from "../../talent/acting.ts";
import type { AppDeps, AppEnv } from "../app-env.ts";
import { CareerList, CareerState, NewCareer } from "../contract/career.ts";
import { BODY_ERRORS, jsonBody, requireJson } from "../json-body.ts";
import { describe } from "../openapi/describe.ts";
import { assertVisibleOne } from "../permissions/visible.ts";
import { numberBetween, query } from "../query.ts";
import { InTenant } from "../tenant.ts";

const Page = InTenant.extend({
  limit: z.prefault(numberBetween(1, 50), "20"),
  before: z
    .string()
    .regex(/^\d{1,15}$/, "must be the `next` of a page")
    .optional()
    .describe("The `next` of the page before"),
});

export function careerSessionsRoutes(deps: AppDeps): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .post(
      "/career/sessions",
      describe({
        summary: "Begins a career session",
        description:
          "With a wish in your own words, clear or vague, and what you want to tell about yourself; `resume_id` uses a résumé that is kept here. It answers when the session is stored and works on in the background; follow it by its events.",
        tag: "Career",
        answer: { status: 202, schema: CareerState, description: "It is on its way" },
        errors: [
          ...BODY_ERRORS,
          "forbidden-tenant",
          "action-forbidden",
          "guardrail-blocked",
          "resume-unknown",
        ],
      }),
      requireJson,
      jsonBody(NewCareer),
      async (c) => {
        const { tenant, ...request } = c.req.valid("json");
        const words = { "$.message": request.message };
        const principal = await actingWithWords(c, deps, tenant, words);
        const { resume_id } = request.user_profile ?? {};
        if (resume_id != null) await assertVisibleOne(c, deps, "resume", resume_id);
        const session_id = await deps.host.career.start(principal, request);
        return c.json<CareerState>({ session_id, status: "running" }, 202);
      },
    )
    .get(
      "/career/sessions",
      describe({
        summary: "Lists your career sessions, newest first",
        tag: "Career",
        answer: { schema: CareerList, description: "A page of them" },
        errors: ["invalid-request", "forbidden-tenant"],
      }),
      query(Page),
      async (c) => {
        const { tenant, limit, before } = c.req.valid("query");
        const principal = actingFreely(c, deps, tenant);
        return c.json<CareerList>(await deps.host.career.list(principal, limit, before ?? null));
      },
    );
}
