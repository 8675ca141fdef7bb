import type { PiiFinding } from "@bole/guardrails";
import { Hono } from "hono";
import { checkContext } from "../../guardrails/check-context.ts";
import { permit } from "../../guardrails/permit.ts";
import type { AppDeps, AppEnv } from "../app-env.ts";
import { RedactedText, TextToRedact } from "../contract/guardrails.ts";
import { BODY_ERRORS, jsonBody, requireJson } from "../json-body.ts";
import { describe } from "../openapi/describe.ts";
import { tenantOf } from "../tenant.ts";

export function guardrailsRedactRoute(deps: Pick<AppDeps, "config" | "host">): Hono<AppEnv> {
  const { engine, guardrails } = deps.host;
  return new Hono<AppEnv>().post(
    "/guardrails/redact",
    describe({
      summary: "Masks the personal data in a text",
      description:
        "A mask is as long as what it stands for. The same value has the same mask in all texts of a run. Whoever redacts first in a run owns its masks: nobody else can restore them, or add to them.",
      tag: "Guardrails",
      answer: { schema: RedactedText, description: "The masked text, and what was found where" },
      errors: [
        ...BODY_ERRORS,
        "forbidden-tenant",
        "action-forbidden",
        "run-unknown",
        "vault-not-owner",
        "secret-missing",
        "secret-unusable",
      ],
    }),
    requireJson,
    jsonBody(TextToRedact),
    async (c) => {
      const { text, run_id, tenant: named } = c.req.valid("json");
      const tenant = tenantOf(c, deps, named);
      if (run_id === undefined)
        return c.json(answerOf(await guardrails.previewRedaction(text, tenant)));
      await permit(c, deps, tenant, { kind: "change_run" });
      await engine.run(tenant, run_id);
      const context = { ...checkContext(c, tenant), run_id };
      return c.json(answerOf(await guardrails.redact(text, context)));
    },
  );
}

/** Without the values: the answer may be passed on. */
function answerOf(redacted: { text: string; findings: readonly PiiFinding[] }): RedactedText {
  const { text, findings } = redacted;
  return { text, found: findings.map(({ kind, start, end }) => ({ kind, start, end })) };
}
