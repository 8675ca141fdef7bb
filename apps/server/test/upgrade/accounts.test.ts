/** The workspace of a local owner becomes the first organisation by one command, and everything goes on. */
import { temporaryFolder } from "@bole/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runInside, servingInside } from "../bole-inside.ts";
import { fixtureNames, unpackData } from "./fixture.ts";
import type { Ledger } from "./ledger.ts";

const EMAIL = "rosa@acme.example";
const ACCOUNTS = { BOLE_ACCOUNTS: "on" };

describe.each((await fixtureNames()).slice(-1))("the data folder of %s, moved in", (name) => {
  const opened = Promise.withResolvers<Awaited<ReturnType<typeof open>>>();
  let get: (path: string) => Promise<Response>;
  let post: (path: string, body: unknown) => Promise<Response>;
  let ledger: Ledger;
  let url: string;
  beforeAll(async () => {
    opened.resolve(await open(name));
    ({ get, post, ledger, url } = await opened.promise);
  });
  afterAll(async () => (await opened.promise).close());

  const json = async (path: string) => Object(await (await get(path)).json());

  it("is closed to who has not signed in", async () => {
    expect((await fetch(`${url}/api/jobs`)).status).toBe(401);
    expect((await fetch(`${url}/api/health`)).status).toBe(200);
  });

  it("has everything that was there, private things of its owner among it", async () => {
    const { counts } = await json("/emails?limit=1");
    const total = Object.values(Object(counts)).reduce<number>((sum, n) => sum + Number(n), 0);
    expect(total).toBe(ledger.emails);
    for (const path of [
      `/resumes/${ledger.resume.id}`,
      `/agent/cv-tools/sessions/${ledger.resume.session_id}`,
      `/career/sessions/${ledger.career.session_id}`,
      `/interviews/${ledger.interview_id}`,
      `/agent/sessions/${ledger.cards.mails.session_id}`,
    ])
      expect(`${path}: ${(await get(path)).status}`).toBe(`${path}: 200`);
  });

  it("goes on with a run that waits for a person", async () => {
    const { run_id, step } = ledger.runs.people;
    const reply = { node_id: step, content: { decision: "approve" } };
    const answered = await post(`/hitl/${run_id}/reply`, reply);
    expect(answered.status, await answered.text()).toBe(200);
    await expect.poll(async () => (await json(`/runs/${run_id}`)).status).toBe("completed");
  });

  it("goes on with a run that waits for an event", async () => {
    const { run_id, event } = ledger.runs.event;
    expect((await post("/signals", { event })).status).toBe(200);
    await expect.poll(async () => (await json(`/runs/${run_id}`)).status).toBe("completed");
  });
});

it("needs an owner before it starts, and sets one up only once", async () => {
  await using folder = await temporaryFolder();
  const missing = await runInside(["serve"], ACCOUNTS, folder.path);
  expect(missing.err).toContain("bole accounts init");
  const init = ["accounts", "init", "--email", EMAIL];
  expect((await runInside(init, {}, folder.path)).out).toMatch(
    /password is shown this once: \S{24}/,
  );
  expect((await runInside(init, {}, folder.path)).err).toContain('There is "Bole" already.');
});

it("gives somebody a new password who has none any more", async () => {
  await using folder = await temporaryFolder();
  const data = { BOLE_DATA: folder.path };
  await runInside(["accounts", "init", "--email", EMAIL], data, folder.path);
  const reset = ["accounts", "reset", "--email", EMAIL];
  const { out } = await runInside(reset, data, folder.path);
  const password = /shown this once: (\S{24})/.exec(out)?.[1];
  const unknown = ["accounts", "reset", "--email", "nobody@acme.example"];
  expect((await runInside(unknown, data, folder.path)).err).toContain("Nobody has the address");
  await using bole = await servingInside({ ...data, ...ACCOUNTS }, folder.path);
  const signedIn = await fetch(`${bole.url}/api/session`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email: EMAIL, password }),
  });
  expect(signedIn.status).toBe(200);
});

async function open(name: string) {
  const folder = await temporaryFolder();
  const data = { BOLE_DATA: folder.path };
  const ledger = await unpackData(name, folder.path);
  const init = ["accounts", "init", "--email", EMAIL, "--organisation", "Acme"];
  const { out, err } = await runInside(init, data, folder.path);
  const password = /this once: (\S+)/.exec(out)?.[1];
  expect(password, err).toBeDefined();
  const bole = await servingInside({ ...data, ...ACCOUNTS }, folder.path);
  const headers = { "Content-Type": "application/json" };
  const body = JSON.stringify({ email: EMAIL, password });
  const signedIn = await fetch(`${bole.url}/api/session`, { method: "POST", headers, body });
  const Cookie = signedIn.headers
    .getSetCookie()
    .map((one) => one.split(";")[0])
    .join("; ");
  return {
    ledger,
    url: bole.url,
    get: (path: string) => fetch(`${bole.url}/api${path}`, { headers: { Cookie } }),
    post: (path: string, sent: unknown) =>
      fetch(`${bole.url}/api${path}`, {
        method: "POST",
        headers: { ...headers, Cookie },
        body: JSON.stringify(sent),
      }),
    close: async () => {
      await bole[Symbol.asyncDispose]();
      await folder[Symbol.asyncDispose]();
    },
  };
}
