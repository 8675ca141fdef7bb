import { expect, it, onTestFinished } from "vitest";
import { appendStage } from "../applications/stage-log.ts";
import { createSearchIndex } from "../search/index.ts";
import { meaningEmbedder } from "../search/testing/meaning-embedder.ts";
import { describeTalent, type OpenedTalent } from "../testing/describe-talent.suite.ts";

const cv = (text: string) => ({ name: "cv.txt", bytes: new TextEncoder().encode(text) });
const NURSE =
  "王芳\nwang@example.com\n上海\n\n工作经历\n仁和医院 护士 2015年1月 - 2024年1月\n- 重症护理\n";
const TEACHER =
  "Tom Baker\ntom@example.com\nLondon\n\nExperience\nHill School, Teacher, 2018-01 - 2024-01\n- Taught mathematics\n";

describeTalent("people who are sought", ({ open }) => {
  /** With the two of them, and the vectors of what they wrote. */
  async function openWithSearch(): Promise<OpenedTalent> {
    const { store } = open();
    const search = createSearchIndex({ store, embedder: meaningEmbedder() });
    onTestFinished(() => search.close());
    const opened = open({ search });
    await opened.talent.imports.import(opened.rosa, cv(NURSE));
    await opened.talent.imports.import(opened.rosa, cv(TEACHER));
    search.start();
    await search.whenIdle();
    return opened;
  }

  it("are found by words and by meaning, the best first, with what found them", async () => {
    const { talent, rosa } = await openWithSearch();
    const found = await talent.people.list(rosa, { q: "nursing" });
    expect(found.items[0]).toMatchObject({ person: { name: "王芳" }, hit: { kind: "resume" } });
    expect(found.tracks.map(({ track }) => track).toSorted()).toEqual([
      "keyword",
      "semantic",
      "tag",
    ]);
    const words = await talent.people.list(rosa, { q: "mathematics" });
    expect(words.items[0]?.person.name).toBe("Tom Baker");
  });

  it("are found by a part of their name, and by filters that the index does not know", async () => {
    const { talent, rosa } = await openWithSearch();
    const byName = await talent.people.list(rosa, { q: "bak" });
    expect(byName.items[0]?.person.name).toBe("Tom Baker");
    const job = await talent.jobs.create(rosa, { title: "Nurse" });
    expect((await talent.people.list(rosa, { q: "nursing", job_id: job.id })).items).toEqual([]);
    const { items } = await talent.people.list(rosa, { q: "nursing", location: "London" });
    expect(items.map(({ person }) => person.name)).not.toContain("王芳");
  });

  it("are no longer found as two when they are one", async () => {
    const { talent, rosa } = await openWithSearch();
    const { items } = await talent.people.list(rosa);
    const [tom, fang] = items.map(({ person }) => person);
    await talent.people.merge(rosa, tom?.id ?? "", {
      other_id: fang?.id ?? "",
      version: 1,
      other_version: 1,
    });
    const found = await talent.people.list(rosa, { q: "护理" });
    expect(found.items.map(({ person }) => person.id)).toEqual([tom?.id]);
  });

  it("are limited by what the words say, which is told with its place", async () => {
    const { talent, rosa } = await openWithSearch();
    const q = "more than five years, in shanghai, not yet contacted";
    const { items, understood, total } = await talent.people.list(rosa, { q });
    expect(items.map(({ person }) => person.name)).toEqual(["王芳"]);
    expect(total).toBe(1);
    expect(understood.map(({ kind, start, end }) => [kind, q.slice(start, end)])).toEqual([
      ["years", "more than five years"],
      ["place", "in shanghai"],
      ["stage", "not yet contacted"],
    ]);
    const words = await talent.people.list(rosa, { q: "护理，在伦敦" });
    expect(words.items.map(({ person }) => person.name)).not.toContain("王芳");
    const literal = await talent.people.list(rosa, { q: "护理，在伦敦", literal: true });
    expect(literal.understood).toEqual([]);
    expect(literal.items[0]?.person.name).toBe("王芳");
  });

  it("are not those who got to a stage that they must not have got to", async () => {
    const { talent, rosa, store } = await openWithSearch();
    const job = await talent.jobs.create(rosa, { title: "Nurse" });
    const [fang] = (await talent.people.list(rosa, { q: "护理" })).items;
    const application = await talent.applications.add(rosa, {
      person_id: fang?.person.id ?? "",
      job_id: job.id,
    });
    const namesOf = async (q: string) =>
      (await talent.people.list(rosa, { q })).items.map(({ person }) => person.name);
    expect(await namesOf("还没联系过")).toHaveLength(2);
    await store.transaction((transaction) =>
      appendStage(
        { now: () => new Date("2026-11-15T09:00:00Z"), newId: (prefix) => `${prefix}_moved` },
        transaction.forTenant(rosa.tenant),
        { application_id: application.id, to: "interview", reason: "", actor: "rosa" },
        1,
      ),
    );
    expect(await namesOf("还没联系过")).toEqual(["Tom Baker"]);
    expect(await namesOf("available")).toEqual(["Tom Baker"]);
    expect(await namesOf("护士，面试阶段")).toEqual(["王芳"]);
  });

  it("are nobody where letters are typed at random, in either script", async () => {
    const { talent, rosa } = await openWithSearch();
    for (const q of ["xqzvk jjwpt", "龘靐齉 爩鱻", "🙃🙃"]) {
      const { items, total } = await talent.people.list(rosa, { q });
      expect({ items, total }).toEqual({ items: [], total: 0 });
    }
  });
});
