import { ResumeData } from "@bole/reading/text";
import { expect, it } from "vitest";
import { describeTalent, type OpenedTalent } from "../testing/describe-talent.suite.ts";

const data = ResumeData.parse({
  basic: { name: "Ida Berg", email: "ida@berg.example", title: "Baker" },
});
const FILE = {
  name: "ida.txt",
  bytes: new TextEncoder().encode("Ida Berg\nida@berg.example\nBaker at Crumb, 2019-2025"),
};

const write = ({ talent, store, rosa }: OpenedTalent, own: boolean) =>
  store.transaction((transaction) => talent.resumes.writeIn(transaction, rosa, { own, data }));

const candidates = async ({ talent, rosa }: OpenedTalent, q?: string) =>
  (await talent.people.list(rosa, q === undefined ? {} : { q })).items.map(
    ({ person }) => person.name,
  );

describeTalent("one's own résumés", ({ open }) => {
  it("are nobody's candidate: not listed, counted, found by address, opened or added to a job", async () => {
    const opened = open();
    const { talent, rosa } = opened;
    const { person_id, id } = await write(opened, true);
    const job = await talent.jobs.create(rosa, { title: "Night baker" });
    expect(await candidates(opened)).toEqual([]);
    expect(await candidates(opened, "Ida")).toEqual([]);
    expect((await talent.people.list(rosa, {})).total).toBe(0);
    await expect(talent.people.candidate(rosa, person_id)).rejects.toMatchObject({
      code: "person-unknown",
    });
    await expect(
      talent.applications.add(rosa, { person_id, job_id: job.id }),
    ).rejects.toMatchObject({ code: "person-unknown" });
    const mine = await talent.resumes.list(rosa, { own: true });
    expect(mine.items.map((resume) => resume.id)).toEqual([id]);
    expect((await talent.resumes.list(rosa, { own: false })).total).toBe(0);
  });

  it("are not shown to another user of the tenant", async () => {
    const opened = open();
    await write(opened, true);
    const { items } = await opened.talent.resumes.list({ ...opened.rosa, user: "max" });
    expect(items).toEqual([]);
  });

  it("are apart from a candidate with the same address, whichever came first", async () => {
    const opened = open();
    const own = await write(opened, true);
    const other = await write(opened, false);
    const again = await write(opened, true);
    expect(other.person_id).not.toBe(own.person_id);
    expect(again.person_id).toBe(own.person_id);
    const { duplicates } = await opened.talent.people.candidate(opened.rosa, other.person_id);
    expect(duplicates).toEqual([]);
  });

  it("may come from a file that a candidate's came from, too", async () => {
    const opened = open();
    const { talent, rosa } = opened;
    const candidate = await talent.imports.import(rosa, FILE);
    const own = await talent.imports.import(rosa, FILE, { own: true });
    const again = await talent.imports.import(rosa, FILE, { own: true });
    expect([candidate.status, own.status, again.status]).toEqual([
      "imported",
      "imported",
      "unchanged",
    ]);
    expect(own.person_id).not.toBe(candidate.person_id);
    expect(again.resume_id).toBe(own.resume_id);
    expect(await candidates(opened)).toEqual(["Ida Berg"]);
  });
});

describeTalent("applying with one's own résumé", ({ open }) => {
  const apply = async (opened: OpenedTalent, resume_id: string, title: string) => {
    const { talent, rosa } = opened;
    const job = await talent.jobs.create(rosa, { title, status: "open" }, { demo: true });
    return talent.ownApplications.apply(rosa, { resume_id, job_id: job.id, consent: true });
  };

  it("makes a candidate with consent and a copy that later edits do not reach", async () => {
    const opened = open();
    const { talent, store, rosa } = opened;
    const own = await write(opened, true);
    const sent = await apply(opened, own.id, "Night baker");
    expect(sent).toMatchObject({ job_title: "Night baker", stage: "sourced", resume_id: own.id });

    const [row] = (await talent.people.list(rosa, {})).items;
    expect(row?.person).toMatchObject({ consent: "given", source: "application", owner: null });
    expect(row?.person.id).not.toBe(own.person_id);
    await store.transaction((transaction) =>
      talent.resumes.changeIn(transaction, rosa, own.id, {
        data: { ...data, basic: { ...data.basic, title: "Pastry chef" } },
        version: 1,
      }),
    );
    const copy = await talent.resumes.get(rosa, row?.resume_id ?? "");
    expect(copy.resume).toMatchObject({ origin_id: own.id, data: { basic: { title: "Baker" } } });
  });

  it("is the same candidate for a second job, and once for each", async () => {
    const opened = open();
    const { talent, rosa } = opened;
    const own = await write(opened, true);
    const first = await apply(opened, own.id, "Night baker");
    await apply(opened, own.id, "Pastry chef");
    expect((await talent.people.list(rosa, {})).total).toBe(1);
    const mine = await talent.ownApplications.list(rosa);
    expect(mine.map(({ job_title }) => job_title)).toEqual(["Pastry chef", "Night baker"]);
    await expect(
      talent.ownApplications.apply(rosa, {
        resume_id: own.id,
        job_id: first.job_id,
        consent: true,
      }),
    ).rejects.toMatchObject({ code: "application-exists" });
  });

  it("can be withdrawn and taken up again, which those who hire see", async () => {
    const opened = open();
    const { talent, rosa } = opened;
    const own = await write(opened, true);
    const { application_id, job_id } = await apply(opened, own.id, "Night baker");
    const stageOnBoard = async () => (await talent.applications.ofJob(rosa, job_id))[0]?.stage;
    expect(await talent.ownApplications.withdraw(rosa, application_id)).toMatchObject({
      stage: "withdrawn",
    });
    expect(await stageOnBoard()).toBe("withdrawn");
    await expect(talent.ownApplications.withdraw(rosa, application_id)).rejects.toMatchObject({
      code: "application-ended",
    });
    await talent.ownApplications.undoWithdrawal(rosa, application_id);
    expect(await stageOnBoard()).toBe("sourced");
    await expect(talent.ownApplications.undoWithdrawal(rosa, application_id)).rejects.toMatchObject(
      { code: "application-ended" },
    );
    const other = { ...rosa, user: "max" };
    await expect(talent.ownApplications.withdraw(other, application_id)).rejects.toMatchObject({
      code: "application-unknown",
    });
  });

  it("needs a résumé of one's own and a job that is open", async () => {
    const opened = open();
    const { talent, rosa } = opened;
    const [own, candidate] = [await write(opened, true), await write(opened, false)];
    const draft = await talent.jobs.create(rosa, { title: "Not yet", status: "draft" });
    const asked = { resume_id: own.id, job_id: draft.id, consent: true as const };
    await expect(talent.ownApplications.apply(rosa, asked)).rejects.toMatchObject({
      code: "job-closed",
    });
    await expect(apply(opened, candidate.id, "Baker")).rejects.toMatchObject({
      code: "resume-unknown",
    });
  });
});
