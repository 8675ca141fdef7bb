import { ConversationGroup } from "@bole/talent";
import { Hono } from "hono";
import { z } from "zod";
import { present } from "../../runs/present.ts";
import { acting } from "../../talent/acting.ts";
import type { AppDeps, AppEnv } from "../app-env.ts";
import { ConversationList, WholeConversation } from "../contract/conversations.ts";
import { describe } from "../openapi/describe.ts";
import { numberBetween, query } from "../query.ts";
import { InTenant } from "../tenant.ts";

const Filter = InTenant.extend({
  group: z
    .enum(ConversationGroup.options, `must be one of ${ConversationGroup.options.join(", ")}`)
    .default("to_answer"),
  limit: z.prefault(numberBetween(1, 200), "50"),
  after: z.string().max(100).optional().describe("The `next` of the page before"),
});

export function conversationsRoutes(deps: Pick<AppDeps, "config" | "host">): Hono<AppEnv> {
  const { mails } = deps.host.talent;
  return new Hono<AppEnv>()
    .get(
      "/conversations",
      describe({
        summary: "Conversations by mail in a group of the inbox, newest first",
        description:
          "`to_answer`: they wrote last. `sent`: we did. `done`: somebody put it away, or nothing in it needs an answer. A newer mail brings a conversation back.",
        tag: "Emails",
        answer: { schema: ConversationList, description: "A page of them" },
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
        return c.json<ConversationList>(await mails.conversations(principal, present(filter)));
      },
    )
    .get(
      "/conversations/:id",
      describe({
        summary: "A conversation with the text of its mails",
        tag: "Emails",
        answer: { schema: WholeConversation, description: "The conversation" },
        errors: ["invalid-request", "forbidden-tenant", "action-forbidden", "email-unknown"],
      }),
      query(InTenant),
      async (c) => {
        const principal = await acting(c, deps, c.req.valid("query").tenant, "read_people");
        return c.json<WholeConversation>(await mails.conversation(principal, c.req.param("id")));
      },
    );
}
