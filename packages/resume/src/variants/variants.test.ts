import { ResumeData } from "@bole/talent";
import { expect, it } from "vitest";
import { describeDesk, type OpenedDesk } from "../testing/describe-desk.suite.ts";
import { ResumeVariants } from "./variants.ts";

const DATA = ResumeData.parse({
  basic: { name: "Ada Byrne", title: "Data Analyst", phone: "+353 87 123 4567" },
  workExperience: [{ id: "a", company: "Harbour Foods", description: "- Reports\n- Budgets" }],
  skillContent: "SQL, Python",
});
const set = (path: string, value: string) => ({ op: "replace" as const, path, value });

//   source v1 ──► source v2 (phone, skills)
//      │               ┊ offered: phone
//      └──► variant v1 (skills of its own) ──► variant v2 (phone taken over)
async function made(opened: OpenedDesk) {
  const { desk, olga } = opened;
  const variants = new ResumeVariants(opened);
  const source = await desk.create(olga, { data: DATA, own: true });
  const variant = await variants.create(olga, source.id, {
    name: "Analyst at Acme",
    base_version: 1,
    edits: [set("/skillContent", "Python, SQL")],
  });
  const changeSource = () =>
    desk.edit(olga, source.id, {
      base_version: 1,
      edits: [set("/basic/phone", "+353 1 555 0100"), set("/skillContent", "SQL, Python, R")],
    });
  return { variants, source, variant, changeSource };
}

describeDesk("a variant", ({ open }) => {
  it("is a résumé of the same person with the edits, and leaves its source as it was", async () => {
    const opened = open();
    const { desk, olga } = opened;
    const { variants, source, variant } = await made(opened);
    expect(variant).toMatchObject({
      person_id: source.person_id,
      title: "Analyst at Acme",
      version: 1,
      data: { skillContent: "Python, SQL" },
    });
    expect((await desk.get(olga, source.id)).resume.data.skillContent).toBe("SQL, Python");
    expect(await variants.sources(olga, [source.id, variant.id])).toEqual(
      new Map([[variant.id, source.id]]),
    );
  });

  it("is offered what its source says since, and keeps its own words where both changed", async () => {
    const opened = open();
    const { variants, variant, source, changeSource } = await made(opened);
    const { olga } = opened;
    expect(await variants.state(olga, variant.id)).toMatchObject({
      source_id: source.id,
      source_version: 1,
      offered: [],
    });
    await changeSource();
    const state = await variants.state(olga, variant.id);
    expect(state?.offered.map(({ field }) => field)).toEqual(["phone"]);
    const updated = await variants.update(olga, variant.id);
    expect(updated).toMatchObject({
      version: 2,
      title: "Analyst at Acme",
      data: { basic: { phone: "+353 1 555 0100" }, skillContent: "Python, SQL" },
    });
    expect(await variants.state(olga, variant.id)).toMatchObject({
      source_version: 2,
      offered: [],
    });
    expect((await opened.desk.history(olga, variant.id)).items).toMatchObject([
      { cause: { kind: "tailor" } },
    ]);
  });

  it("may be made of an old version, which is its base from then on", async () => {
    const opened = open();
    const { variants, source, changeSource } = await made(opened);
    await changeSource();
    const old = await variants.create(opened.olga, source.id, {
      ...{ name: "Older", base_version: 1, edits: [] },
    });
    expect(old.data.skillContent).toBe("SQL, Python");
    const state = await variants.state(opened.olga, old.id);
    expect(state?.offered.map(({ section }) => section)).toEqual(["basic", "skillContent"]);
  });

  it("is none where a résumé has no source, and none of another tenant's", async () => {
    const opened = open();
    const { variants, source, variant } = await made(opened);
    expect(await variants.state(opened.olga, source.id)).toBeNull();
    await expect(variants.update(opened.olga, source.id)).rejects.toMatchObject({
      code: "no-variant",
    });
    const stranger = { ...opened.olga, tenant: `${opened.olga.tenant}-other` };
    expect(await variants.sources(stranger, [variant.id])).toEqual(new Map());
    await expect(variants.state(stranger, variant.id)).rejects.toMatchObject({
      code: "resume-unknown",
    });
  });

  it("goes with its résumé", async () => {
    const opened = open();
    const { variant } = await made(opened);
    const db = opened.store.forTenant(opened.olga.tenant);
    const count = () => db.selectFrom("resume_variants").select("resume_id").execute();
    expect(await count()).toHaveLength(1);
    await db.deleteFrom("resumes").where("id", "=", variant.id).execute();
    expect(await count()).toEqual([]);
  });
});
