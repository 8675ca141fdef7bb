// biome-ignore-all lint/suspicious/noTemplateCurlyInString: this is how plans write placeholders.
import { describe, expect, it } from "vitest";
import type { PlanDraft } from "./plan-draft.ts";
import { renameInText } from "./rename-references.ts";
import {
  addStep,
  duplicateStep,
  moveStep,
  possibleDependencies,
  removeStep,
  renameStep,
} from "./step-edits.ts";

//  a ──► b ──► c
const CHAIN: PlanDraft = {
  description: "kept",
  steps: [
    { id: "a", action: "research", args: { topic: "$input" } },
    { id: "b", action: "write", depends_on: ["a"], args: { bullets: "$a.points" } },
    {
      id: "c",
      action: "review",
      depends_on: ["b", "a"],
      args: { text: "${a.title}: $b.text, not $ab, for $$a" },
      when: { all: [{ completed: "a" }, { exists: "$a.points" }] },
    },
  ],
};
const ids = ({ steps }: PlanDraft) => steps.map(({ id }) => id);

describe("editing the list of steps", () => {
  it("puts a new step behind the chosen one, and after it in time", () => {
    const { plan, selected } = addStep(CHAIN, 0);
    expect(ids(plan)).toEqual(["a", "4", "b", "c"]);
    expect(plan.steps[selected]).toEqual({ id: "4", action: "", depends_on: ["a"], args: {} });
    expect(plan.description).toBe("kept");
  });

  it("begins an empty plan with a step that waits for nobody", () => {
    const { plan } = addStep({ steps: [] }, -1);
    expect(plan.steps).toEqual([{ id: "1", action: "", args: {} }]);
  });

  it("never gives an id twice", () => {
    const twice = duplicateStep(duplicateStep(CHAIN, 0).plan, 1).plan;
    expect(ids(twice)).toEqual(["a", "a-2", "a-3", "b", "c"]);
    expect(ids(addStep({ steps: [{ id: "2" }] }, 0).plan)).toEqual(["2", "3"]);
  });

  it("lets nobody wait for a step that is gone", () => {
    const { plan, selected } = removeStep(CHAIN, 0);
    expect(plan.steps.map(({ depends_on }) => depends_on)).toEqual([undefined, ["b"]]);
    expect(selected).toBe(0);
    expect(removeStep({ steps: [{ id: "x" }] }, 0)).toEqual({ plan: { steps: [] }, selected: -1 });
  });

  it("moves a step, but not out of the list", () => {
    expect(ids(moveStep(CHAIN, 0, 2).plan)).toEqual(["b", "c", "a"]);
    expect(moveStep(CHAIN, 0, -1)).toEqual({ plan: CHAIN, selected: 0 });
  });

  it("follows a new id into dependencies, placeholders and conditions", () => {
    const { steps } = renameStep(CHAIN, 0, "facts");
    expect(steps[1]).toMatchObject({ depends_on: ["facts"], args: { bullets: "$facts.points" } });
    expect(steps[2]).toMatchObject({
      depends_on: ["b", "facts"],
      args: { text: "${facts.title}: $b.text, not $ab, for $$a" },
      when: { all: [{ completed: "facts" }, { exists: "$facts.points" }] },
    });
  });

  it("changes nothing else where an id means two steps", () => {
    const doubled = { steps: [{ id: "a" }, { id: "a" }, { id: "b", depends_on: ["a"] }] };
    expect(renameStep(doubled, 0, "x").steps[2]).toEqual({ id: "b", depends_on: ["a"] });
    expect(renameStep(CHAIN, 0, "b").steps[1]).toBe(CHAIN.steps[1]);
  });

  it("offers as dependencies only what makes no circle", () => {
    expect(possibleDependencies(CHAIN, 0)).toEqual([]);
    expect(possibleDependencies(CHAIN, 2)).toEqual(["a", "b"]);
  });
});

describe("a reference in a text", () => {
  it.each([
    ["$a-$a", "$x-$x"],
    ["$a.b[0]", "$x.b[0]"],
    ["${ a.b }", "${ x.b }"],
    ["$a-b and $a_", "$a-b and $a_"],
    ["$$a", "$$a"],
    ["$$$a", "$$$x"],
  ])("%s becomes %s", (before, after) => {
    expect(renameInText(before, "a", "x")).toBe(after);
  });
});
