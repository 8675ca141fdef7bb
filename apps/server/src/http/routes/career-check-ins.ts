import { Hono } from "hono";
import { actingWithWords } from "../../career/acting-career.ts";
import { present } from "../../runs/present.ts";
import { actingFreely } from "../../talent/acting.ts";
import type { AppDeps, AppEnv } from "../app-env.ts";
import { CareerCheckIn, CareerCheckInBody } from "../contract/career.ts";
import { BODY_ERRORS, jsonBody, requireJson } from "../json-body.ts";
import { describe } from "../openapi/describe.ts";
import { query } from "../query.ts";
import { InTenant } from "../tenant.ts";

const ERRORS = ["forbidden-tenant", "career-session-unknown"] as const;

export function careerCheckInRoutes(deps: AppDeps): Hono<AppEnv> {
  const { career } = deps.host;
  return new Hono<AppEnv>()
    .post(
      "/career/sessions/:id/check-ins",
      describe({
        summary: "Says how the week was",
        description:
          "Ticks off what was done. What is open moves to the next days on which there is time for it, and `changes` says why. Without hours the plan's own hold.",
        tag: "Career",
        answer: { schema: CareerCheckIn, description: "What it changed" },
        errors: [
          ...BODY_ERRORS,
          ...ERRORS,
          "action-forbidden",
          "guardrail-blocked",
          "career-no-plan",
          "career-item-unknown",
          "career-request-invalid",
        ],
      }),
      requireJson,
      jsonBody(CareerCheckInBody),
      async (c) => {
        const { tenant, ...said } = c.req.valid("json");
        const words = { "$.blocked": said.blocked };
        const principal = await actingWithWords(c, deps, tenant, words);
        const taken = await career.checkIn(principal, c.req.param("id"), present(said));
        return c.json<CareerCheckIn>(taken);
      },
    )
    .delete(
      "/career/sessions/:id/check-ins/:checkIn",
      describe({
        summary: "Takes the newest check-in back",
        tag: "Career",
        answer: { status: 204, description: "Everything stands where it stood" },
        errors: [...ERRORS, "invalid-request", "career-check-in-unknown"],
      }),
      query(InTenant),
      async (c) => {
        const principal = actingFreely(c, deps, c.req.valid("query").tenant);
        const { id, checkIn } = c.req.param();
        await career.undoCheckIn(principal, id, checkIn);
        return c.body(null, 204);
      },
    );
}
