import { ResumeData } from "@bole/talent";
import { expect, it } from "vitest";
import { describeDesk, type OpenedDesk } from "../testing/describe-desk.suite.ts";
import type { RequestedEdit } from "./edit-request.ts";

const DATA = ResumeData.parse({
  basic: { name: "张三", email: "z@example.com" },
  workExperience: [
    { id: "a", company: "美团", position: "工程师" },
    { id: "b", company: "字节" },
  ],
  skillContent: "Java",
});

const rename = (value: string): RequestedEdit => ({ path: "basic.name", action: "update", value });
const patch = (path: string, value: string): RequestedEdit => ({ op: "replace", path, value });

async function written({ desk, olga }: OpenedDesk) {
  const { id, person_id } = await desk.create(olga, { data: DATA });
  const edit = (base_version: number, ...edits: RequestedEdit[]) =>
    desk.edit(olga, id, { base_version, edits, language: "zh" });
  const name = async () => (await desk.get(olga, id)).resume.data.basic.name;
  return { id, person_id, edit, name };
}

describeDesk("an edit", ({ open }) => {
  it("is a new version, kept as a patch with its inverse, its cause and what it changed", async () => {
    const opened = open();
    const { desk, olga, store } = opened;
    const { id, edit } = await written(opened);
    const { resume, merged, changes, can_undo } = await edit(
      1,
      rename("李四"),
      patch("/skillContent", "Go"),
    );
    expect(resume).toMatchObject({
      version: 2,
      data: { basic: { name: "李四" }, skillContent: "Go" },
    });
    expect([merged, can_undo, changes.length]).toEqual([false, true, 2]);
    const history = await desk.history(olga, id);
    expect(history).toMatchObject({ version: 2, can_undo: true, can_redo: false, next: null });
    expect(history.items).toEqual([
      {
        version: 2,
        cause: { kind: "hand" },
        solver: null,
        actor: "olga",
        at: expect.stringMatching(/^2026-11-15T/),
        changes: [
          expect.objectContaining({
            section: "basic",
            field: "name",
            before: "张三",
            after: "李四",
          }),
          expect.objectContaining({ section: "skillContent", before: "Java", after: "Go" }),
        ],
      },
    ]);
    const row = await store
      .forTenant(olga.tenant)
      .selectFrom("resume_edits")
      .select(["patch", "inverse"])
      .executeTakeFirstOrThrow();
    expect([row.patch, row.inverse].map((text) => JSON.parse(text))).toEqual([
      [patch("/basic/name", "李四"), patch("/skillContent", "Go")],
      [patch("/basic/name", "张三"), patch("/skillContent", "Java")],
    ]);
  });

  it("that changes nothing makes no version, and one that cannot be made changes nothing", async () => {
    const opened = open();
    const { edit, name } = await written(opened);
    expect(await edit(1, rename("张三"))).toMatchObject({ changes: [], resume: { version: 1 } });
    for (const [wrong, code] of [
      [{ path: "basic.email", action: "update", value: "x" }, "edit-refused"],
      [patch("/basic/age", "3"), "patch-unfit"],
      [{ op: "replace", path: "/workExperience/0/startDate", value: "soon" }, "resume-invalid"],
      [{ op: "remove", path: "/workExperience/0/id" }, "resume-invalid"],
    ] as const) {
      await expect(edit(1, rename("李四"), wrong)).rejects.toMatchObject({ code });
    }
    await expect(edit(7, rename("李四"))).rejects.toMatchObject({ code: "resume-version-unknown" });
    expect(await name()).toBe("张三");
  });

  //                 ┌─ 2: the first job is taken away ─┐
  //   version 1 ────┤                                  ├─► 3: both
  //                 └─ the second job's title ─────────┘
  it("of an older version is brought onto what holds now, by the ids of entries", async () => {
    const opened = open();
    const { edit } = await written(opened);
    await edit(1, { path: "workExperience[0]", action: "delete" });
    const { resume, merged, changes } = await edit(1, {
      path: "workExperience[1].position",
      action: "update",
      value: "架构师",
    });
    expect([resume.version, merged]).toEqual([3, true]);
    expect(resume.data.workExperience).toMatchObject([{ id: "b", position: "架构师" }]);
    expect(changes).toMatchObject([{ entry_id: "b", field: "position", after: "架构师" }]);
  });

  it("of what somebody else changed is a conflict that shows both, and changes nothing", async () => {
    const opened = open();
    const { edit, name } = await written(opened);
    await edit(1, rename("李四"));
    await expect(edit(1, rename("王五"))).rejects.toMatchObject({
      code: "edit-conflict",
      data: {
        version: 2,
        conflicts: [
          { section: "basic", field: "name", base: "张三", yours: "王五", theirs: "李四" },
        ],
      },
    });
    expect(await name()).toBe("李四");
  });

  it("at the same time as others loses nothing of anybody's", async () => {
    const opened = open();
    const { desk, olga } = opened;
    const { id, edit } = await written(opened);
    const fields = ["name", "title", "location", "summary"];
    await Promise.all(
      fields.map((field) => edit(1, { path: `basic.${field}`, action: "update", value: field })),
    );
    const { resume } = await desk.get(olga, id);
    expect(resume.version).toBe(5);
    expect(resume.data.basic).toMatchObject(
      Object.fromEntries(fields.map((field) => [field, field])),
    );
  });
});

describeDesk("the history", ({ open }) => {
  it("goes back and forth, until something new is written", async () => {
    const opened = open();
    const { desk, olga } = opened;
    const { id, edit, name } = await written(opened);
    await edit(1, rename("二"));
    await edit(2, rename("三"));
    expect((await desk.undo(olga, id)).changes).toMatchObject([{ before: "三", after: "二" }]);
    expect((await desk.history(olga, id)).items[0]?.cause).toEqual({ kind: "undo", of: 3 });
    expect(await name()).toBe("二");
    await desk.undo(olga, id);
    expect(await name()).toBe("张三");
    await expect(desk.undo(olga, id)).rejects.toMatchObject({ code: "nothing-to-undo" });
    expect((await desk.redo(olga, id, 5)).resume.version).toBe(7);
    expect(await name()).toBe("三");
    await desk.undo(olga, id);
    await edit(8, rename("四"));
    await expect(desk.redo(olga, id)).rejects.toMatchObject({ code: "nothing-to-redo" });
    await desk.undo(olga, id);
    expect(await name()).toBe("二");
    expect(await desk.history(olga, id)).toMatchObject({
      version: 10,
      can_undo: true,
      can_redo: true,
    });
  });

  it("has named versions, tells what differs between any two, and brings one back", async () => {
    const opened = open();
    const { desk, olga } = opened;
    const { id, edit, name } = await written(opened);
    const first = await desk.snapshot(olga, id, "初稿");
    await edit(1, rename("李四"));
    await edit(2, { path: "workExperience[-1]", action: "delete" });
    await expect(desk.snapshot(olga, id, "初稿")).rejects.toMatchObject({
      code: "snapshot-exists",
    });
    await desk.snapshot(olga, id, "second", 2);
    expect((await desk.history(olga, id)).snapshots).toMatchObject([
      { name: "second", version: 2 },
      { name: "初稿", version: 1 },
    ]);
    expect(await desk.diff(olga, id, 1, 3)).toMatchObject([
      { kind: "changed", section: "basic", field: "name", before: "张三", after: "李四" },
      { kind: "removed", section: "workExperience", entry_id: "b", entry_label: "字节" },
    ]);
    expect(await desk.diff(olga, id, 3, 2)).toMatchObject([{ kind: "added", entry_id: "b" }]);
    const { resume, changes } = await desk.restore(olga, id, { snapshot_id: first.id });
    expect([resume.version, resume.data, changes.length]).toEqual([4, DATA, 2]);
    expect((await desk.history(olga, id)).items[0]?.cause).toEqual({ kind: "restore", of: 1 });
    await desk.undo(olga, id);
    expect(await name()).toBe("李四");
    expect(await desk.version(olga, id, 1)).toEqual(DATA);
    await expect(desk.restore(olga, id, { snapshot_id: "x" })).rejects.toMatchObject({
      code: "snapshot-unknown",
    });
    await expect(desk.diff(olga, id, 1, 99)).rejects.toMatchObject({
      code: "resume-version-unknown",
    });
  });

  it("is read in pages", async () => {
    const opened = open();
    const { desk, olga } = opened;
    const { id, edit } = await written(opened);
    for (const version of [1, 2, 3]) await edit(version, rename(`n${version}`));
    const first = await desk.history(olga, id, { limit: 2 });
    expect([first.items.map(({ version }) => version), first.next]).toEqual([[4, 3], 3]);
    const rest = await desk.history(olga, id, { limit: 2, before: 3 });
    expect([rest.items.map(({ version }) => version), rest.next]).toEqual([[2], null]);
  });

  it("is nobody's of another tenant, and goes with its person", async () => {
    const opened = open();
    const { desk, olga, talent, store } = opened;
    const { id, person_id, edit } = await written(opened);
    await edit(1, rename("李四"));
    await desk.snapshot(olga, id, "初稿");
    const other = { ...olga, tenant: "another" };
    await expect(desk.history(other, id)).rejects.toMatchObject({ code: "resume-unknown" });
    await expect(desk.undo(other, id)).rejects.toMatchObject({ code: "resume-unknown" });

    const { version } = await talent.people.get(olga, person_id);
    const payload = { person_id, version };
    const erase = await talent.effects.request(olga, { kind: "erase_person", payload });
    await talent.effects.approve(olga, erase.id, erase.content_hash);
    const db = store.forTenant(olga.tenant);
    expect(await db.selectFrom("resume_edits").selectAll().execute()).toEqual([]);
    expect(await db.selectFrom("resume_snapshots").selectAll().execute()).toEqual([]);
  });
});
