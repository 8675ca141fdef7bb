import { describe, expect, it } from "vitest";
import { applyEdit, applyEdits, blankEntry, type HandEdit, withEdit } from "./hand-edit.ts";
import { sampleResume } from "./sample-resume.ts";
import type { ResumeData } from "./structure.ts";

const set = (section: string, entry_id: string | null, field: string | null, value: string) =>
  ({ kind: "set", place: { section, entry_id, field }, value }) satisfies HandEdit;
const jobs = ({ workExperience }: ResumeData) => workExperience.map(({ company }) => company);

describe("an edit by hand", () => {
  it("changes one field, and nothing else", () => {
    const after = applyEdit(sampleResume, set("workExperience", "w2", "company", "腾讯"));
    expect(jobs(after)).toEqual(["美团", "腾讯"]);
    expect(after.education).toBe(sampleResume.education);
    expect(applyEdit(sampleResume, set("skillContent", null, null, "Rust")).skillContent).toBe(
      "Rust",
    );
    expect(applyEdit(sampleResume, set("basic", null, "name", "王")).basic.name).toBe("王");
    const place = { section: "basic", entry_id: null, field: "links" };
    const linked = applyEdit(sampleResume, { kind: "set", place, value: ["https://a.example"] });
    expect(linked.basic.links).toEqual(["https://a.example"]);
  });

  it("adds, moves and removes entries", () => {
    const added = applyEdits(sampleResume, [
      { kind: "add", section: "workExperience", entry: blankEntry("workExperience", "w3") },
      set("workExperience", "w3", "company", "百度"),
      { kind: "move", section: "workExperience", entry_id: "w3", to: 0 },
    ]);
    expect(jobs(added)).toEqual(["百度", "美团", "字节跳动"]);
    const removed = applyEdit(added, { kind: "remove", section: "workExperience", entry_id: "w1" });
    expect(jobs(removed)).toEqual(["百度", "字节跳动"]);
  });

  it("changes nothing where its entry is gone, and adds none twice", () => {
    expect(applyEdit(sampleResume, set("projects", "gone", "name", "x"))).toEqual(sampleResume);
    const move: HandEdit = { kind: "move", section: "projects", entry_id: "gone", to: 0 };
    expect(applyEdit(sampleResume, move)).toBe(sampleResume);
    const add: HandEdit = { kind: "add", section: "projects", entry: blankEntry("projects", "p1") };
    expect(applyEdit(sampleResume, add)).toBe(sampleResume);
  });

  it("goes on while one types at the same place", () => {
    const name = (value: string) => set("basic", null, "name", value);
    const edits = ["林", "林雨"].map(name).reduce(withEdit, []);
    expect(edits).toEqual([name("林雨")]);
    expect(withEdit(edits, set("basic", null, "title", "x"))).toHaveLength(2);
  });
});
