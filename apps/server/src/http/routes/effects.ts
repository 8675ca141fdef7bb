import { Effect, EffectKind, EffectState } from "@bole/talent";
import { Hono } from "hono";
import { z } from "zod";
import { present } from "../../runs/present.ts";
import { acting, actingFreely } from "../../talent/acting.ts";
import type { AppDeps, AppEnv } from "../app-env.ts";
import { EffectList, NewEffect } from "../contract/effects.ts";
import { BODY_ERRORS, jsonBody, requireJson } from "../json-body.ts";
import { describe } from "../openapi/describe.ts";
import { numberBetween, query } from "../query.ts";
import { InTenant } from "../tenant.ts";

const Filter = InTenant.extend({
  state: z.enum(EffectState.options, `must be one of ${EffectState.options.join(", ")}`).optional(),
  kind: z.enum(EffectKind.options, `must be one of ${EffectKind.options.join(", ")}`).optional(),
  person_id: z.string().max(200).optional(),
  limit: z.prefault(numberBetween(1, 200), "50"),
  after: z.string().max(100).optional().describe("The `next` of the page before"),
});

export function effectsRoutes(deps: Pick<AppDeps, "config" | "host">): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get(
      "/effects",
      describe({
        summary: "What was asked to be done, and what became of it, newest first",
        tag: "Effects",
        answer: { schema: EffectList, description: "A page of it" },
        errors: [
          "invalid-request",
          "forbidden-tenant",
          "action-forbidden",
          "talent-request-invalid",
        ],
      }),
      query(Filter),
      async (c) => {
        const { tenant, ...filter } = c.req.valid("query");
        const principal = await acting(c, deps, tenant, "read_people");
        return c.json<EffectList>(await deps.host.talent.effects.list(principal, present(filter)));
      },
    )
    .post(
      "/effects",
      describe({
        summary:
          "Asks for something to be done: a mail, a stage, an interview, a job to publish, an erasure",
        description:
          "What your role and the policy allow is done at once; the rest waits for an approval.",
        tag: "Effects",
        answer: { schema: Effect, description: "What became of it" },
        errors: [
          ...BODY_ERRORS,
          "forbidden-tenant",
          "effect-forbidden",
          "effect-key-reused",
          "application-unknown",
          "person-unknown",
          "interviewer-unknown",
          "interview-unknown",
          "interview-settled",
          "slot-taken",
          "calendar-unread",
          "job-unknown",
          "email-unknown",
          "mail-suppressed",
          "mail-wrong-stage",
          "mail-unfinished",
          "mail-settings-missing",
          "version-conflict",
          "talent-request-invalid",
        ],
      }),
      requireJson,
      jsonBody(NewEffect),
      async (c) => {
        const { content, idempotency_key, tenant } = c.req.valid("json");
        const principal = actingFreely(c, deps, tenant);
        const { effects } = deps.host.talent;
        return c.json<Effect>(
          await effects.request(principal, content, present({ idempotency_key })),
        );
      },
    );
}
