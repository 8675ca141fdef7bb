import { Hono } from "hono";
import { serverErrors } from "../../errors.ts";
import { acting } from "../../talent/acting.ts";
import type { AppDeps, AppEnv } from "../app-env.ts";
import { ReceivedEmail } from "../contract/emails.ts";
import { describe } from "../openapi/describe.ts";
import { query } from "../query.ts";
import { InTenant } from "../tenant.ts";

export function emailsInboundRoute(deps: Pick<AppDeps, "config" | "host">): Hono<AppEnv> {
  return new Hono<AppEnv>().post(
    "/emails/inbound",
    describe({
      summary: "Takes a mail that came, as it came (RFC 5322)",
      description:
        "It is kept, whoever it is from, and matched to the mail that it answers. A reply is told to the runs that wait for it (`email_reply`); a machine's answer is not. A mail that could not be delivered marks the one that it is about. The same mail twice is one.",
      tag: "Emails",
      answer: { schema: ReceivedEmail, description: "Whose it is, and what it answers" },
      errors: [
        "invalid-request",
        "unsupported-content-type",
        "body-too-large",
        "foreign-origin",
        "forbidden-tenant",
        "action-forbidden",
        "email-unreadable",
        "email-too-large",
      ],
    }),
    query(InTenant),
    async (c) => {
      const type = c.req.header("Content-Type")?.split(";")[0]?.trim().toLowerCase();
      if (type !== "message/rfc822") {
        throw serverErrors.error(
          "unsupported-content-type",
          `The body must be message/rfc822, not ${type === undefined ? "of unnamed type" : `"${type}"`}.`,
        );
      }
      const principal = await acting(c, deps, c.req.valid("query").tenant, "receive_mail");
      const raw = new Uint8Array(await c.req.arrayBuffer());
      const received = await deps.host.talent.mails.receive(principal, raw);
      await deps.host.replies.announce();
      return c.json<ReceivedEmail>(received);
    },
  );
}
