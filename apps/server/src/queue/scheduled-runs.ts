/** Runs that are started at set times: a schedule adds work, and any process that works starts the run. */
import { createHash } from "node:crypto";
import type { WorkHandler } from "@bole/engine";
import type { EngineHost } from "../engine/engine-host.ts";
import { forbidden } from "../guardrails/permit.ts";
import { NewRun } from "../http/contract/runs.ts";
import { ScheduledWork } from "../http/contract/work.ts";
import { startRun } from "../runs/start-run.ts";

export const SCHEDULED_RUNS = "scheduled-runs";

/** Runs of a schedule are found by this tag. */
export const scheduleTag = (name: string): string => `schedule:${name}`;

/** Starts the run of one time. Done twice it is the same run: its id comes from the work's. */
export function startScheduled(host: EngineHost): WorkHandler {
  return async ({ id, tenant, data }) => {
    const { name, run, user, roles } = ScheduledWork.parse(data);
    const { input, ...what } = run;
    const run_id = `run_${createHash("sha256").update(`${tenant}\n${id}`).digest("hex").slice(0, 32)}`;
    const options = { run_id, tags: [scheduleTag(name)], ...(input !== undefined && { input }) };
    const context = { tenant, user, roles };
    const { allowed, verdicts } = await host.guardrails.checkAction({ kind: "start_run" }, context);
    if (!allowed) throw forbidden(verdicts[0]?.message ?? `${user} may not start runs.`);
    await startRun(host, NewRun.parse({ ...what, options }), context, "normal");
  };
}
