/** A run that waits while a new version of its agent is deployed, and is told to go on with it. */
import { at, type Tour } from "../tour.ts";

//   1 ──► (2)
const PLAN = {
  steps: [
    { id: "1", action: "tell", args: {} },
    { id: "2", action: "tell", args: {}, depends_on: ["1"], approval: "before" },
  ],
};

const waitsFor = (tour: Tour, id: string, what: string) =>
  tour.until("GET /api/runs/{id}", { path: { id } }, ({ text }) =>
    text.includes(`"waiting_for":"${what}"`),
  );

/** Before the deploy; the id of the run. */
export async function beforeDeploy(tour: Tour): Promise<string> {
  const id = at(await tour.ask("POST /api/runs", { body: { plan: PLAN } }), "run_id");
  await waitsFor(tour, id, "approval");
  return id;
}

export async function afterDeploy(tour: Tour, id: string): Promise<void> {
  const reply = { node_id: "2", content: { decision: "approve" } };
  await tour.ask("POST /api/hitl/{run_id}/reply", { path: { run_id: id }, body: reply });
  await waitsFor(tour, id, "version");
  const decision = { decision: "continue" };
  await tour.ask("POST /api/runs/{id}/version", { path: { id }, body: decision });
}
