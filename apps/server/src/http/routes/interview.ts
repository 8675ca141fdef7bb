import { InterviewEntry } from "@bole/talent";
import { Hono } from "hono";
import { acting } from "../../talent/acting.ts";
import type { AppDeps, AppEnv } from "../app-env.ts";
import { attachment } from "../attachment.ts";
import { describe } from "../openapi/describe.ts";
import { query } from "../query.ts";
import { InTenant } from "../tenant.ts";

const FILE = /^(.+)\.ics$/;

export function interviewRoute(deps: AppDeps): Hono<AppEnv> {
  return new Hono<AppEnv>().get(
    "/interviews/:id",
    describe({
      summary: "An interview, with whom and what for; as a file with `.ics` after its id",
      description:
        "`/api/interviews/{id}.ics` answers text/calendar, for calendar programs; nobody is invited by it.",
      tag: "Interviews",
      answer: { schema: InterviewEntry, description: "As it is now" },
      errors: ["invalid-request", "forbidden-tenant", "action-forbidden", "interview-unknown"],
    }),
    query(InTenant),
    async (c) => {
      const principal = await acting(c, deps, c.req.valid("query").tenant, "read_people");
      const { interviews } = deps.host.talent;
      const id = c.req.param("id");
      const [, file] = FILE.exec(id) ?? [];
      if (file === undefined) return c.json<InterviewEntry>(await interviews.get(principal, id));
      return c.body(await interviews.ics(principal, file), 200, {
        "Content-Type": "text/calendar; charset=utf-8",
        "Content-Disposition": attachment("interview.ics"),
        "X-Content-Type-Options": "nosniff",
      });
    },
  );
}
