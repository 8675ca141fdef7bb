import { Hono } from "hono";
import { z } from "zod";
import { serverErrors } from "../../errors.ts";
import { permit } from "../../guardrails/permit.ts";
import { storedPlan } from "../../plans/stored-plan.ts";
import { SCHEDULED_RUNS } from "../../queue/scheduled-runs.ts";
import type { AppDeps, AppEnv } from "../app-env.ts";
import { NewSchedule, Schedule, ScheduledWork, ScheduleList } from "../contract/work.ts";
import { BODY_ERRORS, jsonBody, requireJson } from "../json-body.ts";
import { describe } from "../openapi/describe.ts";
import { query } from "../query.ts";
import { InTenant, tenantOf } from "../tenant.ts";

const MOST_SHOWN = 20;
const TRIES = 3;
const Name = z.string().regex(/^[a-z][a-z0-9_-]{0,49}$/);

export function schedulesRoutes(deps: AppDeps): Hono<AppEnv> {
  const viewOf = async (tenant: string, name: string): Promise<Schedule> => {
    const all = await deps.host.schedules.list(tenant);
    const schedule = all.find((one) => one.name === name);
    if (schedule === undefined) throw unknownSchedule(name);
    const { cron, time_zone, next_at } = schedule;
    const { run, user } = ScheduledWork.parse(schedule.work.data);
    const history = (await deps.host.schedules.history(tenant, name)).slice(0, MOST_SHOWN);
    return { name, cron, time_zone, run, by: user, next_at, history };
  };
  return new Hono<AppEnv>()
    .get(
      "/schedules",
      describe({
        summary: "Lists schedules, with what came of their times",
        tag: "Runs",
        answer: { schema: ScheduleList, description: "By name" },
        errors: ["invalid-request", "forbidden-tenant"],
      }),
      query(InTenant),
      async (c) => {
        const tenant = tenantOf(c, deps, c.req.valid("query").tenant);
        const runs = (await deps.host.schedules.list(tenant)).filter(
          ({ work }) => work.queue === SCHEDULED_RUNS,
        );
        const schedules = await Promise.all(runs.map(({ name }) => viewOf(tenant, name)));
        return c.json<ScheduleList>({ schedules });
      },
    )
    .put(
      "/schedules/:name",
      describe({
        summary: "Makes a schedule, or changes it",
        description:
          "At each time a run is started on behalf of whoever made the schedule, with the tag `schedule:` and its name. A plan is taken in the version that is newest then.",
        tag: "Runs",
        answer: { schema: Schedule, description: "With its next time" },
        errors: [
          ...BODY_ERRORS,
          "forbidden-tenant",
          "action-forbidden",
          "plan-unknown",
          "schedule-invalid",
        ],
      }),
      requireJson,
      jsonBody(NewSchedule),
      query(InTenant),
      async (c) => {
        const tenant = tenantOf(c, deps, c.req.valid("query").tenant);
        await permit(c, deps, tenant, { kind: "start_run" });
        const name = nameIn(c.req.param("name"));
        const { cron, time_zone, run } = c.req.valid("json");
        if (run.plan_id !== undefined) await storedPlan(deps.host.memory, tenant, run.plan_id);
        const { user, roles } = c.get("principal");
        const data: ScheduledWork = { name, run, user, roles };
        const work = { queue: SCHEDULED_RUNS, data: z.json().parse(data), attempts: TRIES };
        await deps.host.schedules.set({ tenant, name, cron, time_zone, work });
        return c.json<Schedule>(await viewOf(tenant, name));
      },
    )
    .delete(
      "/schedules/:name",
      describe({
        summary: "Removes a schedule",
        description: "Runs that it has started stay.",
        tag: "Runs",
        answer: { status: 204, description: "It is gone" },
        errors: [
          "invalid-request",
          "foreign-origin",
          "forbidden-tenant",
          "action-forbidden",
          "schedule-unknown",
        ],
      }),
      query(InTenant),
      async (c) => {
        const tenant = tenantOf(c, deps, c.req.valid("query").tenant);
        await permit(c, deps, tenant, { kind: "change_run" });
        const name = nameIn(c.req.param("name"));
        if (!(await deps.host.schedules.remove(tenant, name))) throw unknownSchedule(name);
        return c.body(null, 204);
      },
    );
}

function nameIn(given: string): string {
  const name = Name.safeParse(given);
  if (name.success) return name.data;
  const message = "begin with a letter; use a to z, digits, _ and -, 50 at most";
  throw serverErrors.error("invalid-request", {
    detail: `"${given}" is no name for a schedule: ${message}.`,
    issues: [{ path: "name", message }],
  });
}

function unknownSchedule(name: string) {
  return serverErrors.error("schedule-unknown", `There is no schedule "${name}".`);
}
