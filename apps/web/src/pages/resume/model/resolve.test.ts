import { describe, expect, it } from "vitest";
import { blankEntry, type HandEdit } from "./hand-edit.ts";
import { resolveEdits } from "./resolve.ts";

const set = (section: string, entry_id: string | null, field: string | null, value: string) =>
  ({ kind: "set", place: { section, entry_id, field }, value }) satisfies HandEdit;
const conflict = (place: object) => ({
  section: "basic",
  entry_id: null,
  entry_label: "",
  field: null,
  base: null,
  yours: null,
  theirs: null,
  ...place,
});
const NAME = conflict({ field: "name", base: "A", yours: "B", theirs: "C" });
const GONE = conflict({
  section: "projects",
  entry_id: "p1",
  yours: blankEntry("projects", "p1"),
  theirs: null,
});
const EDITS: readonly HandEdit[] = [
  set("basic", null, "name", "B"),
  set("projects", "p1", "name", "Bole"),
  set("basic", null, "title", "x"),
];

describe("edits that somebody else's stand against", () => {
  it("stay where yours is chosen, and what is gone is added again", () => {
    expect(resolveEdits(EDITS, [NAME, GONE], ["yours", undefined])).toEqual([
      set("basic", null, "title", "x"),
      set("basic", null, "name", "B"),
      { kind: "add", section: "projects", entry: blankEntry("projects", "p1") },
    ]);
  });

  it("go where theirs is chosen", () => {
    expect(resolveEdits(EDITS, [NAME, GONE], ["theirs", "theirs"])).toEqual([
      set("basic", null, "title", "x"),
    ]);
  });

  it("remove an entry that others have changed, if that is chosen", () => {
    const removed = { ...GONE, yours: null, theirs: blankEntry("projects", "p1") };
    const remove: HandEdit = { kind: "remove", section: "projects", entry_id: "p1" };
    expect(resolveEdits([remove], [removed], ["yours"])).toEqual([remove]);
    expect(resolveEdits([remove], [removed], ["theirs"])).toEqual([]);
  });
});
