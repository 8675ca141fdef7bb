import { expect, it } from "vitest";
import { appendStage } from "../applications/stage-log.ts";
import { writeMessage } from "../messages/write-message.ts";
import { describeTalent } from "../testing/describe-talent.suite.ts";

const resume = (text: string) => ({ name: "cv.txt", bytes: new TextEncoder().encode(text) });

const LI_LEI = `李雷
高级前端工程师
lilei@example.com | 13812345678 | 上海

工作经历
示例科技有限公司 前端工程师 2018年3月 - 2024年3月
- 使用 React 和 TypeScript 开发后台系统

专业技能
React, TypeScript
`;

describeTalent("people", ({ open }) => {
  it("are written by hand, and changed by who saw their newest version", async () => {
    const { talent, rosa } = open();
    const person = await talent.people.add(rosa, { name: " Ann Lee ", email: "ann@example.com" });
    expect(person).toMatchObject({ name: "Ann Lee", source: "manual", version: 1 });
    const changed = await talent.people.change(rosa, person.id, 1, {
      consent: "given",
      email: null,
    });
    expect(changed).toMatchObject({ consent: "given", email: null, version: 2, name: "Ann Lee" });
    await expect(talent.people.change(rosa, person.id, 1, { note: "late" })).rejects.toMatchObject({
      code: "version-conflict",
      data: { current: changed },
    });
    const { activity } = await talent.people.candidate(rosa, person.id);
    expect(activity).toMatchObject([
      { kind: "changed", actor: "rosa", facts: { fields: "email, consent" } },
      { kind: "imported", facts: { source: "manual" } },
    ]);
    await expect(talent.people.get({ ...rosa, tenant: "globex" }, person.id)).rejects.toMatchObject(
      { code: "person-unknown", entry: { status: 404 } },
    );
  });

  it("are listed newest first, in pages, and limited by any filter", async () => {
    const { talent, rosa } = open();
    const job = await talent.jobs.create(rosa, { title: "前端" });
    const { person_id } = await talent.imports.import(rosa, resume(LI_LEI), { job_id: job.id });
    for (const name of ["Ann", "Ben", "Cem"]) {
      await talent.people.add(rosa, { name, location: "Berlin, Germany" });
    }
    const names = async (filter: Parameters<typeof talent.people.list>[1]) => {
      const { items, total } = await talent.people.list(rosa, filter);
      expect(total).toBe(items.length);
      return items.map(({ person }) => person.name);
    };
    expect(await names({})).toEqual(["Cem", "Ben", "Ann", "李雷"]);
    expect(await names({ q: "ben" })).toEqual(["Ben"]);
    expect(await names({ q: "13812345678" })).toEqual(["李雷"]);
    expect(await names({ location: "BERLIN" })).toEqual(["Cem", "Ben", "Ann"]);
    expect(await names({ skills: ["react", "typescript"] })).toEqual(["李雷"]);
    expect(await names({ skills: ["react", "java"] })).toEqual([]);
    expect(await names({ min_years: 5, max_years: 7 })).toEqual(["李雷"]);
    expect(await names({ language: "zh" })).toEqual(["李雷"]);
    expect(await names({ source: "import" })).toEqual(["李雷"]);
    expect(await names({ job_id: job.id, stage: "sourced" })).toEqual(["李雷"]);
    expect(await names({ stage: "offer" })).toEqual([]);

    const first = await talent.people.list(rosa, { limit: 3 });
    expect(first).toMatchObject({ total: 4, tracks: [] });
    const last = await talent.people.list(rosa, { limit: 3, after: first.next ?? "" });
    expect(last.next).toBeNull();
    expect(last.items).toMatchObject([
      {
        person: { id: person_id },
        title: "高级前端工程师",
        language: "zh",
        years: 6.1,
        skills: ["frontend-development", "react", "typescript"],
        stages: [{ job_id: job.id, job_title: "前端", stage: "sourced" }],
        findings: 0,
        duplicates: 0,
        hit: null,
      },
    ]);
    await expect(talent.people.list(rosa, { limit: 0 })).rejects.toMatchObject({
      code: "talent-request-invalid",
    });
  });

  it("who are one become one, with all that belongs to both", async () => {
    const { talent, store, rosa } = open();
    const [first, second] = [
      await talent.jobs.create(rosa, { title: "First" }),
      await talent.jobs.create(rosa, { title: "Second" }),
    ];
    const { person_id } = await talent.imports.import(rosa, resume(LI_LEI), { job_id: first.id });
    const other = await talent.people.add(rosa, {
      name: "Li Lei",
      note: "met at a fair",
      consent: "given",
    });
    const further = await talent.applications.add(rosa, {
      person_id: other.id,
      job_id: first.id,
    });
    await talent.applications.add(rosa, { person_id: other.id, job_id: second.id });
    await store.transaction((transaction) =>
      appendStage(
        { now: () => new Date("2026-11-15T09:00:00Z"), newId: (prefix) => `${prefix}_moved` },
        transaction.forTenant(rosa.tenant),
        { application_id: further.id, to: "interview", reason: "", actor: "rosa" },
        1,
      ),
    );
    const parts = { now: () => new Date("2026-11-15T09:00:00Z"), newId: () => "message_1" };
    await writeMessage(parts, store.forTenant(rosa.tenant), {
      person_id: other.id,
      job_id: null,
      direction: "out",
      state: "sent",
      message_id: "<1@acme>",
      in_reply_to: null,
      references: [],
      thread_id: "t1",
      from: "rosa@acme.example",
      to: "li@example.com",
      address: "li@example.com",
      subject: "Hello",
      text: "Hello",
    });

    const id = person_id ?? "";
    const merge = { other_id: other.id, version: 1, other_version: 1 };
    const merged = await talent.people.merge(rosa, id, merge);
    expect(merged).toMatchObject({
      name: "李雷",
      note: "met at a fair",
      consent: "given",
      version: 2,
    });
    const candidate = await talent.people.candidate(rosa, id);
    expect(
      candidate.applications.map(({ job_title, application }) => [job_title, application.stage]),
    ).toEqual([
      ["Second", "sourced"],
      ["First", "interview"],
    ]);
    expect(candidate.messages).toHaveLength(1);
    expect(candidate.resumes).toHaveLength(1);
    const kinds = candidate.activity.map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === "applied")).toHaveLength(3);
    expect(kinds).toContain("merged");
    await expect(talent.people.get(rosa, other.id)).rejects.toMatchObject({
      code: "person-unknown",
      data: { merged_into: id },
    });
    expect((await talent.people.list(rosa)).total).toBe(1);
    expect((await talent.jobs.list(rosa, { q: "first" })).items[0]?.stages).toEqual({
      interview: 1,
    });
  });

  it("are merged only by who saw both as they are", async () => {
    const { talent, rosa } = open();
    const [ann, bea] = [
      await talent.people.add(rosa, { name: "Ann" }),
      await talent.people.add(rosa, { name: "Bea" }),
    ];
    const merge = { other_id: bea.id, version: 1, other_version: 2 };
    await expect(talent.people.merge(rosa, ann.id, merge)).rejects.toMatchObject({
      code: "version-conflict",
      data: { current: { id: bea.id } },
    });
    await expect(
      talent.people.merge(rosa, ann.id, { ...merge, other_id: ann.id }),
    ).rejects.toMatchObject({ code: "merge-with-oneself" });
    const both = await Promise.allSettled([
      talent.people.merge(rosa, ann.id, { ...merge, other_version: 1 }),
      talent.people.merge(rosa, bea.id, { other_id: ann.id, version: 1, other_version: 1 }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect((await talent.people.list(rosa)).total).toBe(1);
  });

  it("who are two are not proposed again, whatever changes", async () => {
    const { talent, rosa } = open();
    const [ann, bea] = [
      await talent.people.add(rosa, { name: "Ann", phone: "+49 30 1234567" }),
      await talent.people.add(rosa, { name: "Bea", phone: "030 1234567" }),
    ];
    const proposed = async () => (await talent.people.candidate(rosa, ann.id)).duplicates;
    expect(await proposed()).toMatchObject([{ because: ["phone"], certainty: 0.56 }]);
    await talent.people.differ(rosa, ann.id, bea.id);
    expect(await proposed()).toEqual([]);
    await talent.people.change(rosa, bea.id, 1, { name: "Ann" });
    expect(await proposed()).toEqual([]);
    await talent.people.undoDiffer(rosa, ann.id, bea.id);
    expect(await proposed()).toHaveLength(1);
  });
});
