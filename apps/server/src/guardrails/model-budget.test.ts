/** Every call of a model is booked on the tenant's account, whoever makes it; at the limit rules answer. */
import { createModels, hashedNgrams } from "@bole/models";
import { recruiterScript } from "@bole/recruiter/testing/script";
import { TurnEnd } from "@bole/resume";
import { Resume } from "@bole/talent";
import { type ModelServer, startModelServer } from "@bole/testing";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { testApi } from "../../test/api.ts";
import { readSse } from "../../test/read-sse.ts";
import { doneOf, recruiterClient } from "../../test/recruiter-client.ts";
import { PolicyVersion, ResumeDetail } from "../http/contract/index.ts";

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
beforeEach(() => server.reset());
afterAll(() => server.stop());

/** Each answer has 100 tokens in and 20 out: a thousandth and two. */
const PRICES = { "openai:stand-in": { input: 10, output: 100 } };

const { plain, ...reader } = recruiterScript();
const COUNT = plain("<list_people>How many candidates are there?</list_people>");
const INTERVIEWS = plain(
  "<draft_text kind=interview_questions>Draft interview questions</draft_text> and <run_workflow workflow=interview_scheduling>schedule interviews for <job ref=pronoun>this job</job></run_workflow>",
);
const YES = plain("<answer_pending decision=approve>yes</answer_pending>");

async function withModel(limits: object = {}) {
  const endpoint = { provider: "openai", name: "stand-in", url: server.url, key: "key-0123456789" };
  const api = await testApi({
    host: {
      ...{ recruits: true, reader },
      models: (account) =>
        createModels({
          models: [{ ...endpoint, provider: "openai" }],
          prices: PRICES,
          embedder: hashedNgrams(),
          retryDelayMs: 1,
          account,
        }),
    },
  });
  await api.ask(PolicyVersion, "PUT", "/guardrails/policy", { policy: { limits } });
  const asked = async () => (await server.requests()).length;
  return { api, asked, client: recruiterClient(api) };
}

const RESUME = { basic: { name: "王五" }, education: [], workExperience: [] };
const ADVERTISEMENT = { text: "We look for somebody.\n\nYou will do things." };

async function edit({ send, ask }: Awaited<ReturnType<typeof testApi>>, message: string) {
  const { id } = await ask(Resume, "POST", "/resumes", { data: RESUME });
  const response = await send("POST", "/agent/cv-tools", {
    message,
    resume_id: id,
    session_id: id,
  });
  return readSse(response.body);
}

/** What became of a message about a new résumé, and that résumé as it is stored. */
async function proposed(api: Awaited<ReturnType<typeof testApi>>, message: string) {
  const events = await edit(api, message);
  const { content } = z.object({ content: TurnEnd }).parse(events.at(-1)?.data);
  const path = `/resumes/${content.resume_id}`;
  const resume = async () => (await api.ask(ResumeDetail, "GET", path)).resume;
  return { end: content, text: JSON.stringify(events), resume };
}

describe("the day's budget", () => {
  it("is charged for reading advertisements and editing résumés, outside of any run", async () => {
    const { api, asked } = await withModel({ cost_per_day: 0.005 });
    await server.script({ kind: "answer", text: '{"fields":[]}', times: "always" });
    const read = () => api.ask(z.looseObject({}), "POST", "/jobs/read", ADVERTISEMENT);
    await read();
    expect(await asked()).toBe(1);
    await read();
    expect(await asked()).toBe(2);
    // 6 thousandths are spent: nobody is asked any more, and the rules answer.
    await read();
    await edit(api, "把名字改成张三");
    expect(await asked()).toBe(2);
  });

  it("that is spent says so in the turn, and what the rules would edit is proposed", async () => {
    const { api, asked } = await withModel({ cost_per_day: 0 });
    const { end, text, resume } = await proposed(api, "把名字改成张三");
    expect(await asked()).toBe(0);
    expect(end.embedded_because).toBe("budget");
    expect(text).toContain("额度");
    expect(text).toContain("你确认后才会修改");
    expect(await resume()).toMatchObject({ version: 1, data: { basic: { name: "王五" } } });
    await api.send(
      "POST",
      `/agent/cv-tools/sessions/${end.session_id}/proposals/${end.proposal?.id}`,
      { apply: "all" },
    );
    expect(await resume()).toMatchObject({ data: { basic: { name: "张三" } } });
  });

  it("that is spent does not stop what needs no model", async () => {
    const { asked, client } = await withModel({ cost_per_day: 0 });
    await client.addPeople(["林清越", "lin@example.cn"]);
    const done = doneOf(await client.say({ session_id: "a", message: COUNT }));
    expect(done).toMatchObject({ status: "completed", route: "chat" });
    expect(done.message).toContain("1");
    expect(done.embedded_because).toBe("budget");
    expect(done.message.match(/model budget is used up/gu)).toHaveLength(1);
    expect(await asked()).toBe(0);
  });
});

describe("a model that should read a message and does not", () => {
  it("leaves the résumé as it is: what the rules would edit is proposed", async () => {
    const { api } = await withModel({});
    await server.script({ kind: "status", status: 500, times: "always" });
    const { end, resume } = await proposed(api, "Change my name to Zhang San");
    expect(end).toMatchObject({ embedded_because: "failed", version: 1, changes: [] });
    expect(end.proposal?.items).toHaveLength(1);
    expect(await resume()).toMatchObject({ version: 1, data: { basic: { name: "王五" } } });
  });

  it.each([
    ["fails", { kind: "status", status: 500, times: "always" }, {}, "did not answer"],
    ["has no budget", { kind: "junk", times: "always" }, { cost_per_day: 0 }, "budget"],
  ] as const)("leaves nothing to guesses where it %s", async (_, scenario, limits, why) => {
    const { client } = await withModel(limits);
    await server.script(scenario);
    await client.addPeople(["林清越", "lin@example.cn"]);
    const job_id = await client.addJob();
    const first = await client.say({ session_id: "b", message: INTERVIEWS, context: { job_id } });
    const done = doneOf(first);
    expect(done).toMatchObject({ status: "completed", route: "chat" });
    expect(done.workflow_id).toBeUndefined();
    expect(done.message).toContain(why);
    expect(done.message).toContain("have done nothing yet");
    expect(done.message).not.toContain("Bole answered this by itself");
    expect(done.embedded_because).not.toBeNull();
    const second = await client.say({ session_id: "b", message: YES, context: { job_id } });
    expect(doneOf(second)).toMatchObject({
      workflow_type: "interview_scheduling",
      embedded_because: done.embedded_because,
    });
  });
});
