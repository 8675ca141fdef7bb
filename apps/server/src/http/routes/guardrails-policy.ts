import { Hono } from "hono";
import { checkContext } from "../../guardrails/check-context.ts";
import { forbidden } from "../../guardrails/permit.ts";
import { present } from "../../runs/present.ts";
import type { AppDeps, AppEnv } from "../app-env.ts";
import { CurrentPolicy, NewPolicy, PolicyVersion, PolicyVersions } from "../contract/guardrails.ts";
import { BODY_ERRORS, jsonBody, requireJson } from "../json-body.ts";
import { describe } from "../openapi/describe.ts";
import { query } from "../query.ts";
import { InTenant, tenantOf } from "../tenant.ts";

export function guardrailsPolicyRoutes(deps: Pick<AppDeps, "config" | "host">): Hono<AppEnv> {
  const { guardrails } = deps.host;
  return new Hono<AppEnv>()
    .get(
      "/guardrails/policy",
      describe({
        summary: "The policy that is in force",
        tag: "Guardrails",
        answer: {
          schema: CurrentPolicy,
          description: "With everything that it leaves to defaults",
        },
        errors: ["invalid-request", "forbidden-tenant"],
      }),
      query(InTenant),
      async (c) => {
        const stored = await guardrails.policy(tenantOf(c, deps, c.req.valid("query").tenant));
        const may_edit = c.get("principal").roles.includes("owner");
        return c.json<CurrentPolicy>({ ...stored, may_edit });
      },
    )
    .get(
      "/guardrails/policy/versions",
      describe({
        summary: "Every policy that was ever in force",
        tag: "Guardrails",
        answer: { schema: PolicyVersions, description: "Newest first" },
        errors: ["invalid-request", "forbidden-tenant"],
      }),
      query(InTenant),
      async (c) => {
        const tenant = tenantOf(c, deps, c.req.valid("query").tenant);
        return c.json<PolicyVersions>({ versions: await guardrails.policyHistory(tenant) });
      },
    )
    .put(
      "/guardrails/policy",
      describe({
        summary: "Changes the policy",
        description:
          "It is in force from the next check on. One that does not hold changes nothing, and every mistake is named with its path. Send the `version` that you have read, so that nobody's change is lost.",
        tag: "Guardrails",
        answer: { schema: PolicyVersion, description: "What is in force now" },
        errors: [
          ...BODY_ERRORS,
          "forbidden-tenant",
          "action-forbidden",
          "guardrail-policy-invalid",
          "guardrail-policy-conflict",
        ],
      }),
      requireJson,
      jsonBody(NewPolicy),
      async (c) => {
        const { policy, note, version, tenant: named } = c.req.valid("json");
        const tenant = tenantOf(c, deps, named);
        const context = checkContext(c, tenant);
        // Asked for the log's sake; the answer is not the policy's to give, or it could give
        // itself away.
        await guardrails.checkAction({ kind: "edit_policy" }, context);
        if (!context.roles.includes("owner"))
          throw forbidden("Only an owner may change the guardrail policy.");
        const change = { author: context.user, note, ...present({ expected_version: version }) };
        return c.json<PolicyVersion>(await guardrails.putPolicy(tenant, policy, change));
      },
    );
}
