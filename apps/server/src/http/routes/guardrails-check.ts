import { Hono } from "hono";
import { checkContext } from "../../guardrails/check-context.ts";
import { present } from "../../runs/present.ts";
import type { AppDeps, AppEnv } from "../app-env.ts";
import { CheckedText, TextToCheck } from "../contract/guardrails.ts";
import { BODY_ERRORS, jsonBody, requireJson } from "../json-body.ts";
import { describe } from "../openapi/describe.ts";
import { tenantOf } from "../tenant.ts";

export function guardrailsCheckRoute(deps: AppDeps): Hono<AppEnv> {
  return new Hono<AppEnv>().post(
    "/guardrails/check",
    describe({
      summary: "What the guardrails say about a text",
      description:
        "Spans point into the text as it was given, in UTF-16 units. The language of the messages is that of `Accept-Language`, Chinese or English.",
      tag: "Guardrails",
      answer: { schema: CheckedText, description: "One verdict per finding; none if it is fine" },
      errors: [...BODY_ERRORS, "forbidden-tenant", "guardrail-request-invalid"],
    }),
    requireJson,
    jsonBody(TextToCheck),
    async (c) => {
      const { text, direction, source, facts, schema, dry_run, tenant } = c.req.valid("json");
      const { guardrails } = deps.host;
      const context = {
        ...checkContext(c, tenantOf(c, deps, tenant)),
        ...present({ source }),
        dry_run,
      };
      const { verdicts } =
        direction === "input"
          ? await guardrails.checkInput(text, context)
          : await guardrails.checkOutput(text, present({ facts, schema }), context);
      return c.json<CheckedText>({ verdicts: [...verdicts] });
    },
  );
}
