import { Message } from "@bole/talent";
import { Hono } from "hono";
import { acting, actingFreely } from "../../talent/acting.ts";
import type { AppDeps, AppEnv } from "../app-env.ts";
import { attachment } from "../attachment.ts";
import { EmailDone } from "../contract/conversations.ts";
import { EmailDecision, EmailResolution } from "../contract/emails.ts";
import { BODY_ERRORS, jsonBody, requireJson } from "../json-body.ts";
import { describe } from "../openapi/describe.ts";
import { query } from "../query.ts";
import { InTenant } from "../tenant.ts";

const READ_ERRORS = [
  "invalid-request",
  "forbidden-tenant",
  "action-forbidden",
  "email-unknown",
] as const;
const ERRORS = [
  ...BODY_ERRORS,
  "forbidden-tenant",
  "effect-forbidden",
  "email-unknown",
  "email-state",
] as const;

export function emailRoutes(deps: Pick<AppDeps, "config" | "host">): Hono<AppEnv> {
  const { mails } = deps.host.talent;
  return new Hono<AppEnv>()
    .get(
      "/emails/:id",
      describe({
        summary: "A mail with its text, its state and why it is in that",
        tag: "Emails",
        answer: { schema: Message, description: "The mail" },
        errors: READ_ERRORS,
      }),
      query(InTenant),
      async (c) => {
        const principal = await acting(c, deps, c.req.valid("query").tenant, "read_people");
        return c.json<Message>(await mails.get(principal, c.req.param("id")));
      },
    )
    .get(
      "/emails/:id/raw",
      describe({
        summary: "A mail as it came, as it was sent, or as it would be (RFC 5322)",
        description: "A browser saves it and never shows it: a stranger's text cannot act as ours.",
        tag: "Emails",
        answer: { contentType: "message/rfc822", description: "The message" },
        errors: READ_ERRORS,
      }),
      query(InTenant),
      async (c) => {
        const principal = await acting(c, deps, c.req.valid("query").tenant, "read_people");
        const raw = await mails.raw(principal, c.req.param("id"));
        return c.body(new Uint8Array(raw), 200, {
          "Content-Type": "message/rfc822",
          "Content-Disposition": attachment(`${c.req.param("id")}.eml`),
          "X-Content-Type-Options": "nosniff",
        });
      },
    )
    .put(
      "/emails/:id/done",
      describe({
        summary: "Puts the conversation away that this mail ends, or takes it back",
        description: "It comes back by itself with the next mail.",
        tag: "Emails",
        answer: { schema: Message, description: "The mail" },
        errors: [...BODY_ERRORS, "forbidden-tenant", "effect-forbidden", "email-unknown"],
      }),
      requireJson,
      jsonBody(EmailDone),
      async (c) => {
        const { done, tenant } = c.req.valid("json");
        const principal = actingFreely(c, deps, tenant);
        return c.json<Message>(await mails.markDone(principal, c.req.param("id"), done));
      },
    )
    .post(
      "/emails/:id/retry",
      describe({
        summary: "Sends a mail now that has failed or waits for a busy server",
        description: "Limits and quiet hours hold as for any other.",
        tag: "Emails",
        answer: { schema: Message, description: "In the outbox again" },
        errors: [...ERRORS, "mail-suppressed", "mail-wrong-stage", "mail-already-sent"],
      }),
      requireJson,
      jsonBody(EmailDecision),
      async (c) => {
        const principal = actingFreely(c, deps, c.req.valid("json").tenant);
        return c.json<Message>(await mails.retry(principal, c.req.param("id")));
      },
    )
    .post(
      "/emails/:id/send-anyway",
      describe({
        summary: "Sends a mail that waits because there is another of its kind",
        description: "It can be taken back for a moment, as any mail that was just approved.",
        tag: "Emails",
        answer: { schema: Message, description: "In the outbox again" },
        errors: [...ERRORS, "mail-suppressed", "mail-wrong-stage"],
      }),
      requireJson,
      jsonBody(EmailDecision),
      async (c) => {
        const principal = actingFreely(c, deps, c.req.valid("json").tenant);
        return c.json<Message>(await mails.sendAnyway(principal, c.req.param("id")));
      },
    )
    .post(
      "/emails/:id/cancel",
      describe({
        summary: "Takes a mail out of the outbox that was not sent yet",
        tag: "Emails",
        answer: { schema: Message, description: "Cancelled" },
        errors: ERRORS,
      }),
      requireJson,
      jsonBody(EmailDecision),
      async (c) => {
        const principal = actingFreely(c, deps, c.req.valid("json").tenant);
        return c.json<Message>(await mails.cancel(principal, c.req.param("id")));
      },
    )
    .post(
      "/emails/:id/resolve",
      describe({
        summary: "Says of an uncertain mail whether it was sent",
        description: "The server broke off before it answered: only a person can find out.",
        tag: "Emails",
        answer: { schema: Message, description: "Sent, or in the outbox again" },
        errors: [...ERRORS, "mail-suppressed", "mail-wrong-stage"],
      }),
      requireJson,
      jsonBody(EmailResolution),
      async (c) => {
        const { was, tenant } = c.req.valid("json");
        const principal = actingFreely(c, deps, tenant);
        return c.json<Message>(await mails.resolve(principal, c.req.param("id"), was));
      },
    );
}
