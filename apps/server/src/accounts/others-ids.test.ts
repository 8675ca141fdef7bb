/**
 * Somebody's own things, and everybody else who has learnt their ids: every route is asked with each of
 * them, in its path, its query and its body. Nothing of what is kept there may come back or change.
 */
import { Job, Resume } from "@bole/talent";
import { describe, expect, it } from "vitest";
import { accountsApp, type Client, OWNER } from "../../test/accounts-app.ts";
import { testApp } from "../../test/test-app.ts";
import { testHost } from "../../test/test-host.ts";
import { CareerState } from "../http/contract/career.ts";
import { RecommendAnswer } from "../http/contract/recommend.ts";
import { ResumeList } from "../http/contract/resumes.ts";
import { RunActionResults } from "../http/contract/run-actions.ts";
import { RunList } from "../http/contract/runs.ts";

/** Stands in everything that is private, and nowhere else. */
const SECRET = "Zanzibarova";

/** Left out: it would end the session that asks. */
const ENDS_THE_SESSION = "DELETE /api/session";

const ROUTES = [
  ...new Set(
    testApp()
      .app.routes.filter(({ method, path }) => method !== "ALL" && path.startsWith("/api/"))
      .map(({ method, path }) => `${method} ${path}`),
  ),
].filter((route) => route !== ENDS_THE_SESSION);

describe("everybody else", async () => {
  const { host, join, signIn, globex } = await accountsApp({
    host: await testHost({ recommends: true }),
  });
  const cara = await join("local", "candidate");
  const json = async (response: Response) => {
    const text = await response.text();
    expect(response.status, text).toBeLessThan(300);
    return JSON.parse(text);
  };
  const data = { basic: { name: SECRET } };
  const own = Resume.parse(await json(await cara("POST", "/api/resumes", { data })));
  const wish = { message: `I am ${SECRET} and want to become a nurse within two years` };
  const session = CareerState.parse(await json(await cara("POST", "/api/career/sessions", wish)));
  await host.engine.settled("local", session.session_id);
  const question = { user_input: `${SECRET} looks for Python`, resume_id: own.id };
  const asked = RecommendAnswer.parse(await json(await cara("POST", "/api/recommend", question)));
  const ids = [own.id, own.person_id, session.session_id, asked.run_id];
  const owner = await signIn(OWNER.email);
  const job = Job.parse(await json(await owner("POST", "/api/jobs", { job: { title: "Nurse" } })));

  /** What names things in bodies, as the routes want it. */
  const bodies = (id: string): Readonly<Record<string, unknown>> => ({
    "POST /api/recommend": { student_id: id },
    "POST /api/recommend/why-not": { resume_id: own.id, item_id: job.id },
    "POST /api/agent/cv-tools": { message: "What is my name?", resume_id: id },
    "POST /api/career/sessions": { message: "A plan", user_profile: { resume_id: id } },
    "POST /api/applications": { person_id: id, job_id: job.id },
    "POST /api/applications/own": { resume_id: id, job_id: job.id },
    "POST /api/resumes": { person_id: id, data: { basics: {} } },
    "POST /api/candidates/:id/merge": { other_id: id },
    "POST /api/candidates/labels": { person_ids: [id], add: ["x"], remove: [] },
    "POST /api/signals": { event: "career_reply", data: { session_id: id, turn: 1, message: "x" } },
    "POST /api/runs/actions": { action: "cancel", runs: [id] },
    "POST /api/effects": { content: { kind: "erase_person", payload: { person_id: id } } },
  });

  async function tell(client: Client, route: string, id: string): Promise<string> {
    const [method = "", path = ""] = route.split(" ");
    const names = ["path", "prefix"].map((name) => `${name}=/runs/${id}/1/artifact.json`);
    const query = ["resume_id", "person_id", "run_id"].map((name) => `${name}=${id}`);
    const search = /\/vfs/.test(path) ? names : query;
    const asking = `${path.replace(/:\w+/g, id)}?${search.join("&")}`;
    const body = method === "GET" || method === "DELETE" ? undefined : (bodies(id)[route] ?? {});
    const response = await client(method, asking, body);
    const isStream = response.headers.get("content-type")?.includes("event-stream") === true;
    if (isStream) await response.body?.cancel();
    return isStream ? `a stream of ${SECRET}` : response.text();
  }

  const others: readonly (readonly [string, () => Promise<Client>])[] = [
    ["an owner", async () => owner],
    ["a recruiter", () => join("local", "recruiter")],
    ["a hiring manager", () => join("local", "hiring_manager")],
    ["an auditor", () => join("local", "auditor")],
    ["the owner of another organisation", globex],
  ];

  it.each(others)("as %s learns nothing by any route", async (_, enter) => {
    const client = await enter();
    // A stream of the session's own, whatever is named.
    for (const route of ROUTES.filter((one) => one !== "GET /api/mentions/events"))
      for (const id of ids)
        expect(`${route} ${await tell(client, route, id)}`).not.toContain(SECRET);
  });

  it("is told that there is no such thing where a body names it", async () => {
    const named = [
      ["POST /api/recommend", { student_id: own.person_id }],
      ["POST /api/recommend", { resume_id: own.id }],
      ["POST /api/recommend/why-not", { student_id: own.person_id, item_id: job.id }],
      ["POST /api/agent/cv-tools", { message: "Hello", resume_id: own.id }],
      ["POST /api/career/sessions", { message: "A", user_profile: { resume_id: own.id } }],
      ["POST /api/applications", { person_id: own.person_id, job_id: job.id }],
      ["POST /api/signals", { event: "career_reply", data: { session_id: session.session_id } }],
    ] as const;
    for (const [route, body] of named) {
      const [method = "", path = ""] = route.split(" ");
      const response = await owner(method, path, body);
      expect(`${route}: ${response.status} ${await response.text()}`).toContain(`${route}: 404`);
    }
  });

  it("finds it in no list", async () => {
    const client = await signIn("recruiter@local.example");
    for (const route of ROUTES.filter((one) => one.startsWith("GET ") && !one.includes(":"))) {
      const response = await client("GET", route.slice("GET ".length));
      const isStream = response.headers.get("content-type")?.includes("event-stream") === true;
      if (isStream) await response.body?.cancel();
      else expect(`${route} ${await response.text()}`).not.toContain(SECRET);
    }
    const { runs } = RunList.parse(await json(await owner("GET", "/api/runs")));
    expect(runs.map(({ run_id }) => run_id)).not.toContain(asked.run_id);
    const files = await (await owner("GET", "/api/vfs/list")).text();
    for (const id of ids) expect(files).not.toContain(id);
  });

  it("cannot act on it together with others, or by a filter", async () => {
    const acting = { action: "cancel", runs: [session.session_id, "unknown"] };
    const { results } = RunActionResults.parse(
      await json(await owner("POST", "/api/runs/actions", acting)),
    );
    expect(results.map(({ code }) => code)).toEqual(["run-unknown", "run-unknown"]);
    const filter = { action: "cancel", filter: { since: "2026-01-01T00:00:00Z" } };
    const answer = await (await owner("POST", "/api/runs/actions", filter)).text();
    expect(answer).not.toContain(session.session_id);
  });

  it("sees no recommendation of before there were accounts, except whoever had the workspace then", async () => {
    const plan = (args: Record<string, unknown>) => ({
      ...{ version: "1", description: "Recommend" },
      steps: [{ id: "1", action: "recommend", args }],
    });
    const start = async (input: { kind: string; user_input: string }) => {
      const run = await host.engine.start({ tenant: "local", input, plan: plan(input) });
      await host.engine.settled("local", run.run_id);
      return run.run_id;
    };
    const mine = await start({ kind: "job", user_input: "Python" });
    const ours = await start({ kind: "people", user_input: "Python" });
    const second = await join("local", "owner");
    const seen = async (client: Client) => {
      const { runs } = RunList.parse(await json(await client("GET", "/api/runs")));
      return [mine, ours].filter((id) => runs.some(({ run_id }) => run_id === id));
    };
    expect(await seen(owner)).toEqual([mine, ours]);
    expect(await seen(second)).toEqual([ours]);
    expect((await second("GET", `/api/runs/${mine}`)).status).toBe(404);
  });

  it("has changed nothing", async () => {
    const path = `/api/resumes/${own.id}`;
    expect(await json(await cara("GET", path))).toMatchObject({ resume: { version: own.version } });
    const mine = ResumeList.parse(await json(await cara("GET", "/api/resumes")));
    expect(mine.items).toHaveLength(1);
    const run = await host.engine.run("local", session.session_id);
    expect(run.status).toBe("waiting");
    expect((await cara("GET", `/api/career/sessions/${session.session_id}`)).status).toBe(200);
  });

  it("as somebody who sees no people gets none recommended", async () => {
    const people = { kind: "people", job_id: job.id };
    expect((await cara("POST", "/api/recommend", people)).status).toBe(404);
    const wanted = { kind: "people", user_input: "Python" };
    expect((await cara("POST", "/api/recommend", wanted)).status).toBe(403);
  });
});
