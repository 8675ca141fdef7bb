import { describe, expect, it } from "vitest";
import { addedStep, changedStep, movedStep, withoutStep } from "./plan-edit.ts";
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

  it("gets other arguments, or another step at its end with a name of its own", () => {
    expect(changedStep(PLAN, "rank", { limit: 5 })[1]).toEqual({ id: "rank", args: { limit: 5 } });
    expect(addedStep(PLAN, "draft").at(-1)).toEqual({ id: "draft_2", uses: "draft" });
  });
});
