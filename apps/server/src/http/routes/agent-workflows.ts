import { TimeCursor } from "@bole/talent";
import { Hono } from "hono";
import { z } from "zod";
import { checkContext } from "../../guardrails/check-context.ts";
import { guardInput } from "../../guardrails/guard-input.ts";
import { permit } from "../../guardrails/permit.ts";
import { textsIn } from "../../guardrails/texts-in.ts";
import { eventFrames } from "../../recruiter/event-frames.ts";
import { stepCatalogue } from "../../recruiter/step-catalogue.ts";
import { acting } from "../../talent/acting.ts";
import type { AppDeps, AppEnv } from "../app-env.ts";
import {
  PlanAdditions,
  RecruiterEvent,
  StepCatalogue,
  WorkflowDecisions,
  WorkflowList,
  WorkflowView,
} from "../contract/recruiter.ts";
import { BODY_ERRORS, jsonBody, requireJson } from "../json-body.ts";
import { describe } from "../openapi/describe.ts";
import { numberBetween, query } from "../query.ts";
import { sseResponse } from "../sse/sse-response.ts";
import { InTenant } from "../tenant.ts";

const Page = InTenant.extend({
  limit: z.prefault(numberBetween(1, 50), "20"),
  before: TimeCursor.optional().describe("The `next` of the page before"),
});
const ERRORS = ["invalid-request", "forbidden-tenant", "action-forbidden"] as const;

export function agentWorkflowsRoutes(deps: AppDeps): Hono<AppEnv> {
  const { recruiter, registry } = deps.host;
  const { workflows } = recruiter;
  return new Hono<AppEnv>()
    .get(
      "/agent/workflows",
      describe({
        summary: "Lists workflows, newest first",
        tag: "Recruiter",
        answer: { schema: WorkflowList, description: "A page of them" },
        errors: ERRORS,
      }),
      query(Page),
      async (c) => {
        const { tenant, limit, before } = c.req.valid("query");
        const principal = await acting(c, deps, tenant, "read_people");
        return c.json<WorkflowList>(await workflows.list(principal, limit, before ?? null));
      },
    )
    .get(
      "/agent/workflows/:id",
      describe({
        summary: "A workflow: its plan, how far each step is, and what it waits for",
        tag: "Recruiter",
        answer: { schema: WorkflowView, description: "As it is now" },
        errors: [...ERRORS, "workflow-unknown"],
      }),
      query(InTenant),
      async (c) => {
        const principal = await acting(c, deps, c.req.valid("query").tenant, "read_people");
        return c.json<WorkflowView>(await workflows.view(principal, c.req.param("id")));
      },
    )
    .post(
      "/agent/workflows/:id/resume",
      describe({
        summary: "Answers what a workflow asks",
        description:
          "For each `interrupt_id`: `approve`, `reject` (of a plan: cancels it) or `modify` with a `value`: " +
          "`{items: [{id, keep, edit?}]}` keeps and changes what is asked about, `{steps}`, `{add}` or `{text}` changes a plan, " +
          "which is then shown again with the difference and still waits. All decisions are checked before the first is given.",
        tag: "Recruiter",
        answer: {
          schema: RecruiterEvent,
          contentType: "text/event-stream",
          description: "What comes of it, up to where it is done or waits again",
        },
        errors: [
          ...BODY_ERRORS,
          "forbidden-tenant",
          "action-forbidden",
          "workflow-unknown",
          "interrupt-unknown",
          "gate-closed",
          "gate-value-invalid",
          "approval-expired",
          "decision-invalid",
          "plan-edit-refused",
          "guardrail-blocked",
        ],
      }),
      requireJson,
      jsonBody(WorkflowDecisions),
      async (c) => {
        const { tenant, decisions } = c.req.valid("json");
        const principal = await acting(c, deps, tenant, "edit_people");
        await permit(c, deps, principal.tenant, { kind: "change_run" });
        const id = c.req.param("id");
        // They are told in the conversation, and may be read by a model there.
        const words = decisions.map(({ reason, value }) => ({
          reason,
          ...(value !== undefined && "text" in value && { value }),
        }));
        const context = { ...checkContext(c, principal.tenant), run_id: id };
        await guardInput(deps.host.guardrails, textsIn(words, "$.decisions"), context);
        const place = await workflows.resume(principal, id, decisions);
        const frames = eventFrames((seen, signal) => {
          const after = Math.max(seen, place.after);
          return recruiter.moved(principal.tenant, id, { ...place, after }, signal);
        });
        return sseResponse(c, () => frames, deps);
      },
    )
    .post(
      "/agent/workflows/:id/cancel",
      describe({
        summary: "Stops a workflow",
        description:
          "What is done stays done; nothing more of it will be. One that has ended stays as it is.",
        tag: "Recruiter",
        answer: { schema: WorkflowView, description: "As it is now" },
        errors: [...ERRORS, "foreign-origin", "workflow-unknown"],
      }),
      query(InTenant),
      async (c) => {
        const principal = await acting(c, deps, c.req.valid("query").tenant, "edit_people");
        await permit(c, deps, principal.tenant, { kind: "change_run" });
        return c.json<WorkflowView>(await workflows.cancel(principal, c.req.param("id")));
      },
    )
    .get(
      "/agent/workflows/:id/additions",
      describe({
        summary: "What can be added to a workflow's plan as it stands",
        description:
          "Send one as `{add: uses}` to `resume`. What it works on and no step makes yet comes along; `brings` names it.",
        tag: "Recruiter",
        answer: { schema: PlanAdditions, description: "Those that would give a plan that holds" },
        errors: [...ERRORS, "workflow-unknown", "gate-closed"],
      }),
      query(InTenant),
      async (c) => {
        const principal = await acting(c, deps, c.req.valid("query").tenant, "read_people");
        const items = await workflows.additions(principal, c.req.param("id"));
        return c.json<PlanAdditions>({ items });
      },
    )
    .get(
      "/agent/catalogue",
      describe({
        summary: "Lists the agents that a step of a plan may use",
        tag: "Recruiter",
        answer: { schema: StepCatalogue, description: "Each with what it takes" },
        errors: ["invalid-request"],
      }),
      async (c) => c.json<StepCatalogue>({ items: stepCatalogue(registry) }),
    );
}
