/**
 *   Acme:  job A (team: the hiring manager) ← Ada applied, meets the interviewer
 *          job B                            ← Bob applied
 */
import { Application, Effect, Interviewer, Job, Resume } from "@bole/talent";
import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { accountsApp, type Client, OWNER } from "../../test/accounts-app.ts";
import { CurrentSession, MemberList } from "../http/contract/accounts.ts";
import { Candidate, ImportResult } from "../http/contract/candidates.ts";
import { CareerState } from "../http/contract/career.ts";
import { InterviewList } from "../http/contract/interviews.ts";
import { JobList } from "../http/contract/jobs.ts";
import { MentionList } from "../http/contract/notes.ts";
import { ResumeList } from "../http/contract/resumes.ts";
import { RunList } from "../http/contract/runs.ts";

const read = async <S extends z.ZodType>(schema: S, sent: Promise<Response>) => {
  const response = await sent;
  const text = await response.text();
  expect(response.status, text).toBeLessThan(300);
  return schema.parse(JSON.parse(text));
};

async function acme() {
  const all = await accountsApp();
  const owner = await all.signIn(OWNER.email);
  const cookie = await all.cookie(OWNER.email);
  const importOne = async (name: string) => {
    const body = new FormData();
    body.append(
      "files",
      new File([`${name}\n${name}@people.example\n\nSkills\nSQL\n`], `${name}.txt`),
    );
    const init = { method: "POST", body, headers: { Cookie: cookie } };
    const result = await all.app.request("/api/candidates/import", init, {});
    const [file] = ImportResult.parse(await result.json()).files;
    return { person: file?.person_id ?? "", resume: file?.resume_id ?? "" };
  };
  const addJob = (title: string) => read(Job, owner("POST", "/api/jobs", { job: { title } }));
  const [ada, bob] = [await importOne("Ada"), await importOne("Bob")];
  const [a, b] = [await addJob("Job A"), await addJob("Job B")];
  const publish = { kind: "publish_job", payload: { job_id: a.id, version: a.version } };
  await read(Effect, owner("POST", "/api/effects", { content: publish }));
  const apply = (person_id: string, job_id: string) =>
    read(Application, owner("POST", "/api/applications", { person_id, job_id }));
  const application = await apply(ada.person, a.id);
  await apply(bob.person, b.id);
  const [manager, interviewer, candidate] = [
    await all.join("local", "hiring_manager"),
    await all.join("local", "interviewer"),
    await all.join("local", "candidate"),
  ];
  const { user } = await read(CurrentSession, manager("GET", "/api/session"));
  const team = { members: [user?.id, "no-member"] };
  expect((await owner("PUT", `/api/jobs/${a.id}/team`, team)).status).toBe(204);
  const kim = { name: "Kim", email: "Interviewer@local.example", time_zone: "UTC" };
  const met = await read(Interviewer, owner("POST", "/api/interviewers", { interviewer: kim }));
  const payload = {
    application_id: application.id,
    interviewer_id: met.id,
    starts_at: new Date(Date.now() + 86_400_000).toISOString(),
    ends_at: new Date(Date.now() + 90_000_000).toISOString(),
    time_zone: "UTC",
    place: "Room 1",
  };
  await read(
    Effect,
    owner("POST", "/api/effects", { content: { kind: "book_interview", payload } }),
  );
  return { ...all, owner, manager, interviewer, candidate, ada, bob, a, b };
}

const titles = async (client: Client) =>
  (await read(JobList, client("GET", "/api/jobs"))).items.map(({ title }) => title);
const statusOf = async (client: Client, path: string) =>
  (await client("GET", `/api${path}`)).status;

describe("what people see", async () => {
  const { owner, manager, interviewer, candidate, join, host, ...world } = await acme();
  const { ada, bob, a, b } = world;

  it("hiring managers see their jobs, and who applied for them", async () => {
    expect(await titles(manager)).toEqual(["Job A"]);
    expect(await statusOf(manager, `/jobs/${a.id}/board`)).toBe(200);
    expect(await statusOf(manager, `/jobs/${b.id}`)).toBe(404);
    expect(await statusOf(manager, `/candidates/${ada.person}`)).toBe(200);
    expect(await statusOf(manager, `/resumes/${ada.resume}`)).toBe(200);
    expect(await statusOf(manager, `/candidates/${bob.person}`)).toBe(404);
    expect(await statusOf(manager, `/resumes/${bob.resume}`)).toBe(404);
    const { items } = await read(InterviewList, manager("GET", "/api/interviews"));
    expect(items.map(({ person_id }) => person_id)).toEqual([ada.person]);
  });

  it("they see nothing of a person's other applications, mails and likenesses", async () => {
    const body = { person_id: ada.person, job_id: b.id };
    await read(Application, owner("POST", "/api/applications", body));
    for (const client of [manager, interviewer]) {
      const shown = await read(Candidate, client("GET", `/api/candidates/${ada.person}`));
      expect(shown.applications.map(({ job_title }) => job_title)).toEqual(["Job A"]);
      expect(JSON.stringify(shown)).not.toContain("Job B");
      expect([...shown.messages, ...shown.duplicates]).toEqual([]);
    }
    const all = await read(Candidate, owner("GET", `/api/candidates/${ada.person}`));
    expect(all.applications).toHaveLength(2);
  });

  it("interviewers see their interviews, and whom they meet", async () => {
    const { items } = await read(InterviewList, interviewer("GET", "/api/interviews"));
    expect(items).toHaveLength(1);
    expect(await statusOf(interviewer, `/interviews/${items[0]?.id}`)).toBe(200);
    expect(await statusOf(interviewer, `/candidates/${ada.person}`)).toBe(200);
    expect(await statusOf(interviewer, `/candidates/${bob.person}`)).toBe(404);
    const other = await join("local", "auditor");
    expect((await read(InterviewList, other("GET", "/api/interviews"))).items).toHaveLength(1);
  });

  it("candidates see open jobs and their own side", async () => {
    expect(await titles(candidate)).toEqual(["Job A"]);
    const { items } = await read(JobList, candidate("GET", "/api/jobs"));
    expect(items[0]?.stages).toEqual({});
    expect(await statusOf(candidate, `/jobs/${b.id}`)).toBe(404);
    expect(await statusOf(candidate, `/resumes/${ada.resume}`)).toBe(404);
    const body = { message: "Hello", resume_id: ada.resume };
    expect((await candidate("POST", "/api/agent/cv-tools", body)).status).toBe(404);
  });

  it("those who are mentioned in a note find it, as far as they see the person", async () => {
    const { items } = await read(MemberList, owner("GET", "/api/members"));
    const mentions = items.map(({ user_id }) => user_id);
    const about = (person: string, text: string) =>
      owner("POST", `/api/candidates/${person}/notes`, { text, mentions });
    expect((await about(ada.person, "Strong")).status).toBe(200);
    expect((await about(bob.person, "Secret")).status).toBe(200);
    const found = async (client: Client) =>
      (await read(MentionList, client("GET", "/api/mentions"))).items.map(({ text }) => text);
    for (const client of [manager, interviewer]) expect(await found(client)).toEqual(["Strong"]);
    expect(await found(candidate)).toEqual([]);
    expect(await found(owner)).toEqual([]);
    expect(await statusOf(manager, `/candidates/${bob.person}/notes`)).toBe(404);
    expect(await statusOf(candidate, `/candidates/${ada.person}/notes`)).toBe(403);
    const answer = { text: "I agree", mentions: ["local"] };
    await manager("POST", `/api/candidates/${ada.person}/notes`, answer);
    expect(await found(owner)).toEqual(["I agree"]);
    await manager("POST", `/api/candidates/${ada.person}/notes/read`);
    expect(await found(manager)).toEqual([]);
  });

  it("nobody else sees a résumé or a career plan that somebody made for themselves", async () => {
    const data = { basics: { name: "Cara" } };
    const own = await read(Resume, candidate("POST", "/api/resumes", { data }));
    const mine = await read(ResumeList, candidate("GET", "/api/resumes"));
    expect(mine.items.map(({ id }) => id)).toEqual([own.id]);
    for (const client of [owner, manager, interviewer]) {
      expect(await statusOf(client, `/resumes/${own.id}`)).toBe(404);
      expect(await statusOf(client, `/candidates/${own.person_id}`)).not.toBe(200);
      const edit = { path: "basics.name", action: "set", value: "x", version: 1 };
      expect((await client("PATCH", `/api/resumes/${own.id}`, edit)).status).not.toBe(200);
    }
    const wish = { message: "I want to become a nurse within two years" };
    const { session_id } = await read(CareerState, candidate("POST", "/api/career/sessions", wish));
    await host.engine.settled("local", session_id);
    expect(await statusOf(candidate, `/career/sessions/${session_id}`)).toBe(200);
    expect(await statusOf(owner, `/career/sessions/${session_id}`)).toBe(404);
    expect(await statusOf(owner, `/runs/${session_id}`)).toBe(404);
    const artifact = encodeURIComponent(`/runs/${session_id}/x/artifact.json`);
    expect(await statusOf(owner, `/vfs?path=${artifact}`)).toBe(404);
    const { runs } = await read(RunList, owner("GET", "/api/runs"));
    expect(runs.map(({ run_id }) => run_id)).not.toContain(session_id);
  });
});
