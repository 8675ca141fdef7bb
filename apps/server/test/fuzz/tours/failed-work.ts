/** Work that fails in all of its tries: schedules whose plan is gone. They fail while other tours are under way. */
import { type Answer, at, type Tour } from "../tour.ts";

const NAMES = ["first", "second"];

export async function makeWorkFail(tour: Tour): Promise<void> {
  const plan = { steps: [{ id: "a", action: "say", args: { text: "a" } }] };
  const plan_id = at(await tour.ask("POST /api/plans", { body: { plan } }), "plan_id");
  for (const name of NAMES) {
    const body = { cron: "* * * * * *", run: { plan_id } };
    await tour.ask("PUT /api/schedules/{name}", { path: { name }, body });
  }
  await tour.ask("DELETE /api/plans/{id}", { path: { id: plan_id } });
}

export async function failedWorkTour(tour: Tour): Promise<void> {
  const lettersIn = ({ value }: Answer) => Object(value).work.length;
  const list = await tour.until(
    "GET /api/work/failed",
    {},
    (answer) => lettersIn(answer) >= NAMES.length,
  );
  for (const name of NAMES) await tour.ask("DELETE /api/schedules/{name}", { path: { name } });
  await tour.ask("POST /api/work/failed/{id}/retry", { path: { id: at(list, "work.0.id") } });
  await tour.ask("DELETE /api/work/failed/{id}", { path: { id: at(list, "work.1.id") } });
}
