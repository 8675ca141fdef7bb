import { expect, it } from "vitest";
import type { JsonRecord } from "../../../json/json.ts";
import { additionsTo } from "./additions.ts";
import { PLAN } from "./sample-events.ts";

const entry = (uses: string, properties: Record<string, JsonRecord>, required: string[]) => ({
  uses,
  agent: "matching",
  about: uses,
  effects: [],
  input: { type: "object", properties, required },
});
const ranked = {
  ...PLAN,
  steps: PLAN.steps.map((step) =>
    step.id === "rank"
      ? { ...step, uses: "matching_rank", args: { job_id: "job1", limit: 5 } }
      : step,
  ),
};

//  search ──► rank ──► (asks) ──► draft ──► + suggest ($rank)
it("an agent can be added where what it needs is made or said by other steps", () => {
  const suggest = entry("matching_suggest", { shortlist: {}, job_id: {}, limit: {} }, [
    "shortlist",
  ]);
  const invite = entry("communication_invite", { appointment: {} }, ["appointment"]);
  const [added, ...others] = additionsTo(ranked, [suggest, invite]);
  expect(others).toEqual([]);
  expect(added?.steps.at(-1)).toEqual({
    id: "matching_suggest",
    uses: "matching_suggest",
    args: { shortlist: "$rank", job_id: "job1" },
    depends_on: ["rank"],
  });
});

it("a step stands before the end of the plan, under a name that is free", () => {
  const steps = PLAN.steps.map((step) =>
    step.id === "draft" ? { ...step, agent: "supervisor" as const } : step,
  );
  const [added] = additionsTo({ ...PLAN, steps }, [entry("search", {}, [])]);
  expect(added?.steps.map(({ id }) => id)).toEqual(["search", "rank", "search_2", "draft"]);
});
