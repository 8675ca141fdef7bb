/**
 *   newest mail that counts      group
 *   theirs ───────────────────►  to_answer
 *   ours ─────────────────────►  sent
 *   ours, only kept ──────────►  not_sent
 *   none, or said to be done ─►  done
 */
import { expect, it } from "vitest";
import { localOutbox } from "../../mail/sending/local-outbox.ts";
import { delivering, outboxWorld } from "../../mail/testing/outbox-world.suite.ts";
import { describeTalent } from "../../testing/describe-talent.suite.ts";
import type { ConversationGroup } from "./conversation.ts";

describeTalent("conversations", ({ open }) => {
  function world(sender = delivering) {
    const { talent, rosa, queue, dispatch, ...rest } = outboxWorld(open, { sender });
    let mails = 0;
    const receive = async (subject: string, text: string, headers: readonly string[] = []) => {
      mails += 1;
      const id = `Message-ID: <${mails}@example.com>`;
      const lines = ["From: ada@example.com", `Subject: ${subject}`, id, ...headers, "", text];
      const raw = new TextEncoder().encode(lines.join("\r\n"));
      return (await talent.mails.receive(rosa, raw)).message;
    };
    const subjects = async (group: ConversationGroup) =>
      (await talent.mails.conversations(rosa, { group })).items.map(({ newest }) => newest.subject);
    const write = async (subject: string) => {
      const sent = await queue({ subject, to: `${subject.toLowerCase()}@example.com` });
      await dispatch();
      return { sent, headers: [`In-Reply-To: ${sent.message_id}`] };
    };
    return { ...rest, talent, rosa, receive, subjects, write };
  }

  it("are not sent where the last mail was only kept, until it is sent", async () => {
    const { talent, rosa, subjects, write } = world(localOutbox);
    const { sent } = await write("Baker");
    expect(await subjects("not_sent")).toEqual(["Baker"]);
    expect(await subjects("sent")).toEqual([]);
    expect((await talent.mails.conversation(rosa, sent.thread_id)).group).toBe("not_sent");
    const { counts } = await talent.mails.conversations(rosa, {});
    expect(counts).toEqual({ to_answer: 0, not_sent: 1, sent: 0, done: 0 });
    await talent.mails.retry(rosa, sent.id);
    expect(await subjects("not_sent")).toEqual([]);
  });

  it("are to be answered where they wrote last, newest first", async () => {
    const { talent, rosa, receive, subjects, write } = world();
    const { headers } = await write("Baker");
    await write("Miller");
    expect(await subjects("sent")).toEqual(["Miller", "Baker"]);
    await receive("Hello", "When do you open?");
    await receive("Re: Baker", "Is the position still open?", headers);
    expect(await subjects("to_answer")).toEqual(["Re: Baker", "Hello"]);
    const page = await talent.mails.conversations(rosa, { limit: 1 });
    expect(page).toMatchObject({
      items: [{ group: "to_answer", done: null, mails: 2, newest: { direction: "in" } }],
      counts: { to_answer: 2, sent: 1, done: 0 },
    });
    const rest = await talent.mails.conversations(rosa, { limit: 1, after: page.next ?? "" });
    expect(rest).toMatchObject({ items: [{ newest: { subject: "Hello" } }], next: null });
  });

  it("stay where they are when a machine answers", async () => {
    const { receive, subjects, write } = world();
    const { headers } = await write("Baker");
    await receive("Out of office: Baker", "I am away.", headers);
    expect(await subjects("sent")).toEqual(["Out of office: Baker"]);
    await receive("Re: Baker", "Is the position still open?", headers);
    await receive("Out of office: Baker", "I am away.", headers);
    expect(await subjects("to_answer")).toEqual(["Out of office: Baker"]);
  });

  it("are done until somebody reopens them or a newer mail comes", async () => {
    const { talent, rosa, receive, subjects, write, audit } = world();
    const { headers, sent } = await write("Baker");
    const came = await receive("Re: Baker", "Is the position still open?", headers);
    await talent.mails.markDone(rosa, came.id, true);
    expect(await subjects("done")).toEqual(["Re: Baker"]);
    expect(await subjects("to_answer")).toEqual([]);
    await talent.mails.markDone(rosa, came.id, null);
    expect(await subjects("to_answer")).toEqual(["Re: Baker"]);
    await talent.mails.markDone(rosa, came.id, true);
    await receive("Re: Baker", "Hello?", headers);
    expect(await subjects("to_answer")).toEqual(["Re: Baker"]);
    expect(await audit(came)).toContain("mail-done by rosa");
    const whole = await talent.mails.conversation(rosa, sent.thread_id);
    expect(whole.messages.map(({ text }) => text)).toEqual([
      "Hello?",
      "Is the position still open?",
      expect.stringContaining("Hello Ada."),
    ]);
  });

  it("that need no answer are done, unless somebody reopens them", async () => {
    const { talent, rosa, receive, subjects } = world();
    const news = await receive("Our news", "This week", ["List-Id: <news.example.com>"]);
    expect(await subjects("done")).toEqual(["Our news"]);
    await talent.mails.markDone(rosa, news.id, false);
    expect(await subjects("to_answer")).toEqual(["Our news"]);
  });

  it("of others are not known", async () => {
    const { talent, rosa, write } = world();
    const { sent } = await write("Baker");
    const other = { ...rosa, tenant: `${rosa.tenant}-other` };
    await expect(talent.mails.conversation(other, sent.thread_id)).rejects.toMatchObject({
      code: "email-unknown",
    });
    expect((await talent.mails.conversations(other, { group: "sent" })).items).toEqual([]);
    await expect(talent.mails.markDone(other, sent.id, true)).rejects.toMatchObject({
      code: "email-unknown",
    });
  });
});
