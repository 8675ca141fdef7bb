import { describe, expect, it } from "vitest";
import { addCriterion, changeCriterion, moveCriterion, removeCriterion } from "./criteria.ts";

const three = addCriterion(addCriterion(addCriterion([])));
const ids = (criteria: readonly { readonly id: string }[]) => criteria.map(({ id }) => id);

describe("criteria", () => {
  it("get ids that no other has, also after one was removed", () => {
    expect(ids(three)).toEqual(["c1", "c2", "c3"]);
    expect(ids(addCriterion(removeCriterion(three, "c2")))).toEqual(["c1", "c3", "c4"]);
  });

  it("leave the ids of others alone", () => {
    const read = changeCriterion(three, "c1", { id: "must-0" });
    expect(ids(addCriterion(read))).toEqual(["must-0", "c2", "c3", "c4"]);
  });

  it("move by one place, and stay at the ends", () => {
    expect(ids(moveCriterion(three, "c3", -1))).toEqual(["c1", "c3", "c2"]);
    expect(ids(moveCriterion(three, "c1", -1))).toEqual(["c1", "c2", "c3"]);
    expect(ids(moveCriterion(three, "c3", 1))).toEqual(["c1", "c2", "c3"]);
  });

  it("change one at a time", () => {
    const changed = changeCriterion(three, "c2", { need: "nice", weight: 5 });
    expect(changed.map(({ need, weight }) => [need, weight])).toEqual([
      ["must", 3],
      ["nice", 5],
      ["must", 3],
    ]);
  });
});
