import { describe, expect, it } from "vitest";
import { differences, firstChoices, mergeBy } from "./three-way.ts";

//             ┌─► mine:   title B, place X, tags [1]
//   title A ──┤
//   place X   └─► theirs: title C, place Y, tags []
//   tags  []
const base = { title: "A", place: "X", tags: [] };
const mine = { title: "B", place: "X", tags: [1] };
const theirs = { title: "C", place: "Y", tags: [] };

describe("two changes of the same thing", () => {
  it("are told apart by who changed what", () => {
    expect(differences(base, mine, theirs).map(({ field, changed }) => [field, changed])).toEqual([
      ["title", "both"],
      ["place", "theirs"],
      ["tags", "mine"],
    ]);
  });

  it("both stand at first, and where they collide mine does", () => {
    const choices = firstChoices(differences(base, mine, theirs));
    expect(mergeBy(mine, theirs, choices)).toEqual({ title: "B", place: "Y", tags: [1] });
  });

  it("give theirs where that is chosen", () => {
    const choices = { ...firstChoices(differences(base, mine, theirs)), title: "theirs" } as const;
    expect(mergeBy(mine, theirs, choices).title).toBe("C");
  });

  it("are no difference where both did the same", () => {
    expect(differences(base, mine, mine)).toEqual([]);
  });
});
