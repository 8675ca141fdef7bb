import { validatePlan } from "@bole/engine";
import { graphJson } from "@bole/engine/draw";
import { Hono } from "hono";
import type { AppDeps, AppEnv } from "../app-env.ts";
import { PlanReport, PlanToValidate } from "../contract/plans.ts";
import { BODY_ERRORS, jsonBody, requireJson } from "../json-body.ts";
import { describe } from "../openapi/describe.ts";

export function plansValidateRoute({ host }: AppDeps): Hono<AppEnv> {
  return new Hono<AppEnv>().post(
    "/plans/validate",
    describe({
      summary: "Says everything that is wrong with a plan",
      description: "Nothing is stored. A plan with issues is answered with 200 and its issues.",
      tag: "Plans",
      answer: { schema: PlanReport, description: "Its issues, and how it would look" },
      errors: BODY_ERRORS,
    }),
    requireJson,
    jsonBody(PlanToValidate),
    (c) => {
      const { issues, plan } = validatePlan(c.req.valid("json").plan, host.registry);
      const agents = host.registry.catalogue();
      return c.json<PlanReport>({
        valid: issues.length === 0,
        issues: [...issues],
        graph_json: plan === null ? null : graphJson({ graph_id: "plan", plan, agents }),
      });
    },
  );
}
