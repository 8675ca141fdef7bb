import { type CareerSession, noPlan, writePlanIcs, writePlanMarkdown } from "@bole/career";
import { Hono } from "hono";
import { present } from "../../runs/present.ts";
import { actingFreely } from "../../talent/acting.ts";
import type { AppDeps, AppEnv } from "../app-env.ts";
import { CareerItemBody, CareerPlanItem } from "../contract/career.ts";
import { BODY_ERRORS, jsonBody, requireJson } from "../json-body.ts";
import { describe } from "../openapi/describe.ts";
import { query } from "../query.ts";
import { InTenant } from "../tenant.ts";

const ERRORS = [
  "invalid-request",
  "forbidden-tenant",
  "career-session-unknown",
  "career-no-plan",
] as const;

export function careerPlanRoutes(deps: AppDeps): Hono<AppEnv> {
  const { career } = deps.host;
  return new Hono<AppEnv>()
    .get(
      "/career/sessions/:id/plan.ics",
      describe({
        summary: "The plan as a calendar",
        tag: "Career",
        answer: {
          contentType: "text/calendar",
          description: "An entry for each action and milestone",
        },
        errors: ERRORS,
      }),
      query(InTenant),
      async (c) => {
        const session = await career.get(
          actingFreely(c, deps, c.req.valid("query").tenant),
          c.req.param("id"),
        );
        return c.body(icsOf(session), 200, {
          "Content-Type": "text/calendar; charset=utf-8",
          "Content-Disposition": 'attachment; filename="career-plan.ics"',
        });
      },
    )
    .get(
      "/career/sessions/:id/plan.md",
      describe({
        summary: "Goals and plan as Markdown",
        tag: "Career",
        answer: { contentType: "text/markdown", description: "With boxes to tick" },
        errors: ERRORS,
      }),
      query(InTenant),
      async (c) => {
        const session = await career.get(
          actingFreely(c, deps, c.req.valid("query").tenant),
          c.req.param("id"),
        );
        const { final_plan, career_goals, language, session_id } = session;
        if (final_plan === null) throw noPlan(session_id);
        return c.body(writePlanMarkdown(final_plan, career_goals, language), 200, {
          "Content-Type": "text/markdown; charset=utf-8",
          "Content-Disposition": 'attachment; filename="career-plan.md"',
        });
      },
    )
    .patch(
      "/career/sessions/:id/items/:item",
      describe({
        summary:
          "Ticks an action of the plan off, rewords it, takes it out, or moves it to another day",
        description:
          "The plan must still hold: no more hours in a week than there are, no day that was to be kept free, nothing before what it needs. A refusal names the nearest day that would do.",
        tag: "Career",
        answer: { schema: CareerPlanItem, description: "The action as it is now" },
        errors: [
          ...BODY_ERRORS,
          ...ERRORS,
          "career-item-unknown",
          "career-item-misplaced",
          "career-request-invalid",
        ],
      }),
      requireJson,
      jsonBody(CareerItemBody),
      async (c) => {
        const { tenant, ...change } = c.req.valid("json");
        const principal = actingFreely(c, deps, tenant);
        const { id, item } = c.req.param();
        return c.json<CareerPlanItem>(
          await career.changeItem(principal, id, item, present(change)),
        );
      },
    );
}

export function icsOf({ session_id, final_plan, language }: CareerSession): string {
  if (final_plan === null) throw noPlan(session_id);
  return writePlanIcs({ session_id, plan: final_plan, language, now: new Date() });
}
