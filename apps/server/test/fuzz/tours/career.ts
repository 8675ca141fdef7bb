/** A career from the first wish to a plan that somebody follows. */
import { type Answer, at, type Tour } from "../tour.ts";

const WISH = {
  message: "工作三年了，感觉很迷茫，不知道自己适合做什么。",
  user_profile: { current_position: "行政专员", skills: ["Excel", "沟通"] },
};

export async function careerTour(tour: Tour): Promise<void> {
  const begun = await tour.ask("POST /api/career/sessions", { body: WISH });
  const id = at(begun, "session_id");
  const path = { id };
  const session = "/api/career/sessions/{id}";
  const rest = () =>
    tour.until(`GET ${session}`, { path }, ({ text }) => !text.includes('"status":"running"'));
  const waitsFor = (answer: Answer) => Object(answer.value).waits_for;
  await tour.ask(`GET ${session}/events`, { path });
  let now = await rest();
  for (let turns = 0; waitsFor(now) === "message" && turns < 6; turns += 1) {
    await tour.ask(`POST ${session}/messages`, { path, body: { message: "跳过" } });
    now = await rest();
  }
  for (let turns = 0; waitsFor(now) !== null && turns < 3; turns += 1) {
    const body = { satisfaction_level: "very_satisfied", feedback: "" };
    await tour.ask(`POST ${session}/feedback`, { path, body });
    now = await rest();
  }
  await tour.ask("GET /api/career/sessions");
  const source = at(now, "integrated_report.sources.0.id");
  await tour.ask(`GET ${session}/source`, { path, query: { source } });
  await tour.ask(`GET ${session}/plan.ics`, { path });
  await tour.ask(`GET ${session}/plan.md`, { path });
  const item = at(now, "final_plan.action_items.0.item_id");
  await tour.ask(`PATCH ${session}/items/{item}`, { path: { id, item }, body: { done: true } });
  const checked = await tour.ask(`POST ${session}/check-ins`, { path, body: { done: [item] } });
  const checkIn = { id, checkIn: at(checked, "check_in_id") };
  await tour.ask(`DELETE ${session}/check-ins/{checkIn}`, { path: checkIn });
  const feed = at(await tour.ask(`POST ${session}/feed`, { path }), "path");
  const file = feed.split("/").at(-1) ?? "";
  await tour.ask("GET /calendar/career/{file}", { path: { file } });
  await tour.ask(`DELETE ${session}/feed`, { path });
  const listed = await tour.ask("GET /api/career/occupations");
  const occupation = { id: at(listed, "items.0.id") };
  await tour.ask("GET /api/career/occupations/{id}", { path: occupation });
}
