import { Hono } from "hono";
import { z } from "zod";
import { acting } from "../../talent/acting.ts";
import type { AppDeps, AppEnv } from "../app-env.ts";
import { BusyList } from "../contract/interviews.ts";
import { describe } from "../openapi/describe.ts";
import { query } from "../query.ts";
import { InTenant } from "../tenant.ts";

const Filter = InTenant.extend({
  from: z.string().max(40).describe("ISO 8601"),
  to: z.string().max(40).describe("ISO 8601, within 92 days of `from`"),
});

export function interviewerBusyRoute(deps: AppDeps): Hono<AppEnv> {
  return new Hono<AppEnv>().get(
    "/interviewers/:id/busy",
    describe({
      summary: "When an interviewer is busy, without saying with what",
      description: "What is in their calendar, and the interviews that they lead.",
      tag: "Interviews",
      answer: { schema: BusyList, description: "In order, without overlaps" },
      errors: [
        "invalid-request",
        "forbidden-tenant",
        "action-forbidden",
        "interviewer-unknown",
        "calendar-unread",
        "talent-request-invalid",
      ],
    }),
    query(Filter),
    async (c) => {
      const { tenant, ...window } = c.req.valid("query");
      const principal = await acting(c, deps, tenant, "read_people");
      const { interviewers } = deps.host.talent;
      const items = await interviewers.busy(principal, c.req.param("id"), window);
      return c.json<BusyList>({ items });
    },
  );
}
