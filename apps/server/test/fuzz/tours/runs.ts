/** Runs, plans, files, schedules, signals. */
import { at, type Tour } from "../tour.ts";

const step = (id: string, more: object = {}) => ({
  id,
  action: "say",
  args: { text: id },
  ...more,
});
const SAY = { steps: [step("a")] };
const ASKS = { steps: [step("a"), step("b", { approval: "before", depends_on: ["a"] })] };
const FAILS = { steps: [{ id: "a", action: "fail", args: {} }] };

export async function runsTour(tour: Tour): Promise<void> {
  const start = async (plan: unknown, options = {}) =>
    at(await tour.ask("POST /api/runs", { body: { plan, options } }), "run_id");
  const reach = (id: string, status: string) =>
    tour.until("GET /api/runs/{id}", { path: { id } }, ({ text }) =>
      text.includes(`"status":"${status}"`),
    );

  const plain = await start(SAY);
  await reach(plain, "completed");
  await tour.ask("GET /api/runs");
  await tour.ask("GET /api/runs/{id}/events", { path: { id: plain } });
  await tour.ask("GET /api/runs/{id}/graph.svg", { path: { id: plain } });
  await tour.ask("GET /api/runs/{id}/step", { path: { id: plain }, query: { key: "a" } });
  const again = { step: "a", args: { text: "again" } };
  await tour.ask("POST /api/runs/{id}/fork", { path: { id: plain }, body: again });

  const asks = await start(ASKS);
  await reach(asks, "waiting");
  await tour.ask("GET /api/approvals");
  await tour.ask("POST /api/runs/{id}/pause", { path: { id: asks }, body: { reason: "lunch" } });
  await tour.ask("POST /api/runs/{id}/resume", { path: { id: asks }, body: {} });
  const reply = { node_id: "b", content: { decision: "approve" } };
  await tour.ask("POST /api/hitl/{run_id}/reply", { path: { run_id: asks }, body: reply });

  const fails = await start(FAILS);
  await reach(fails, "failed");
  await tour.ask("POST /api/runs/{id}/retry", { path: { id: fails }, body: { step: "a" } });
  await reach(fails, "failed");
  await tour.ask("POST /api/runs/{id}/skip", { path: { id: fails }, body: { step: "a" } });

  const stopped = await start(ASKS);
  await reach(stopped, "waiting");
  await tour.ask("POST /api/runs/{id}/cancel", { path: { id: stopped } });
  const several = { action: "cancel", runs: [await start(ASKS)] };
  await tour.ask("POST /api/runs/actions", { body: several });

  const goal = { user_input: "say hello", options: { approve_plan: true } };
  const planned = at(await tour.ask("POST /api/runs", { body: goal }), "run_id");
  await reach(planned, "waiting");
  const reason = { reason: "Do it in another way." };
  await tour.ask("POST /api/runs/{id}/replan", { path: { id: planned }, body: reason });

  await tour.ask("POST /api/signals", { body: { event: "reply", data: { from: "ada" } } });
  await tour.ask("POST /api/plans/validate", { body: { plan: SAY } });
  const plan = at(await tour.ask("POST /api/plans", { body: { plan: SAY } }), "plan_id");
  await tour.ask("GET /api/plans");
  await tour.ask("GET /api/plans/{id}", { path: { id: plan } });
  const nightly = {
    path: { name: "nightly" },
    body: { cron: "0 9 * * *", run: { plan_id: plan } },
  };
  await tour.ask("PUT /api/schedules/{name}", nightly);
  await tour.ask("GET /api/schedules");
  await tour.ask("DELETE /api/schedules/{name}", { path: { name: "nightly" } });
  await tour.ask("DELETE /api/plans/{id}", { path: { id: plan } });

  const file = { path: "/notes/a.txt" };
  await tour.ask("PUT /api/vfs", { body: { ...file, content: "hello" } });
  for (const name of ["GET /api/vfs", "GET /api/vfs/raw", "GET /api/vfs/versions"])
    await tour.ask(name, { query: file });
  await tour.ask("GET /api/vfs/list");
  await tour.ask("DELETE /api/vfs", { query: file });
  await tour.ask("GET /api/work/failed");
  await tour.ask("GET /api/agents");
  await tour.ask("GET /api/usage");
}
