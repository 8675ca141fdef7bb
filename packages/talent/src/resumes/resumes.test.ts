import type { Principal } from "@bole/base";
import { hashedNgrams } from "@bole/models";
import { ResumeData } from "@bole/reading/text";
import { expect, it } from "vitest";
import { createSearchIndex } from "../search/index.ts";
import { describeTalent, type OpenedTalent } from "../testing/describe-talent.suite.ts";

const TEXT = [
  "Ada Palmer",
  "ada@example.com",
  "Berlin",
  "",
  "Experience",
  "Acme Corp, Engineer",
  "2020-01 – present",
  "- Built a ledger with PostgreSQL",
  "",
  "Skills",
  "Kubernetes",
].join("\n");

async function imported({ talent, rosa }: OpenedTalent) {
  const file = { name: "ada.txt", bytes: new TextEncoder().encode(TEXT) };
  const { resume_id } = await talent.imports.import(rosa, file);
  return (await talent.resumes.get(rosa, resume_id ?? "")).resume;
}

function change(
  { store, talent }: OpenedTalent,
  principal: Principal,
  ...[id, changed]: [id: string, { version: number; data: ResumeData }]
) {
  return store.transaction((transaction) =>
    talent.resumes.changeIn(transaction, principal, id, changed),
  );
}

describeTalent("a résumé that is edited", ({ open }) => {
  it("has its skills, years and text anew, and its person follows", async () => {
    const opened = open();
    const { talent, rosa } = opened;
    const { id, data, version, person_id } = await imported(opened);
    const [work] = data.workExperience;
    if (work === undefined) throw new Error("There must be a job.");
    const edited = ResumeData.parse({
      ...data,
      basic: { ...data.basic, name: "Ada King", title: "Architect" },
      workExperience: [{ ...work, startDate: "2024-11", endDate: "Present" }],
      skillContent: "Docker",
      languages: ["English"],
    });
    const changed = await change(opened, rosa, id, { version, data: edited });
    expect(changed).toMatchObject({ version: 2, title: "Architect", data: edited });
    const { resume, document, concepts } = await talent.resumes.get(rosa, id);
    expect(resume.tags.skill).toContain("docker");
    expect(resume.tags.skill).not.toContain("kubernetes");
    expect(resume.years).toBeLessThan(3);
    const text = document?.text ?? "";
    for (const [path, spans] of Object.entries(resume.sources)) {
      const said = spans.map(({ start, end }) => text.slice(start, end)).join("");
      expect(JSON.stringify(edited), path).toContain(JSON.stringify(said).slice(1, -1));
    }
    const docker = concepts.find((concept) => concept.id === "docker")?.spans[0];
    expect(text.slice(docker?.start, docker?.end)).toBe("Docker");
    expect(await talent.resumes.original(rosa, id)).toMatchObject({ name: "ada.txt" });
    const person = await talent.people.get(rosa, person_id);
    expect(person).toMatchObject({ name: "Ada King", headline: "Architect", version: 2 });
  });

  it("leaves what somebody wrote of its person by hand, and tells who comes too late", async () => {
    const opened = open();
    const { talent, rosa } = opened;
    const { id, data, version, person_id } = await imported(opened);
    await talent.people.change(rosa, person_id, 1, { name: "Dr. Palmer" });
    const renamed = { ...data, basic: { ...data.basic, name: "A. P.", location: "" } };
    await change(opened, rosa, id, { version, data: renamed });
    expect(await talent.people.get(rosa, person_id)).toMatchObject({
      name: "Dr. Palmer",
      location: null,
    });
    await expect(change(opened, rosa, id, { version, data })).rejects.toMatchObject({
      code: "version-conflict",
      data: { version: 2 },
    });
    const other = { ...rosa, tenant: "another" };
    await expect(change(opened, other, id, { version: 2, data })).rejects.toMatchObject({
      code: "resume-unknown",
    });
  });

  it("is found by what it says now, and no longer by what it said", async () => {
    const opened = open();
    const search = createSearchIndex({ store: opened.store, embedder: hashedNgrams() });
    const { talent, rosa } = open({ search });
    const { id, data, version } = await imported({ ...opened, talent, rosa });
    const found = async (q: string) =>
      (await search.search(rosa.tenant, { q, kinds: ["resume"], tracks: ["keyword"] })).hits.map(
        (hit) => hit.id,
      );
    expect(await found("Kubernetes")).toEqual([id]);
    const edited = { ...data, skillContent: "Terraform" };
    await change({ ...opened, talent }, rosa, id, { version, data: edited });
    expect(await found("Kubernetes")).toEqual([]);
    expect(await found("Terraform")).toEqual([id]);
    await search.close();
  });

  it("is compared with criteria by what it says now, with quotes from that", async () => {
    const opened = open();
    const { talent, rosa } = opened;
    const { id, data, version, person_id } = await imported(opened);
    const job = await talent.jobs.create(rosa, {
      title: "Engineer",
      criteria: [{ id: "k", text: "Kubernetes", need: "must" }],
    });
    await change(opened, rosa, id, {
      version,
      data: { ...data, skillContent: "- Kubernetes, 3 years" },
    });
    const { assessments } = await talent.assessments.of(rosa, person_id, job.id);
    const { document } = await talent.resumes.get(rosa, id);
    const [quote] = assessments[0]?.quotes ?? [];
    expect(assessments).toMatchObject([{ verdict: "meets" }]);
    expect(document?.text.slice(quote?.span.start, quote?.span.end)).toBe(quote?.text);
  });
});

describeTalent("a résumé that is written here", ({ open }) => {
  it("is somebody's: a new person's, or of somebody we know by their address", async () => {
    const { store, talent, rosa } = open();
    const write = (resume: Parameters<typeof talent.resumes.writeIn>[2]) =>
      store.transaction((transaction) => talent.resumes.writeIn(transaction, rosa, resume));
    const blank = await write({});
    expect(blank).toMatchObject({ version: 1, title: "", document_id: null });
    expect(await talent.people.get(rosa, blank.person_id)).toMatchObject({
      name: "",
      source: "manual",
    });
    const basic = { name: "Li Lei", email: "li@example.com", title: "Engineer" };
    const first = await write({ data: ResumeData.parse({ basic }) });
    const again = await write({ data: ResumeData.parse({ basic }), title: "For Acme" });
    expect(again).toMatchObject({ person_id: first.person_id, title: "For Acme" });
    const named = await write({ person_id: blank.person_id });
    expect(named.person_id).toBe(blank.person_id);
    await expect(write({ person_id: "nobody" })).rejects.toMatchObject({ code: "person-unknown" });

    const { items, total, next } = await talent.resumes.list(rosa, { limit: 3 });
    expect([items.map(({ id }) => id), total, next]).toEqual([
      [named.id, again.id, first.id],
      4,
      "3",
    ]);
    const { items: rest } = await talent.resumes.list(rosa, { after: "3" });
    expect(rest).toMatchObject([{ id: blank.id, person_name: "", document_name: null }]);
    expect((await talent.resumes.list(rosa, { q: "li lei" })).total).toBe(2);
    const ofBlank = { person_id: blank.person_id };
    expect((await talent.resumes.list(rosa, ofBlank)).items).toHaveLength(2);
  });
});
