/**
 *   approved ──► outbox ──► dispatcher ──► SMTP server (a process of its own)
 */
import { type SmtpServer, startSmtpServer } from "@bole/testing";
import { simpleParser } from "mailparser";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { describeTalent } from "../../testing/describe-talent.suite.ts";
import { localOutbox } from "../sending/local-outbox.ts";
import type { MailSender } from "../sending/mail-sender.ts";
import { SmtpSender } from "../sending/smtp/smtp-sender.ts";
import { outboxWorld } from "../testing/outbox-world.suite.ts";

const MINUTE = 60_000;

let server: SmtpServer;
beforeAll(async () => {
  server = await startSmtpServer();
});
afterAll(() => server.stop());

const sender = () => new SmtpSender(server.url);
const takenFor = async (address: string) =>
  (await server.taken()).filter(({ to }) => to === address).length;

describeTalent("the dispatcher", ({ open, dialect }) => {
  /** An address of this database only: both send to the same server. */
  const at = (name: string) => `${name}.${dialect}@example.com`;
  let opened: ReturnType<typeof outboxWorld> | undefined;
  const world = (by: MailSender = sender()) => {
    opened = outboxWorld(open, { sender: by });
    return opened;
  };
  // A dispatcher sends for all tenants: what one test leaves, the next one would send.
  afterEach(async () => {
    await opened?.store.acrossTenants("a test").deleteFrom("messages").execute();
  });

  it("sends what was approved, with all that belongs into its header", async () => {
    const { queue, dispatch, state, audit, talent, rosa } = world();
    const mail = await queue({ to: at("ada"), subject: "一个职位", text: "你好！\n\n请看附件。" });
    expect(mail).toMatchObject({ state: "queued", direction: "out", purpose: "outreach" });
    await dispatch();
    expect(await state(mail.id)).toEqual(["sent", null]);
    const taken = (await server.taken()).find(({ to }) => to === at("ada"));
    const parsed = await simpleParser(taken?.raw ?? "");
    expect(parsed.messageId).toBe(mail.message_id);
    expect(parsed.from?.value).toEqual([{ name: "罗莎 Rosa", address: "rosa@acme.example" }]);
    expect(parsed).toMatchObject({ subject: "一个职位" });
    expect(parsed.text).toContain("Acme, Main Street 1, Berlin");
    expect(parsed.html).toContain("<p>你好！</p>");
    const header = (name: string) => parsed.headerLines.find(({ key }) => key === name)?.line;
    expect(header("list-unsubscribe")).toContain("<https://jobs.acme.example/unsubscribe/");
    expect(header("list-unsubscribe-post")).toContain("List-Unsubscribe=One-Click");
    const raw = new TextDecoder().decode(await talent.mails.raw(rosa, mail.id));
    expect(raw.trimEnd()).toBe(taken?.raw.trimEnd());
    expect(await audit(mail)).toEqual(["mail-queued by rosa", "mail-sent by dispatcher"]);
  });

  it("waits and tries again where a server delays it on purpose", async () => {
    const { queue, dispatch, state, clock, talent, rosa } = world();
    const { id, to } = await queue({ to: at("greylisted") });
    await dispatch();
    expect(await state(id)).toEqual(["postponed", "server_busy"]);
    const { state_reason, not_before } = await talent.mails.get(rosa, id);
    expect(state_reason?.facts.words).toContain("Greylisted");
    expect(not_before).toBe("2026-11-15T08:01:00.000Z");
    await dispatch();
    expect(await takenFor(to)).toBe(0);
    clock.at += MINUTE;
    await dispatch();
    expect(await state(id)).toEqual(["sent", null]);
    expect(await takenFor(to)).toBe(1);
  });

  it("gives up on a server that is busy for days, and a person may try again", async () => {
    const { queue, dispatch, state, clock, talent, rosa } = world();
    const { id } = await queue({ to: at("busy") });
    for (let attempt = 0; attempt < 8; attempt += 1) {
      await dispatch();
      clock.at += 8 * 60 * MINUTE;
    }
    expect(await state(id)).toEqual(["failed", "too_many_attempts"]);
    const again = await talent.mails.retry(rosa, id);
    expect(again).toMatchObject({ state: "queued", attempts: 0 });
    await dispatch();
    expect(await state(id)).toEqual(["postponed", "server_busy"]);
  });

  it("keeps the words of a server that refuses it, and the limit of the day is free again", async () => {
    const { queue, dispatch, state, policy, talent, rosa } = world();
    await policy({ limits: { mails_per_day: 2 } });
    const unknown = await queue({ to: at("unknown") });
    const refused = await queue({ to: at("refused") });
    await dispatch();
    expect(await state(unknown.id)).toEqual(["failed", "server_refused"]);
    expect(await state(refused.id)).toEqual(["failed", "server_refused"]);
    const words = async (id: string) =>
      (await talent.mails.get(rosa, id)).state_reason?.facts.words;
    expect(await words(unknown.id)).toContain("550 5.1.1 No such mailbox");
    expect(await words(refused.id)).toContain("554 5.7.1 Not wanted here");
    expect((await queue({ to: at("ada") })).state).toBe("queued");
  });

  it("tries again what a server could not keep, for it has said so", async () => {
    const { queue, dispatch, state } = world();
    const { id } = await queue({ to: at("full") });
    await dispatch();
    expect(await state(id)).toEqual(["postponed", "server_busy"]);
  });

  it("never sends again by itself what went out without an answer", async () => {
    const { queue, dispatch, state, clock, talent, rosa, audit } = world();
    const mail = await queue({ to: at("lost") });
    await dispatch();
    expect(await state(mail.id)).toEqual(["uncertain", "answer_lost"]);
    clock.at += 24 * 60 * MINUTE;
    await dispatch();
    expect(await takenFor(mail.to)).toBe(1);
    await talent.mails.resolve(rosa, mail.id, "sent");
    expect(await state(mail.id)).toEqual(["sent", "said_to_be_sent"]);
    expect(await audit(mail)).toContain("mail-uncertain by dispatcher");
  });

  it("sends again what a person says was not sent", async () => {
    const { queue, dispatch, talent, rosa } = world();
    const { id, to } = await queue({ to: at("lost.twice") });
    await dispatch();
    await talent.mails.resolve(rosa, id, "not_sent");
    await dispatch();
    expect(await takenFor(to)).toBe(2);
    await expect(talent.mails.retry(rosa, id)).rejects.toMatchObject({ code: "email-state" });
  });

  it("leaves them all queued while no server is there, and sends them when it is back", async () => {
    const { queue, dispatch, state, clock } = world();
    const mails = await Promise.all(
      Array.from({ length: 12 }, (_, index) => queue({ to: at(`ada.${index}`) })),
    );
    await dispatch(new SmtpSender("smtp://127.0.0.1:1", { connectMs: 2_000, silenceMs: 2_000 }));
    const states = await Promise.all(mails.map(({ id }) => state(id)));
    const tried = states.filter(([, code]) => code === "server_unreachable");
    expect(tried.length).toBeLessThanOrEqual(5);
    expect(states.every(([one]) => one === "queued" || one === "postponed")).toBe(true);
    clock.at += MINUTE;
    await dispatch();
    expect(await Promise.all(mails.map(({ id }) => state(id)))).toEqual(
      mails.map(() => ["sent", null]),
    );
  });

  it("does not send what was cancelled, or whose reader has unsubscribed in between", async () => {
    const { queue, dispatch, state, talent, rosa } = world();
    const cancelled = await queue({ to: at("cancelled") });
    const listed = await queue({ to: at("listed") });
    await talent.mails.cancel(rosa, cancelled.id);
    await talent.suppressions.add(rosa, { address: at("listed") });
    await dispatch();
    expect(await state(cancelled.id)).toEqual(["cancelled", "cancelled_by_person"]);
    expect(await state(listed.id)).toEqual(["cancelled", "suppressed"]);
    expect(await takenFor(at("cancelled"))).toBe(0);
    expect(await takenFor(at("listed"))).toBe(0);
  });

  it("says that a mail went nowhere where there is no server to send it", async () => {
    const { queue, dispatch, state } = world(localOutbox);
    const { id } = await queue({});
    await dispatch();
    expect(await state(id)).toEqual(["sent", "local_outbox"]);
  });

  it("lets two dispatchers at once send each mail once", async () => {
    const { queue, dispatch } = world();
    const mails = await Promise.all(
      Array.from({ length: 30 }, (_, index) => queue({ to: at(`twin.${index}`) })),
    );
    await Promise.all([dispatch(sender()), dispatch(sender()), dispatch(sender())]);
    const taken = (await server.taken()).map(({ to }) => to);
    const wanted = mails.map(({ to }) => to).toSorted();
    expect(taken.filter((to) => wanted.includes(to)).toSorted()).toEqual(wanted);
  });

  it("does not know what became of a mail whose dispatcher has died while it was sending", async () => {
    const { queue, dispatch, state, clock, store, rosa } = world();
    const { id, to } = await queue({ to: at("orphan") });
    await store
      .forTenant(rosa.tenant)
      .updateTable("messages")
      .set({ state: "sending", lease_owner: "dead", due_at: "2026-11-15T08:10:00.000Z" })
      .where("id", "=", id)
      .execute();
    await dispatch();
    expect(await state(id)).toEqual(["sending", null]);
    clock.at += 10 * MINUTE;
    await dispatch();
    expect(await state(id)).toEqual(["uncertain", "process_ended"]);
    expect(await takenFor(to)).toBe(0);
  });
});
