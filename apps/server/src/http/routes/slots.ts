import { Hono } from "hono";
import { z } from "zod";
import { present } from "../../runs/present.ts";
import { acting } from "../../talent/acting.ts";
import type { AppDeps, AppEnv } from "../app-env.ts";
import { SlotList } from "../contract/interviews.ts";
import { describe } from "../openapi/describe.ts";
import { listOf, numberBetween, query } from "../query.ts";
import { InTenant } from "../tenant.ts";

const Filter = InTenant.extend({
  interviewer: listOf(z.string().min(1).max(200)).describe("Ids; all of them have to be free"),
  minutes: z.prefault(numberBetween(5, 480), "60"),
  step: z.prefault(numberBetween(5, 240), "30").describe("Minutes from one slot to the next"),
  from: z.string().max(40).optional().describe("ISO 8601; now, if it is left out"),
  to: z.string().max(40).optional().describe("ISO 8601; two weeks later, if it is left out"),
  zone: z.string().max(100).optional().describe("In which times are shown as well: IANA"),
  except: z
    .string()
    .min(1)
    .max(200)
    .optional()
    .describe("Of an interview that is to be moved: its own time counts as free"),
  limit: z.prefault(numberBetween(1, 500), "100"),
});

export function slotsRoute(deps: AppDeps): Hono<AppEnv> {
  return new Hono<AppEnv>().get(
    "/slots",
    describe({
      summary: "When interviewers can be met",
      description:
        "Inside of the working hours of each, by their own clock, and away from what they have in their calendars.",
      tag: "Interviews",
      answer: { schema: SlotList, description: "In order" },
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
      const { tenant, interviewer, ...rest } = c.req.valid("query");
      const principal = await acting(c, deps, tenant, "read_people");
      const filter = { interviewers: interviewer, ...present(rest) };
      return c.json<SlotList>(await deps.host.talent.interviews.slots(principal, filter));
    },
  );
}
