import { Snapshot } from "@bole/resume";
import { Resume, ResumeData } from "@bole/talent";
import { describe, expect, it } from "vitest";
import { testApi } from "../../../test/api.ts";
import {
  ResumeDetail,
  ResumeDiff,
  ResumeHistory,
  ResumeList,
  SavedResume,
} from "../contract/resumes.ts";

const api = await testApi();
const DATA = {
  basic: { name: "张三" },
  workExperience: [{ company: "美团" }, { company: "字节" }],
};
const rename = (value: string) => ({ path: "basic.name", action: "update", value });

async function begun() {
  const { id } = await api.ask(Resume, "POST", "/resumes", { data: DATA });
  const edit = (base_version: number, ...edits: object[]) =>
    api.ask(SavedResume, "PATCH", `/resumes/${id}`, { base_version, edits });
  return { id, path: `/resumes/${id}`, edit };
}

describe("a résumé", () => {
  it("begins blank or with data, and is listed with those that were worked on last", async () => {
    const blank = await api.ask(Resume, "POST", "/resumes", { title: "For Acme" });
    expect(blank).toMatchObject({ version: 1, title: "For Acme", data: ResumeData.parse({}) });
    const { id, edit } = await begun();
    await edit(1, rename("李四"));
    const { items, total } = await api.ask(ResumeList, "GET", "/resumes?limit=1");
    expect(items).toMatchObject([{ id, version: 2, person_name: "李四", document_name: null }]);
    expect(total).toBeGreaterThan(1);
    const found = await api.ask(ResumeList, "GET", `/resumes?q=${encodeURIComponent("李四")}`);
    expect(found.items.map((row) => row.id)).toEqual([id]);
  });

  it("is edited by operations and calls, together, for the version that was seen", async () => {
    const { path, edit } = await begun();
    await edit(1, { path: "workExperience[0]", action: "delete" });
    const saved = await edit(
      1,
      { op: "replace", path: "/workExperience/1/company", value: "字节跳动" },
      { path: "skillContent", action: "add", value: "Go" },
    );
    expect(saved).toMatchObject({ merged: true, can_undo: true, resume: { version: 3 } });
    expect(saved.changes).toMatchObject([
      { section: "workExperience", entry_label: "字节", field: "company" },
      { section: "skillContent", after: "Go" },
    ]);
    const { resume } = await api.ask(ResumeDetail, "GET", path);
    expect(resume.data.workExperience).toMatchObject([{ company: "字节跳动" }]);
  });

  it("is not edited where somebody else changed the same: both are shown", async () => {
    const { path, edit } = await begun();
    await edit(1, rename("李四"));
    const body = { base_version: 1, edits: [rename("王五")] };
    expect(await api.refusal("PATCH", path, body)).toMatchObject({
      status: 409,
      code: "edit-conflict",
      data: {
        version: 2,
        conflicts: [{ field: "name", base: "张三", yours: "王五", theirs: "李四" }],
        resume_data: { basic: { name: "李四" } },
      },
    });
  });

  it("goes back and forth, has named versions, and tells what differs", async () => {
    const { path, edit } = await begun();
    const first = await api.ask(Snapshot, "POST", `${path}/snapshots`, { name: "初稿" });
    await edit(1, rename("李四"));
    const undone = await api.ask(SavedResume, "POST", `${path}/undo`, {});
    expect(undone).toMatchObject({ can_undo: false, can_redo: true });
    await api.ask(SavedResume, "POST", `${path}/redo`, { times: 1 });
    const diff = await api.ask(ResumeDiff, "GET", `${path}/diff?from=1&to=4`);
    expect(diff.changes).toMatchObject([{ field: "name", before: "张三", after: "李四" }]);
    const old = await api.ask(ResumeData, "GET", `${path}/versions/1`);
    expect(old.basic.name).toBe("张三");
    const restored = await api.ask(SavedResume, "POST", `${path}/restore`, {
      snapshot_id: first.id,
    });
    expect(restored.resume).toMatchObject({ version: 5, data: { basic: { name: "张三" } } });
    const history = await api.ask(ResumeHistory, "GET", `${path}/history?limit=2`);
    expect(history).toMatchObject({
      version: 5,
      next: 4,
      snapshots: [{ name: "初稿", version: 1 }],
    });
    expect(history.items.map(({ cause }) => cause.kind)).toEqual(["restore", "redo"]);
  });

  it.each<[string, string, string, object | undefined, string]>([
    ["PATCH", "", "without edits", { base_version: 1, edits: [] }, "invalid-request"],
    ["PATCH", "", "without a version", { edits: [rename("x")] }, "invalid-request"],
    [
      "PATCH",
      "",
      "of a version to come",
      { base_version: 9, edits: [rename("x")] },
      "resume-version-unknown",
    ],
    [
      "PATCH",
      "",
      "by an edit of no kind",
      { base_version: 1, edits: [{ path: "x" }] },
      "invalid-request",
    ],
    [
      "PATCH",
      "",
      "behind the data",
      { base_version: 1, edits: [{ op: "add", path: "/__proto__/x", value: 1 }] },
      "invalid-request",
    ],
    [
      "PATCH",
      "",
      "where nothing is",
      { base_version: 1, edits: [{ op: "remove", path: "/x" }] },
      "patch-unfit",
    ],
    [
      "PATCH",
      "",
      "with a wrong value",
      { base_version: 1, edits: [{ path: "basic.email", action: "update", value: "x" }] },
      "edit-refused",
    ],
    [
      "PATCH",
      "",
      "into what is none",
      { base_version: 1, edits: [{ op: "replace", path: "/education", value: "x" }] },
      "resume-invalid",
    ],
    ["POST", "/undo", "with nothing to undo", {}, "nothing-to-undo"],
    ["POST", "/redo", "with nothing to redo", {}, "nothing-to-redo"],
    ["POST", "/undo", "never", { times: 0 }, "invalid-request"],
    ["POST", "/restore", "to nothing", {}, "invalid-request"],
    ["POST", "/restore", "to an unknown snapshot", { snapshot_id: "x" }, "snapshot-unknown"],
    ["POST", "/snapshots", "without a name", { name: " " }, "invalid-request"],
    ["GET", "/diff?from=1", "with one version only", undefined, "invalid-request"],
    ["GET", "/diff?from=1&to=7", "with a version to come", undefined, "resume-version-unknown"],
    ["GET", "/versions/x", "of no version", undefined, "resume-version-unknown"],
  ])("refuses %s%s %s", async (method, more, _, body, code) => {
    const { path } = await begun();
    expect(await api.refusal(method, `${path}${more}`, body)).toMatchObject({ code });
  });

  it("is not edited by what has no bottom, at once or bit by bit", async () => {
    const { path, edit } = await begun();
    const nested = (depth: number) => JSON.parse(`${"[".repeat(depth)}1${"]".repeat(depth)}`);
    const bottomless = `${"[".repeat(50_000)}${"]".repeat(50_000)}`;
    for (const edited of [`"op":"add","path":"/x"`, `"path":"skillContent","action":"update"`]) {
      const response = await api.app.request(`/api${path}`, {
        method: "PATCH",
        headers: { "Content-Type": "application/json" },
        body: `{"base_version":1,"edits":[{${edited},"value":${bottomless}}]}`,
      });
      expect(await response.json()).toMatchObject({ status: 400, code: "invalid-request" });
    }
    await edit(1, { op: "add", path: "/x", value: nested(20) });
    const deeper = { op: "add", path: `/x${"/0".repeat(19)}/0`, value: nested(20) };
    expect(await api.refusal("PATCH", path, { base_version: 2, edits: [deeper] })).toMatchObject({
      code: "resume-invalid",
    });
  });

  it("is refused from data that is none, or for nobody", async () => {
    const none = await api.refusal("POST", "/resumes", { data: { education: "none" } });
    expect(none).toMatchObject({ code: "resume-invalid", issues: [{ path: "education" }] });
    const nobody = await api.refusal("POST", "/resumes", { person_id: "nobody" });
    expect(nobody).toMatchObject({ code: "person-unknown" });
  });
});
