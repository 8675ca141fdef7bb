/** The recruiter over HTTP: what is said, what is asked, what is done. */
import { recruiterScript } from "@bole/recruiter/testing/script";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { testApi } from "../../../test/api.ts";
import { readSse } from "../../../test/read-sse.ts";
import {
  askedOf,
  doneOf,
  planOf,
  recruiterClient,
  warningOf,
} from "../../../test/recruiter-client.ts";
import { Approvals } from "../contract/approvals.ts";
import {
  AttachedFiles,
  PlanAdditions,
  RecruiterSession,
  RecruiterSessionList,
  StepCatalogue,
  WorkflowList,
} from "../contract/recruiter.ts";
import { RunDetail, RunState } from "../contract/runs.ts";

const { plain, ...reader } = recruiterScript();
const api = await testApi({ host: { recruits: true, reader } });
const { app, ask, host, refusal, send } = api;
const client = recruiterClient(api);
const { say, decide } = client;

await client.addPeople(["林清越", "lin@example.cn"], ["周远", "zhou@example.cn"]);
const job_id = await client.addJob();
const context = { job_id };
const CHAIN = plain(
  "<make_plan>帮我<goal>找到</goal>适合<job ref=pronoun>这个职位</job>的候选人，发邮件，然后安排面试</make_plan>",
);
const LAUNCH = plain(
  "<run_workflow workflow=job_launch>启动<job ref=pronoun>这个职位</job></run_workflow>",
);
const FIRST = plain(
  "<answer_pending decision=modify change=drop>去掉<item ref=ordinal>第一步</item></answer_pending>",
);
const PARSING = plain(
  "<answer_pending decision=modify change=drop>去掉<item>解析职位</item></answer_pending>",
);

const Steps = z.object({ steps: z.array(z.object({ id: z.string() })) });
const stepsIn = (plan: unknown) => Steps.parse(plan).steps.map(({ id }) => id);

const Emails = z.object({ items: z.array(z.object({ to: z.string(), subject: z.string() })) });
const sentTo = async () => {
  const { items } = await ask(Emails, "GET", "/emails");
  return items.map(({ to, subject }) => `${to}: ${subject}`);
};

describe("a question", () => {
  it("is answered in the language it was asked in, token by token, and done says by which way", async () => {
    const heard = await say({
      session_id: "talk",
      message: plain("<list_people>How many candidates are there?</list_people>"),
    });
    expect(heard.events.map(({ type }) => type)).toContain("token");
    const done = doneOf(heard);
    expect(done).toMatchObject({ session_id: "talk", route: "chat", status: "completed" });
    expect(done.message).toContain("2");
  });

  it("that is sent twice with the same id is answered once, with the same events", async () => {
    const body = {
      session_id: "twice",
      message_id: "m1",
      message: plain("<hiring_stats metric=pipeline>有多少候选人？</hiring_stats>"),
    };
    const [first, second] = [await say(body), await say(body)];
    expect(second).toEqual(first);
    const { messages, events } = await ask(RecruiterSession, "GET", "/agent/sessions/twice");
    expect(messages).toHaveLength(1);
    expect(events.filter(({ type }) => type === "done")).toHaveLength(1);
  });
});

//  generate_plan ─► validate_plan ─► present_plan ─► INTERRUPT ─► dispatch ─► … ─► aggregate ─► INTERRUPT
describe("a wish of several steps", () => {
  it("is planned, shown, changed, approved, and asks before each thing it does to the world", async () => {
    const begun = await say({ session_id: "chain", message_id: "m1", message: CHAIN, context });
    expect(new Set(begun.events.map(({ type }) => type))).toEqual(
      new Set(["token", "workflow_step", "plan_preview", "approval_needed", "done"]),
    );
    const plan = planOf(begun);
    expect(plan).toMatchObject({
      workflow_type: "custom",
      requires_approval: true,
      agents_required: ["matching", "communication", "scheduling", "jd"],
      estimated_actions: { emails: 2, api_calls: 0, cost: 0, emails_left_today: 50 },
    });
    const { workflow_id = "", status, route } = doneOf(begun);
    expect([status, route]).toEqual(["waiting", "planner"]);
    const asked = askedOf(begun);
    expect(asked).toMatchObject({ kind: "plan", workflow_id, items: [{ id: plan.plan_id }] });

    const change = { interrupt_id: asked.interrupt_id, decision: "modify" };
    const changed = await decide(workflow_id, { ...change, value: { text: FIRST } });
    expect(planOf(changed)).toMatchObject({
      version: 2,
      difference: { removed: ["解析职位需求"] },
    });
    expect(askedOf(changed).interrupt_id).toBe(asked.interrupt_id);

    const more = await ask(PlanAdditions, "GET", `/agent/workflows/${workflow_id}/additions`);
    expect(more.items.find(({ uses }) => uses === "pipeline_categorise")).toMatchObject({
      agent: "pipeline",
      brings: ["检查招聘流程"],
    });
    const added = await decide(workflow_id, { ...change, value: { add: "jd_parse" } });
    expect(planOf(added)).toMatchObject({ version: 3, difference: { added: ["解析职位需求"] } });
    const taken = await decide(workflow_id, { ...change, value: { text: PARSING } });
    expect(planOf(taken)).toMatchObject({ version: 4 });

    const approve = (interrupt_id: string) => ({ interrupt_id, decision: "approve" });
    const people = await decide(workflow_id, approve(asked.interrupt_id));
    const steps = people.events.flatMap((event) =>
      event.type === "workflow_step" ? [event.content.step] : [],
    );
    expect(steps).toContain("search");
    expect(steps).not.toContain("jd");
    const list = askedOf(people);
    expect(list.kind).toBe("shortlist");
    expect(list.items).toHaveLength(2);

    const [one, other] = list.items;
    const untick = { items: [{ id: other?.id, keep: false }] };
    const mails = await decide(workflow_id, {
      interrupt_id: list.interrupt_id,
      decision: "modify",
      value: untick,
    });
    const letters = askedOf(mails);
    expect(letters).toMatchObject({ kind: "mails", items: [{ id: one?.id }] });
    expect(await sentTo()).toEqual([]);

    const edit = { items: [{ id: one?.id, edit: { subject: "想和您聊聊" } }] };
    const decision = { interrupt_id: letters.interrupt_id, decision: "modify", value: edit };
    const sent = await decide(workflow_id, decision);
    expect(doneOf(sent)).toMatchObject({ status: "waiting", route: "resume" });
    expect(await sentTo()).toEqual([expect.stringContaining("想和您聊聊")]);
    expect(
      await refusal("POST", `/agent/workflows/${workflow_id}/resume`, {
        decisions: [decision],
      }),
    ).toMatchObject({ status: 409, code: "gate-closed" });

    const { plan_id } = plan;
    const record = await host.talent.workflows.getPlan(OWNER, plan_id);
    expect(record).toMatchObject({ status: "approved", workflow_id, session_id: "chain" });
    expect(JSON.parse(record.modifications_json)).toMatchObject([
      { version: 2, text: "去掉第一步" },
      { version: 3, text: null },
      { version: 4, text: "去掉解析职位" },
    ]);
    const row = await host.talent.workflows.get(OWNER, workflow_id);
    expect(row).toMatchObject({ plan_id, status: "waiting", langgraph_thread_id: workflow_id });

    const cancelled = await send("POST", `/agent/workflows/${workflow_id}/cancel`);
    expect(await cancelled.json()).toMatchObject({ status: "cancelled", approvals: [] });
    const listed = await ask(WorkflowList, "GET", "/agent/workflows");
    expect(listed.items.find((item) => item.workflow_id === workflow_id)?.status).toBe("cancelled");
  });

  it("whose plan was changed is shown and approved in the general inbox as it stands", async () => {
    const begun = await say({ session_id: "inbox", message: CHAIN, context });
    const { interrupt_id, workflow_id } = askedOf(begun);
    const change = { interrupt_id, decision: "modify", value: { text: FIRST } };
    await decide(workflow_id, change);
    const { approvals } = await ask(Approvals, "GET", "/approvals");
    const shown = approvals.find(({ gate }) => gate.gate_id === interrupt_id);
    expect(shown?.workflow_id).toBe(workflow_id);
    expect(stepsIn(shown?.gate.ask)).not.toContain("jd");
    const { gates } = await ask(RunDetail, "GET", `/runs/${workflow_id}`);
    expect(stepsIn(gates[0]?.ask)).toEqual(stepsIn(shown?.gate.ask));
    const content = { decision: "approve" };
    await ask(RunState, "POST", `/hitl/${workflow_id}/reply`, { node_id: interrupt_id, content });
    await host.engine.settled(OWNER.tenant, workflow_id);
    const { plan } = await host.engine.run(OWNER.tenant, workflow_id);
    expect(stepsIn(plan)).toEqual(stepsIn(shown?.gate.ask));
    expect(stepsIn(plan)).toContain("search");
  });

  it("is cancelled where its plan is rejected", async () => {
    const begun = await say({ session_id: "no", message: CHAIN, context });
    const { interrupt_id, workflow_id } = askedOf(begun);
    const ended = await decide(workflow_id, { interrupt_id, decision: "reject", reason: "later" });
    expect(doneOf(ended)).toMatchObject({ status: "cancelled" });
    const { plan_id } = planOf(begun);
    expect((await host.talent.workflows.getPlan(OWNER, plan_id)).status).toBe("rejected");
  });
});

const OWNER = { tenant: "local", user: "local", roles: ["owner" as const] };

describe("one workflow", () => {
  it("begins at once, warns before it sends what must not be sent, and can be answered in words", async () => {
    await client.addPeople(["吴桐", "wu@example.cn"], ["孙谨", "sun@example.cn"]);
    await host.talent.suppressions.add(OWNER, { address: "sun@example.cn" });
    const begun = await say({ session_id: "direct", message: LAUNCH, context });
    expect(doneOf(begun)).toMatchObject({
      route: "direct",
      workflow_type: "job_launch",
    });
    expect(begun.events.map(({ type }) => type)).not.toContain("plan_preview");
    const warning = warningOf(begun);
    expect(warning).toMatchObject({ severity: "blocked" });
    expect(warning.message).toContain("孙谨");
    const before = (await sentTo()).length;
    const answered = await say({
      session_id: "direct",
      message: plain("<answer_pending decision=approve>可以，发吧</answer_pending>"),
    });
    expect(doneOf(answered)).toMatchObject({ route: "resume", status: "completed" });
    expect(await sentTo()).toHaveLength(before + 2);
  });
});

describe("a conversation", () => {
  it("is told to every reader from where they left off", async () => {
    const path = "/api/agent/sessions/chain/events";
    const whole = await ask(RecruiterSession, "GET", "/agent/sessions/chain");
    const all = await readSse(
      (await app.request(path)).body,
      ({ length }) => length === whole.events.length,
    );
    expect(all.map(({ id }) => id)).toEqual(whole.events.map(({ seq }) => seq));
    const headers = { "Last-Event-ID": "3" };
    const rest = await readSse(
      (await app.request(path, { headers })).body,
      ({ length }) => length === 2,
    );
    expect(rest.map(({ id }) => id)).toEqual([4, 5]);
  });

  it("is listed with what waits in it, and deleted only when nothing of it goes on", async () => {
    await say({ session_id: "busy", message: CHAIN, context });
    const { items } = await ask(RecruiterSessionList, "GET", "/agent/sessions");
    expect(items.find(({ session_id }) => session_id === "busy")).toMatchObject({ waiting: 1 });
    expect(await refusal("DELETE", "/agent/sessions/busy")).toMatchObject({
      code: "recruiter-session-busy",
    });
    expect((await send("DELETE", "/agent/sessions/talk")).status).toBe(204);
    expect(await refusal("GET", "/agent/sessions/talk")).toMatchObject({ status: 404 });
  });
});

describe("files", () => {
  it("become a draft of a job and somebody with a résumé", async () => {
    const form = new FormData();
    form.append("files", new File(["# Data Analyst\n\nWe need SQL and Python."], "job.md"));
    const response = await app.request("/api/agent/attachments?kind=job", {
      method: "POST",
      body: form,
    });
    const { attachments } = AttachedFiles.parse(await response.json());
    expect(attachments).toMatchObject([{ kind: "job", problem: null }]);
    const job = await host.talent.jobs.get(OWNER, attachments[0]?.id ?? "");
    expect(job.status).toBe("draft");
  });

  it("that cannot be read are told beside the message", async () => {
    const broken = {
      kind: "resume",
      name: "cv.pdf",
      base64: Buffer.from("%PDF-broken").toString("base64"),
    };
    await say({
      session_id: "files",
      message_id: "m1",
      message: plain("<talk>这是谁？</talk>"),
      attachments: [broken],
    });
    const { messages } = await ask(RecruiterSession, "GET", "/agent/sessions/files");
    expect(messages[0]?.attachments).toMatchObject([{ id: null, problem: expect.any(String) }]);
  });
});

it("lists what a step may use", async () => {
  const { items } = await ask(StepCatalogue, "GET", "/agent/catalogue");
  expect(items.map(({ uses }) => uses)).toContain("communication_draft");
  expect(items.map(({ uses }) => uses)).not.toContain("matching_collect");
});

describe("what is not there", () => {
  it("is refused by its name", async () => {
    const decisions = [{ interrupt_id: "gate_x", decision: "approve" }];
    expect(await refusal("POST", "/agent/workflows/none/resume", { decisions })).toMatchObject({
      code: "workflow-unknown",
    });
    expect(await refusal("POST", "/agent/chat", { message: "" })).toMatchObject({ status: 400 });
    const about = (unknown: object) =>
      refusal("POST", "/agent/chat", { message: LAUNCH, context: unknown });
    expect(await about({ job_id: "job_x" })).toMatchObject({ status: 404, code: "job-unknown" });
    expect(await about({ job_id, person_ids: ["p_x"] })).toMatchObject({ code: "person-unknown" });
  });
});
