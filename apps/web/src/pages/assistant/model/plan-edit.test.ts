import { describe, expect, it } from "vitest";
import { canMove, changedStep, movedStep, withoutStep } from "./plan-edit.ts";
import { PLAN } from "./sample-events.ts";

//  search ──► rank ──► (asks) ──► draft
describe("a plan that is changed by hand", () => {
  it("loses a step, and with it the question that belongs to it", () => {
    expect(withoutStep(PLAN, "rank")).toEqual([{ id: "search" }, { id: "draft" }]);
  });

  it("changes places with its neighbour, not with a question", () => {
    expect(movedStep(PLAN, "draft", -1)?.map(({ id }) => id)).toEqual(["search", "draft", "rank"]);
    expect(movedStep(PLAN, "search", -1)).toBeNull();
  });

  it("lets no step stand before the one whose result it works on", () => {
    const steps = PLAN.steps.map((step) =>
      step.id === "draft" ? { ...step, depends_on: ["rank"] } : step,
    );
    const plan = { ...PLAN, steps };
    expect([canMove(plan, "draft", -1), canMove(plan, "rank", 1)]).toEqual([false, false]);
    expect([canMove(plan, "rank", -1), canMove(plan, "search", -1)]).toEqual([true, false]);
  });

  it("gets other arguments", () => {
    expect(changedStep(PLAN, "rank", { limit: 5 })[1]).toEqual({ id: "rank", args: { limit: 5 } });
  });
});
