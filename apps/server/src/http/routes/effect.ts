import { Effect } from "@bole/talent";
import { Hono } from "hono";
import { actingFreely } from "../../talent/acting.ts";
import type { AppDeps, AppEnv } from "../app-env.ts";
import { EffectToApprove, EffectToReject } from "../contract/effects.ts";
import { BODY_ERRORS, jsonBody, requireJson } from "../json-body.ts";
import { describe } from "../openapi/describe.ts";

const ERRORS = [
  ...BODY_ERRORS,
  "forbidden-tenant",
  "effect-forbidden",
  "effect-own-approval",
  "effect-unknown",
  "effect-decided",
] as const;

export function effectRoutes(deps: Pick<AppDeps, "config" | "host">): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .post(
      "/effects/:id/approve",
      describe({
        summary: "Approves what was asked for, and does it",
        tag: "Effects",
        answer: { schema: Effect, description: "Done" },
        errors: [
          ...ERRORS,
          "approval-mismatch",
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
          "talent-request-invalid",
          "version-conflict",
        ],
      }),
      requireJson,
      jsonBody(EffectToApprove),
      async (c) => {
        const { content_hash, tenant } = c.req.valid("json");
        const principal = actingFreely(c, deps, tenant);
        const { effects } = deps.host.talent;
        return c.json<Effect>(await effects.approve(principal, c.req.param("id"), content_hash));
      },
    )
    .post(
      "/effects/:id/reject",
      describe({
        summary: "Rejects what was asked for; it is not done",
        tag: "Effects",
        answer: { schema: Effect, description: "Rejected" },
        errors: ERRORS,
      }),
      requireJson,
      jsonBody(EffectToReject),
      async (c) => {
        const { reason, tenant } = c.req.valid("json");
        const principal = actingFreely(c, deps, tenant);
        const { effects } = deps.host.talent;
        return c.json<Effect>(await effects.reject(principal, c.req.param("id"), reason));
      },
    );
}
