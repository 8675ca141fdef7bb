import { Hono } from "hono";
import { checkContext } from "../../guardrails/check-context.ts";
import type { AppDeps, AppEnv } from "../app-env.ts";
import { RestoredText, TextToRestore } from "../contract/guardrails.ts";
import { BODY_ERRORS, jsonBody, requireJson } from "../json-body.ts";
import { describe } from "../openapi/describe.ts";
import { tenantOf } from "../tenant.ts";

export function guardrailsRestoreRoute(deps: Pick<AppDeps, "config" | "host">): Hono<AppEnv> {
  const { engine, guardrails } = deps.host;
  return new Hono<AppEnv>().post(
    "/guardrails/restore",
    describe({
      summary: "Puts back what was masked in a run",
      description:
        "Only for the user who redacted in it, whatever the role. What is no mask of this run stays as it is.",
      tag: "Guardrails",
      answer: { schema: RestoredText, description: "The text with the values in their places" },
      errors: [
        ...BODY_ERRORS,
        "forbidden-tenant",
        "run-unknown",
        "vault-not-owner",
        "vault-unreadable",
        "secret-missing",
        "secret-unusable",
      ],
    }),
    requireJson,
    jsonBody(TextToRestore),
    async (c) => {
      const { text, run_id, tenant: named } = c.req.valid("json");
      const tenant = tenantOf(c, deps, named);
      await engine.run(tenant, run_id);
      const restored = await guardrails.restore(text, { ...checkContext(c, tenant), run_id });
      return c.json<RestoredText>({ text: restored });
    },
  );
}
