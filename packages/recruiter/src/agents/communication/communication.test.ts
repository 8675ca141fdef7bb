import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Draft, Sent } from "../../model/index.ts";
import { openAgentLab, ROSA } from "../testing/agent-lab.ts";
import { CheckedDrafts } from "./check.ts";
import { ReadReply } from "./reply.ts";

let lab: Awaited<ReturnType<typeof openAgentLab>>;
let job_id: string;
beforeAll(async () => {
  lab = await openAgentLab();
  job_id = (await lab.addJob({ title: "Engineer", organisation: "Acme" })).id;
  await lab.guardrails.putPolicy(
    ROSA.tenant,
    { limits: { mails_per_batch: 2, mails_per_day: 3 } },
    { author: "rosa" },
  );
});
afterAll(() => lab.close());

async function draftTo(name: string, more: Partial<Draft> = {}): Promise<Draft> {
  const to = `${name.toLowerCase()}@example.com`;
  const { id } = await lab.talent.people.add(ROSA, { name, email: to });
  const known = { person_id: id, application_id: null, job_id, name, to };
  const text = { subject: "A role", text: "Hello.", language: "en", purpose: "outreach" } as const;
  return { ...known, ...text, answers: null, facts: [], warnings: [], ...more };
}
const check = async (drafts: readonly (Draft | object)[]) =>
  CheckedDrafts.parse(await lab.ask("communication_check", { drafts: drafts as never }));

describe("the check before sending", () => {
  it("says who goes out later, by batch and by day, and lets nobody be dropped", async () => {
    const drafts = await Promise.all(["Ann", "Ben", "Cas", "Dee"].map((name) => draftTo(name)));
    const failed = { error: { code: "timeout", message: "too slow" } };
    const { drafts: kept, postponed, refused, left_today } = await check([...drafts, failed]);
    expect(kept.map(({ name }) => name)).toEqual(["Ann", "Ben", "Cas", "Dee"]);
    expect(postponed.map(({ name, why }) => [name, why])).toEqual([
      ["Cas", "a batch has 2 at most, so it goes out with the next one"],
      ["Dee", "a day has 3 at most, so it goes out tomorrow"],
    ]);
    expect([refused, left_today]).toEqual([[], 3]);
    expect(lab.warnings.at(-1)).toContain("2 mails go out later: a batch has 2 at most, a day 3.");
  });

  it("takes out who must not be written to, and says why", async () => {
    const [off, none, gone, once, twice] = await Promise.all([
      draftTo("Off"),
      draftTo("None", { to: "" }),
      draftTo("Gone"),
      draftTo("Once"),
      draftTo("Twice", { to: "ONCE@example.com" }),
    ]);
    await lab.talent.suppressions.add(ROSA, { address: off.to });
    await lab.talent.people.change(ROSA, gone.person_id, 1, { consent: "withdrawn" });
    const { drafts, refused } = await check([off, none, gone, once, twice]);
    expect(drafts.map(({ name }) => name)).toEqual(["Once"]);
    expect(refused.map(({ name, why }) => `${name}: ${why}`)).toEqual([
      "Off: their address is on the suppression list",
      "None: there is no address",
      "Gone: they have withdrawn their consent",
      "Twice: another mail of this batch goes to the same address",
    ]);
  });
});

describe("sending", () => {
  it("lists who was left out before anything was drafted, in the words of whoever asked", async () => {
    const at = "2026-11-16T08:00:00.000Z";
    const left = (name: string, code: string, facts: object) => ({
      ...{ person_id: name, name },
      left_out: { code, facts },
    });
    const { drafts, refused } = await check([
      left("Ada", "already_sent", { by: "lu", at, same_person: "person_2" }),
      left("Bo", "already_waiting", { by: "lu", at }),
      left("Cy", "wrong_stage", { stage: "hired" }),
      left("Di", "suppressed", { reason: "asked" }),
    ]);
    expect(drafts).toEqual([]);
    expect(refused.map(({ name, why }) => `${name}: ${why}`)).toEqual([
      expect.stringMatching(
        /^Ada: 同类邮件已由 lu 于 11月16日.+ 发出（发给可能是同一人的另一份档案）$/u,
      ),
      expect.stringMatching(/^Bo: 同类邮件已在等待（lu，11月16日.+）$/u),
      "Cy: 在这个职位上处于“已录用”阶段，不适合发这类邮件",
      "Di: 对方要求不再联系",
    ]);
  });

  //   (rosa) ──► send × 3 ──► gate of effects
  it("puts into the outbox what was approved, and postpones what is beyond the batch", async () => {
    const drafts = await Promise.all(["Eva", "Fin", "Gil"].map((name) => draftTo(name)));
    const more = { each: drafts, approval: "before" };
    const sent = Sent.array().parse(await lab.ask("communication_send", { draft: "$item" }, more));
    expect(sent.map(({ state, why }) => [state, why])).toEqual([
      ["queued", ""],
      ["queued", ""],
      ["postponed", "batch_limit"],
    ]);
    expect(sent.every(({ message_id, thread_id }) => message_id && thread_id)).toBe(true);
    const again = await check([drafts[0] ?? {}]);
    expect(again.refused[0]?.why).toContain("a mail like this is already waiting");
  });

  it("waits in the inbox where nobody was asked before, and is refused where nobody may write", async () => {
    const hal = await draftTo("Hal");
    expect(Sent.parse(await lab.ask("communication_send", { draft: hal })).state).toBe(
      "awaiting_approval",
    );
  });
});

describe("a reply that was waited for", () => {
  it("is read as data, without what it quotes", async () => {
    const ivy = await draftTo("Ivy");
    const raw = [
      "From: ivy@example.com",
      "To: rosa@acme.example",
      "Message-ID: <1@example.com>",
      "Subject: Re: A role",
      "Date: Mon, 16 Nov 2026 07:00:00 +0000",
      "",
      "I'd love to hear more. Wednesday after 2pm works.",
      "",
      "> Not interested?",
    ].join("\r\n");
    const { message } = await lab.talent.mails.receive(ROSA, new TextEncoder().encode(raw));
    const sent: Sent = {
      ...{ person_id: ivy.person_id, application_id: null, job_id, name: "Ivy" },
      ...{ message_id: null, thread_id: null, state: "sent", not_before: null, why: "" },
    };
    const event = { message_id: message.id, application_id: null };
    const read = ReadReply.parse(await lab.ask("communication_read_reply", { sent, event }));
    expect(read).toMatchObject({ replied: true, interested: "yes", language: "en" });
    expect(read.preferred).toMatchObject([{ day: "2026-11-18", from: "14:00", suits: true }]);
    const silence = ReadReply.parse(await lab.ask("communication_read_reply", { sent }));
    expect(silence).toMatchObject({ replied: false, interested: "unknown" });
  });
});
