/**
 * Data folders of versions before are opened with the code of today, and everything in them goes on:
 * conversations, cards, runs, mails, résumés, career sessions.
 */
import { temporaryFolder } from "@bole/testing";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { servingInside } from "../bole-inside.ts";
import { fixtureNames, unpackData } from "./fixture.ts";
import { type HttpClient, httpClient, type JsonBody } from "./http-client.ts";
import type { Card, Ledger } from "./ledger.ts";
import { conversations } from "./produce-conversations.ts";

const HOUR = 3_600_000;

describe.each(await fixtureNames())("the data folder of %s", (name) => {
  const opened = Promise.withResolvers<Awaited<ReturnType<typeof open>>>();
  let http: HttpClient;
  let ledger: Ledger;
  beforeAll(async () => {
    opened.resolve(await open(name));
    ({ http, ledger } = await opened.promise);
  });
  afterAll(async () => (await opened.promise).close());

  const sentTo = async (address: string) => {
    const { items } = await http.get("/emails?direction=out&limit=200");
    return list(items).filter(({ to }) => to === address);
  };
  const workflow = (id: string) => http.get(`/agent/workflows/${id}`);
  const approvalsOf = async ({ workflow_id }: Card) =>
    list((await workflow(workflow_id)).approvals).map(({ kind }) => kind);

  it("has sent nothing by itself", async () => {
    const { counts } = await http.get("/emails?limit=1");
    const total = Object.values(Object(counts)).reduce<number>((sum, n) => sum + Number(n), 0);
    expect(total).toBe(ledger.emails);
  });

  it("shows every card as it was, and every conversation with its messages", async () => {
    for (const card of Object.values(ledger.cards)) {
      const shown = list((await workflow(card.workflow_id)).approvals);
      expect(shown).toMatchObject([{ interrupt_id: card.interrupt_id, kind: card.kind }]);
      expect(list(shown[0]?.items).map(({ id }) => id)).toEqual(card.item_ids);
      const session = await http.get(`/agent/sessions/${card.session_id}`);
      expect(list(session.messages).length).toBeGreaterThan(0);
    }
  });

  it("executes a plan whose preview waits, up to its next question", async () => {
    const { approve } = conversations(http);
    const { events } = await approve(ledger.cards.plan);
    expect(events.map(({ event }) => event)).toContain("done");
    expect(await approvalsOf(ledger.cards.plan)).not.toContain("plan");
  });

  // The only one on it is a flagged duplicate of somebody who is in the process for this job already.
  it("goes on with a shortlist that waits, and writes to nobody who must not be written to", async () => {
    const { approve } = conversations(http);
    const { events } = await approve(ledger.cards.shortlist);
    const kinds = events.map(({ event }) => event);
    expect(kinds).toContain("guardrail_warning");
    expect(kinds).not.toContain("approval_needed");
    expect(events.at(-1)).toMatchObject({
      event: "done",
      data: { content: { status: "completed", message: expect.stringContaining("1 封没有发") } },
    });
  });

  it("sends the mails of a card once, however often it is approved", async () => {
    const { approve } = conversations(http);
    const card = ledger.cards.mails;
    const items = list(list((await workflow(card.workflow_id)).approvals)[0]?.items);
    const addresses = items.map(({ preview }) => String(Object(preview).to));
    await approve(card);
    const decisions = [{ interrupt_id: card.interrupt_id, decision: "approve" }];
    const path = `/agent/workflows/${card.workflow_id}/resume`;
    expect(await http.refused(path, { decisions })).toMatchObject({ status: 409 });
    for (const address of addresses) expect(await sentTo(address)).toHaveLength(1);
  });

  it("moves stages and books times that wait to be confirmed", async () => {
    const { approve } = conversations(http);
    for (const card of [ledger.cards.stages, ledger.cards.slots]) {
      await approve(card);
      expect(await approvalsOf(card)).not.toContain(card.kind);
    }
  });

  it("goes on with a workflow when somebody answers its mail", async () => {
    const { sent_to, workflow_id } = ledger.waits_for_reply;
    const [address = ""] = sent_to;
    const [mail] = await sentTo(address);
    expect(await sentTo(address)).toHaveLength(1);
    const before = JSON.stringify(await workflow(workflow_id));
    await http.receiveMail(
      [
        `From: <${address}>`,
        "To: jobs@example.com",
        `Subject: Re: ${mail?.subject}`,
        "Message-ID: <answer-1@example.com>",
        `In-Reply-To: ${mail?.message_id}`,
        "",
        "Thank you, I am interested. When could we talk?",
      ].join("\n"),
    );
    await http.until(`/agent/workflows/${workflow_id}`, (now) => JSON.stringify(now) !== before);
  });

  it("goes on talking in every conversation", async () => {
    for (const { session_id } of [...Object.values(ledger.cards), ledger.waits_for_reply]) {
      const said = { session_id, message: "How many candidates are there?" };
      const events = await http.stream("/agent/chat", said);
      expect(events.at(-1)?.event).toBe("done");
    }
  });

  it("completes runs that wait for a person, an event and a time that is past", async () => {
    const { people, event, time } = ledger.runs;
    const content = { decision: "approve" };
    await http.post(`/hitl/${people.run_id}/reply`, { node_id: people.step, content });
    await http.post("/signals", { event: event.event, data: {} });
    for (const { run_id } of [people, event, time]) {
      await http.until(`/runs/${run_id}`, ({ status }) => status === "completed");
    }
  });

  it("applies a proposal to a résumé, and undoes it and what was done before", async () => {
    const { id, session_id, proposal_id, version } = ledger.resume;
    const path = `/agent/cv-tools/sessions/${session_id}/proposals/${proposal_id}`;
    const decided = await http.post(path, { apply: "all" });
    expect(decided).toMatchObject({
      version: version + 1,
      resume_data: { basic: { name: "李四" } },
    });
    const undone = Object(await http.post(`/resumes/${id}/undo`, { times: 3 }));
    expect(undone.resume.data.basic.name).toBe("王五");
    expect(undone.resume.data.workExperience).toHaveLength(2);
  });

  it("asks anew in a career session that was begun with another graph, and keeps what was said", async () => {
    const path = `/career/sessions/${ledger.career.session_id}`;
    const { waits_for } = await http.get(path);
    expect(waits_for).toBe("report_feedback");
    const feedback = { satisfaction_level: "satisfied", feedback: "" };
    await http.post(`${path}/feedback`, feedback);
    const asked = await http.until(path, (now) => now.waits_for === "message");
    expect(list(asked.messages).length).toBeGreaterThan(1);
    await http.post(`${path}/messages`, { message: "我想换一份离家近的工作，不急" });
    await http.until(path, (now) => now.turn !== asked.turn);
  });

  it("sends an effect that waits by the hash of what was shown, and by no other", async () => {
    for (const { id, content_hash, to } of Object.values(ledger.effects)) {
      const path = `/effects/${id}/approve`;
      expect(await http.refused(path, { content_hash: "0".repeat(64) })).toMatchObject({
        status: 409,
      });
      expect(await sentTo(to)).toEqual([]);
      await http.post(path, { content_hash });
      expect(await sentTo(to)).toHaveLength(1);
    }
  });

  it("keeps suppressions, templates, the policy and interviews, which can be cancelled", async () => {
    const { items } = await http.get("/suppressions");
    expect(list(items).map(({ id }) => id)).toContain(ledger.suppressed);
    const templates = list((await http.get("/mail-templates")).items);
    expect(templates.map(({ id }) => id)).toContain(ledger.mail_template_id);
    expect(await http.get("/guardrails/policy")).toMatchObject({
      version: ledger.policy_version,
      policy: { limits: { mails_per_day: 40 } },
    });
    const payload = { interview_id: ledger.interview_id, sequence: 0 };
    const done = await http.post("/effects", { content: { kind: "cancel_interview", payload } });
    expect(done).toMatchObject({ state: "done" });
  });
});

const list = (value: unknown): readonly JsonBody[] => (Array.isArray(value) ? value : []);

/** Two hours after the fixture was made: approvals hold for weeks only, and interviews lie ahead. */
async function open(name: string) {
  const folder = await temporaryFolder();
  const ledger = await unpackData(name, folder.path);
  vi.useFakeTimers({
    toFake: ["Date"],
    now: Date.parse(ledger.made_at) + 2 * HOUR,
    shouldAdvanceTime: true,
  });
  const bole = await servingInside({ BOLE_DATA: folder.path, BOLE_DEMO: "1" }, folder.path);
  const close = async () => {
    await bole[Symbol.asyncDispose]();
    vi.useRealTimers();
    await folder[Symbol.asyncDispose]();
  };
  return { ledger, http: httpClient(bole.url), close };
}
