import { Hono } from "hono";
import { permit } from "../../guardrails/permit.ts";
import type { AppDeps, AppEnv } from "../app-env.ts";
import { NewSignal, SignalSent } from "../contract/runs.ts";
import { BODY_ERRORS, jsonBody, requireJson } from "../json-body.ts";
import { describe } from "../openapi/describe.ts";
import { tenantOf } from "../tenant.ts";

export function signalsRoute(deps: AppDeps): Hono<AppEnv> {
  return new Hono<AppEnv>().post(
    "/signals",
    describe({
      summary: "Tells of something that happened outside",
      description:
        "Every run that waits for such an event goes on, and one that will wait for it later still learns of it.",
      tag: "Runs",
      answer: { schema: SignalSent, description: "It is kept" },
      errors: [...BODY_ERRORS, "forbidden-tenant", "action-forbidden", "not-json"],
    }),
    requireJson,
    jsonBody(NewSignal),
    async (c) => {
      const { event, data, tenant: named } = c.req.valid("json");
      const tenant = tenantOf(c, deps, named);
      await permit(c, deps, tenant, { kind: "send_signal" });
      const resumed = await deps.host.engine.post({ tenant, event, data });
      return c.json<SignalSent>({ resumed });
    },
  );
}
