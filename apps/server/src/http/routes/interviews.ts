import { InterviewState } from "@bole/talent";
import { Hono } from "hono";
import { z } from "zod";
import { present } from "../../runs/present.ts";
import { acting } from "../../talent/acting.ts";
import type { AppDeps, AppEnv } from "../app-env.ts";
import { InterviewList } from "../contract/interviews.ts";
import { describe } from "../openapi/describe.ts";
import { viewerOf, visibleInterviews } from "../permissions/visible.ts";
import { numberBetween, query } from "../query.ts";
import { InTenant } from "../tenant.ts";

const id = z.string().max(200).optional();
const states = InterviewState.options;

const Filter = InTenant.extend({
  person: id,
  job: id,
  interviewer: id,
  state: z.enum(states, `must be one of ${states.join(", ")}`).optional(),
  from: z.string().max(40).optional().describe("ISO 8601: those that end after it"),
  to: z.string().max(40).optional().describe("ISO 8601: those that begin before it"),
  limit: z.prefault(numberBetween(1, 200), "50"),
  after: z.string().max(100).optional().describe("The `next` of the page before"),
});

export function interviewsRoute(deps: AppDeps): Hono<AppEnv> {
  return new Hono<AppEnv>().get(
    "/interviews",
    describe({
      summary: "Lists interviews",
      description: "One is booked, moved and cancelled by an effect: see `POST /api/effects`.",
      tag: "Interviews",
      answer: { schema: InterviewList, description: "A page of them" },
      errors: ["invalid-request", "forbidden-tenant", "action-forbidden", "talent-request-invalid"],
    }),
    query(Filter),
    async (c) => {
      const { tenant, person, job, interviewer, ...rest } = c.req.valid("query");
      const principal = await acting(c, deps, tenant, "read_people");
      const among = await visibleInterviews(await viewerOf(c, deps), deps);
      const filter = {
        person_id: person,
        job_id: job,
        interviewer_id: interviewer,
        among,
        ...rest,
      };
      const page = await deps.host.talent.interviews.list(principal, present(filter));
      return c.json<InterviewList>(page);
    },
  );
}
