import { assertValidPlan, type Plan } from "@bole/engine";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Wanted } from "../../model/index.ts";
import { openRecruiterLab, type RecruiterLab } from "../../testing/recruiter-lab.ts";
import { compose } from "../rules/compose.ts";
import { additionsTo, modifyByAdding } from "./additions.ts";

let lab: RecruiterLab;
beforeAll(async () => {
  lab = await openRecruiterLab();
});
afterAll(() => lab.close());

const GOAL = "Find people";
function planFor(goals: Wanted["goals"], more: Partial<Wanted> = {}): Plan {
  const wanted: Wanted = {
    ...{ goals, workflow_type: "custom", agents_required: [], language: "en", job_id: "job_1" },
    ...{ person_ids: [], limit: null, criteria: "", instructions: "", template_id: null },
    ...{ from: null, to: null, minutes: null, interviewer_ids: [], stale_days: null },
    ...{ interview_id: null, ...more },
  };
  const draft = compose(wanted, { goal: GOAL, route: "planner", reviewed: [] });
  return assertValidPlan(draft, lab.registry);
}
const ids = ({ steps }: Plan) => steps.map(({ id }) => id);
const possible = (plan: Plan) =>
  new Map(additionsTo(plan, GOAL, lab.registry).map((one) => [one.uses, one]));
const add = (plan: Plan, uses: string) => modifyByAdding(plan, uses, GOAL, lab.registry);

//  jd ─► search ─► rank ─► aggregate [results] ─► finalize
//                    └──► + draft ×N ─► check ─► [mails] send ×N ─┘
describe("an addition to a plan", () => {
  it("brings along what it works on, is asked about, and is part of the end", () => {
    const found = planFor(["find_people"]);
    expect(possible(found).get("communication_send")).toMatchObject({
      title: "Send the mails",
      brings: ["Write a mail to each of them", "Check the whole batch before sending"],
      effects: ["send_mail"],
    });
    const plan = add(found, "communication_send");
    expect(ids(plan)).toEqual([...ids(found).slice(0, -2), "draft", "check", "send", ...END]);
    const step = (id: string) => plan.steps.find((one) => one.id === id);
    expect(step("draft")).toMatchObject({ each: "$rank.candidates", depends_on: ["rank"] });
    expect(step("send")).toMatchObject({ each: "$check.drafts", approval: "before" });
    expect(step("aggregate")?.args.results).toMatchObject({ rank: "$rank", send: "$send" });
  });

  it("uses what is there, and is not offered where it would do the same twice", () => {
    const mailed = planFor(["find_people", "write_mails", "send_mails"]);
    const offered = possible(mailed);
    expect(offered.get("interview_after_reply")?.brings).toEqual([]);
    expect(offered.has("communication_send")).toBe(false);
    const plan = add(mailed, "interview_after_reply");
    expect(plan.steps.find(({ id }) => id === "interviews")).toMatchObject({ each: "$send" });
  });

  it("finds people where the plan has none, and cleans up beside it", () => {
    const cleaned = planFor(["clean_pipeline"]);
    expect(possible(cleaned).get("communication_draft")?.brings).toEqual([
      "Search for candidates",
      "Rank and shortlist",
    ]);
    expect(ids(add(planFor(["find_people"]), "pipeline_categorise"))).toContain("scan");
  });

  it("is not offered where nobody has said what it is about, and refused with what is possible", () => {
    const plan = planFor(["find_people"]);
    expect(possible(plan).has("scheduling_cancel")).toBe(false);
    expect(possible(planFor(["clean_pipeline"], { job_id: null })).has("jd_parse")).toBe(false);
    expect(() => add(plan, "scheduling_cancel")).toThrow(
      expect.objectContaining({ code: "plan-edit-refused" }),
    );
  });
});

const END = ["aggregate", "finalize"];
