import { MessageState } from "@bole/talent";
import { Hono } from "hono";
import { z } from "zod";
import { present } from "../../runs/present.ts";
import { acting } from "../../talent/acting.ts";
import type { AppDeps, AppEnv } from "../app-env.ts";
import { EmailList } from "../contract/emails.ts";
import { describe } from "../openapi/describe.ts";
import { numberBetween, query } from "../query.ts";
import { InTenant } from "../tenant.ts";

const id = z.string().max(200).optional();

const Filter = InTenant.extend({
  state: z
    .enum(MessageState.options, `must be one of ${MessageState.options.join(", ")}`)
    .optional(),
  direction: z.enum(["out", "in"], "must be out or in").optional(),
  person_id: id,
  job_id: id,
  thread_id: id,
  run_id: id,
  unmatched: z
    .enum(["true", "false"], "must be true or false")
    .transform((text) => text === "true")
    .optional()
    .describe("Only those that came and belong to nobody we know"),
  limit: z.prefault(numberBetween(1, 200), "50"),
  after: z.string().max(100).optional().describe("The `next` of the page before"),
});

export function emailsRoute(deps: Pick<AppDeps, "config" | "host">): Hono<AppEnv> {
  return new Hono<AppEnv>().get(
    "/emails",
    describe({
      summary: "Mails that were written and that came, newest first",
      tag: "Emails",
      answer: { schema: EmailList, description: "A page of them" },
      errors: ["invalid-request", "forbidden-tenant", "action-forbidden", "talent-request-invalid"],
    }),
    query(Filter),
    async (c) => {
      const { tenant, ...filter } = c.req.valid("query");
      const principal = await acting(c, deps, tenant, "read_people");
      return c.json<EmailList>(await deps.host.talent.mails.list(principal, present(filter)));
    },
  );
}
