import { Hono } from "hono";
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
      errors: [...BODY_ERRORS, "forbidden-tenant", "not-json"],
    }),
    requireJson,
    jsonBody(NewSignal),
    async (c) => {
      const { event, data, tenant } = c.req.valid("json");
      const resumed = await deps.host.engine.post({
        tenant: tenantOf(c, deps, tenant),
        event,
        data,
      });
      return c.json<SignalSent>({ resumed });
    },
  );
}
