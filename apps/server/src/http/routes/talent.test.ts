/** People, résumés and jobs over HTTP. What the services themselves do is tested beside them. */
import { createModels, hashedNgrams } from "@bole/models";
import { Job, Person } from "@bole/talent";
import { startModelServer } from "@bole/testing";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { testApi } from "../../../test/api.ts";
import {
  Candidate,
  CandidateAssessment,
  CandidateList,
  ImportResult,
} from "../contract/candidates.ts";
import { DemoState } from "../contract/demo.ts";
import { JobList, JobRead } from "../contract/jobs.ts";
import { ResumeDetail } from "../contract/resumes.ts";
import { ConceptList, SearchAnswer } from "../contract/search.ts";

const ADA = `Ada Palmer
ada@example.com | +44 20 7946 0321 | Leeds, UK

Experience
Backend Engineer, Millrace Ltd                Mar 2019 - Present
- Runs PostgreSQL and Kubernetes for 40 services.

Education
BSc Computer Science, University of Ambleford   2014 - 2017
`;
const AD = `Senior Backend Engineer
Requirements
- 3+ years of experience with PostgreSQL
- Kubernetes
Nice to have
- Rust
`;

const api = await testApi();

async function importFiles(files: Readonly<Record<string, string>>, query = "") {
  const form = new FormData();
  for (const [name, text] of Object.entries(files)) form.append("files", new File([text], name));
  const init = { method: "POST", body: form };
  const response = await api.app.request(`/api/candidates/import${query}`, init);
  expect(response.status).toBe(200);
  return ImportResult.parse(await response.json()).files;
}

describe("candidates", () => {
  it("are imported with a result for each file, listed, found, and shown with their sources", async () => {
    const [dry] = await importFiles({ "ada.txt": ADA }, "?tenant=one&dry_run=true");
    expect(dry).toMatchObject({ status: "read", person_id: null });
    const [ada, bad] = await importFiles({ "ada.txt": ADA, "bad.pdf": "" }, "?tenant=one");
    expect(ada).toMatchObject({ status: "imported", resume: { basic: { name: "Ada Palmer" } } });
    expect(bad).toMatchObject({ status: "failed", problem: { code: "document-empty" } });
    expect(await importFiles({ "copy.txt": ADA }, "?tenant=one")).toMatchObject([
      { status: "unchanged", person_id: ada?.person_id },
    ]);

    const list = await api.ask(CandidateList, "GET", "/candidates?tenant=one");
    expect(list.items.map(({ person }) => person.name)).toEqual(["Ada Palmer"]);
    const found = await api.ask(SearchAnswer, "GET", "/search?tenant=one&q=kubernetes&kind=person");
    expect(found.hits[0]).toMatchObject({ id: ada?.person_id, tags: ["kubernetes"] });
    const none = await api.ask(CandidateList, "GET", "/candidates?tenant=one&skills=figma");
    expect(none.items).toEqual([]);

    const { resume, document } = await api.ask(
      ResumeDetail,
      "GET",
      `/resumes/${ada?.resume_id}?tenant=one`,
    );
    const [span] = resume.sources["workExperience[0].company"] ?? [];
    expect(document?.text.slice(span?.start, span?.end)).toBe("Millrace Ltd");
    const original = await api.send("GET", `/resumes/${ada?.resume_id}/document?tenant=one`);
    expect(await original.text()).toBe(ADA);
    expect(original.headers.get("content-disposition")).toContain("attachment");
    // Another tenant sees nothing of it.
    expect((await api.refusal("GET", `/resumes/${ada?.resume_id}`)).code).toBe("resume-unknown");
  });

  it("are changed by whoever saw their newest version", async () => {
    const [ada] = await importFiles({ "ada.txt": ADA }, "?tenant=two");
    const path = `/candidates/${ada?.person_id}`;
    const body = { version: 1, change: { note: "Call in May" }, tenant: "two" };
    expect(await api.ask(Person, "PATCH", path, body)).toMatchObject({ version: 2 });
    const conflict = await api.refusal("PATCH", path, body);
    expect(conflict).toMatchObject({ status: 409, code: "version-conflict" });
    expect(conflict.data).toMatchObject({ current: { version: 2, note: "Call in May" } });
    const { activity } = await api.ask(Candidate, "GET", `${path}?tenant=two`);
    expect(activity.map(({ kind }) => kind)).toEqual(["changed", "imported"]);
  });

  it.each([
    ["no form", {}, "unsupported-content-type"],
    ["no file", { body: new FormData() }, "invalid-request"],
  ])("%s is a mistake", async (_, init, code) => {
    const response = await api.app.request("/api/candidates/import", { method: "POST", ...init });
    expect(await response.json()).toMatchObject({ code });
  });
});

describe("jobs", () => {
  it("are read from an advertisement, added, changed, and compared with people", async () => {
    const { draft, sources } = await api.ask(JobRead, "POST", "/jobs/read", { text: AD });
    expect(draft).toMatchObject({ title: "Senior Backend Engineer" });
    expect(Object.keys(sources)).toContain("title");
    const job = await api.ask(Job, "POST", "/jobs", { job: draft, tenant: "three" });
    const changed = { version: 1, job: { ...draft, status: "paused" }, tenant: "three" };
    await api.ask(Job, "PUT", `/jobs/${job.id}`, changed);
    const refused = await api.refusal("PUT", `/jobs/${job.id}`, changed);
    expect(refused.code).toBe("version-conflict");

    const [ada] = await importFiles({ "ada.txt": ADA }, `?tenant=three&job_id=${job.id}`);
    const { items } = await api.ask(JobList, "GET", "/jobs?tenant=three&status=paused");
    expect(items).toMatchObject([{ id: job.id, must: 2, nice: 1, stages: { sourced: 1 } }]);
    const { assessments } = await api.ask(
      CandidateAssessment,
      "GET",
      `/candidates/${ada?.person_id}/assessment?job_id=${job.id}&tenant=three`,
    );
    expect(assessments.map(({ verdict }) => verdict)).toEqual(["meets", "meets", "unknown"]);

    const posting = await api.send("GET", `/jobs/${job.id}/posting?tenant=three`);
    expect(posting.headers.get("content-type")).toContain("application/ld+json");
    expect(await posting.json()).toMatchObject({ "@type": "JobPosting", title: job.title });
  });

  it("are filled by a model where the rules left something open, and read without one that fails", async () => {
    const text = "Baker\n\nThe ovens of Bäckerei Sonne want somebody who gets up early.";
    const quote = "Bäckerei Sonne";
    const fields = [{ path: "organisation", value: quote, quote }];
    const model = await startModelServer();
    try {
      const endpoint = { provider: "openai-compatible", name: "stand-in", url: model.url } as const;
      const models = createModels({
        models: [{ ...endpoint, key: "key-0123456789" }],
        retries: 0,
        embedder: hashedNgrams(),
      });
      const { ask } = await testApi({ host: { models } });
      await model.script({ kind: "answer", text: JSON.stringify({ fields }) });
      const { draft, read_as } = await ask(JobRead, "POST", "/jobs/read", { text });
      expect([draft.organisation, read_as]).toEqual([quote, "text"]);
    } finally {
      await model.stop();
    }
    const fails = () => Promise.reject(new Error("out of order"));
    const failing = { run: fails, converse: fails };
    const { ask, logged } = await testApi({ host: { models: failing } });
    const read = await ask(JobRead, "POST", "/jobs/read", { text });
    expect(read.draft.title).toBe("Baker");
    expect(logged()).toContainEqual(
      expect.objectContaining({ msg: "a model could not fill the job" }),
    );
  });

  it.each([
    ["  ", "job-text-empty"],
    ['{"@type": "Recipe"}', "job-posting-missing"],
  ])("are not read from %j", async (text, code) => {
    expect(await api.refusal("POST", "/jobs/read", { text })).toMatchObject({ code, status: 422 });
  });

  it("say which field is wrong", async () => {
    const { code, issues } = await api.refusal("POST", "/jobs", { job: { title: " " } });
    expect(code).toBe("invalid-request");
    expect(issues).toMatchObject([{ path: "$.job.title" }]);
  });
});

describe("skills", () => {
  it("are found by the beginning of their name in either language, and by id", async () => {
    const { items } = await api.ask(ConceptList, "GET", "/skills?q=kubern&limit=1");
    expect(items).toMatchObject([{ id: "kubernetes" }]);
    const byId = await api.ask(ConceptList, "GET", "/skills?ids=kubernetes,no-such-skill");
    expect(byId.items).toHaveLength(1);
  });
});

describe("the demo", () => {
  it("is loaded once, and goes with one request", async () => {
    const path = "/demo?tenant=demo";
    expect(await api.ask(DemoState, "GET", path)).toMatchObject({ state: "absent", people: 0 });
    const [one, two] = await Promise.all([
      api.ask(DemoState, "POST", path),
      api.ask(DemoState, "POST", path),
    ]);
    expect(one).toEqual(two);
    expect(one).toMatchObject({ state: "loaded", jobs: 14, projects: 40 });
    expect(await api.ask(DemoState, "DELETE", path)).toMatchObject({ state: "absent" });
    const { total } = await api.ask(
      CandidateList.pick({ total: true }),
      "GET",
      "/candidates?tenant=demo",
    );
    expect(total).toBe(0);
    expect(z.int().parse(one.people)).toBeGreaterThanOrEqual(60);
  });
});
