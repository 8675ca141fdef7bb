import { describe, expect, it } from "vitest";
import { blankEntry, type HandEdit } from "./hand-edit.ts";
import { sampleResume } from "./sample-resume.ts";
import { toPatch } from "./to-patch.ts";

const set = (section: string, entry_id: string | null, field: string | null, value: string) =>
  ({ kind: "set", place: { section, entry_id, field }, value }) satisfies HandEdit;

describe("edits by hand, as a patch", () => {
  it("name entries by the places they have when it is their turn", () => {
    const edits: HandEdit[] = [
      { kind: "move", section: "workExperience", entry_id: "w2", to: 0 },
      set("workExperience", "w2", "company", "腾讯"),
      { kind: "remove", section: "workExperience", entry_id: "w1" },
      { kind: "add", section: "workExperience", entry: blankEntry("workExperience", "w3") },
      set("basic", null, "a/b~c", "x"),
      set("skillContent", null, null, "Rust"),
    ];
    expect(toPatch(sampleResume, edits)).toEqual([
      { op: "move", from: "/workExperience/1", path: "/workExperience/0" },
      { op: "add", path: "/workExperience/0/company", value: "腾讯" },
      { op: "remove", path: "/workExperience/1" },
      { op: "add", path: "/workExperience/1", value: blankEntry("workExperience", "w3") },
      { op: "add", path: "/basic/a~1b~0c", value: "x" },
      { op: "add", path: "/skillContent", value: "Rust" },
    ]);
  });

  it("make the record of the look where there is none", () => {
    const edits = [set("look", null, "template", "modern"), set("look", null, "paper", "letter")];
    expect(toPatch(sampleResume, edits)).toEqual([
      { op: "add", path: "/look", value: { template: "modern" } },
      { op: "add", path: "/look/paper", value: "letter" },
    ]);
  });

  it("leave out what would change nothing", () => {
    const edits: HandEdit[] = [
      set("basic", null, "name", sampleResume.basic.name),
      set("projects", "gone", "name", "x"),
      { kind: "move", section: "workExperience", entry_id: "w1", to: 0 },
      { kind: "remove", section: "projects", entry_id: "gone" },
      { kind: "add", section: "projects", entry: blankEntry("projects", "p1") },
    ];
    expect(toPatch(sampleResume, edits)).toEqual([]);
  });
});
