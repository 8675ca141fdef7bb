import { engineErrors } from "@bole/engine/errors";
import { Hono } from "hono";
import { answerAsShown } from "../../approvals/answer-as-shown.ts";
import { gateFor } from "../../approvals/gate-for.ts";
import { checkContext } from "../../guardrails/check-context.ts";
import { guardInput } from "../../guardrails/guard-input.ts";
import { permit } from "../../guardrails/permit.ts";
import { textsIn } from "../../guardrails/texts-in.ts";
import type { AppDeps, AppEnv } from "../app-env.ts";
import { HitlReply } from "../contract/approvals.ts";
import { RunState } from "../contract/runs.ts";
import { BODY_ERRORS, jsonBody, requireJson } from "../json-body.ts";
import { describe } from "../openapi/describe.ts";
import { query } from "../query.ts";
import { InTenant, tenantOf } from "../tenant.ts";

export function hitlReplyRoute(deps: AppDeps): Hono<AppEnv> {
  return new Hono<AppEnv>().post(
    "/hitl/:run_id/reply",
    describe({
      summary: "Answers what a run asks a person",
      description:
        "`node_id` is a gate's id, a node of the graph, or a step. Other questions keep waiting. A `modify` whose value does not fit changes nothing.",
      tag: "Approvals",
      answer: { schema: RunState, description: "It is answered, and the run goes on" },
      errors: [
        ...BODY_ERRORS,
        "forbidden-tenant",
        "run-unknown",
        "gate-unknown",
        "gate-closed",
        "gate-ambiguous",
        "gate-value-invalid",
        "approval-expired",
        "plan-invalid",
        "action-forbidden",
        "guardrail-blocked",
      ],
    }),
    requireJson,
    query(InTenant),
    jsonBody(HitlReply),
    async (c) => {
      const { engine, memory, guardrails, recruiter } = deps.host;
      const tenant = tenantOf(c, deps, c.req.valid("query").tenant);
      await permit(c, deps, tenant, { kind: "answer_gate" });
      const run_id = c.req.param("run_id");
      const { node_id, content } = c.req.valid("json");
      if ((await memory.runs.get(tenant, run_id)) === null)
        throw engineErrors.error("run-unknown", `There is no run "${run_id}".`);
      const gate = gateFor(await memory.gates.ofRun(tenant, run_id), run_id, node_id);
      const context = { ...checkContext(c, tenant), run_id };
      const { reason, value } = content;
      const words = textsIn({ reason, value }, "$.content");
      const warnings = await guardInput(guardrails, words, context);
      const by = { by: context.user, roles: context.roles };
      const answer = await answerAsShown(recruiter.workflows, gate, content);
      await engine.answer({ tenant, gate_id: gate.gate_id, ...by, warnings, ...answer });
      const { status } = await engine.run(tenant, run_id);
      return c.json<RunState>({ run_id, status });
    },
  );
}
