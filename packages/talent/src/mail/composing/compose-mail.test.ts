import { simpleParser } from "mailparser";
import { describe, expect, it } from "vitest";
import { type ComposedFrom, composeMail } from "./compose-mail.ts";

const MAIL: ComposedFrom = {
  message_id: "<mail_1@acme.example>",
  in_reply_to: null,
  references: "[]",
  from: "罗莎 <rosa@acme.example>",
  to: "ada@example.com",
  subject: "Hello",
  text: "Hello Ada.",
  footer: null,
  unsubscribe_url: null,
  calendar: null,
  calendar_method: null,
  created_at: "2026-11-15T08:00:00.000Z",
  sent_at: "2026-11-15T09:00:00.000Z",
};

const composed = async (mail: Partial<ComposedFrom>) =>
  (await composeMail({ ...MAIL, ...mail })).raw.toString();

describe("a mail as it travels", () => {
  it("has a text and the same as HTML, in which nothing of the text is markup", async () => {
    const text = "1 < 2 & <b>bold</b>\n\nSee https://example.com/?a=1&b=2.\nBye";
    const { text: plain, html } = await simpleParser(await composed({ text }));
    expect(plain?.trim()).toBe(text);
    expect(html).toContain("<p>1 &lt; 2 &amp; &lt;b&gt;bold&lt;/b&gt;</p>");
    expect(html).toContain(
      '<a href="https://example.com/?a=1&amp;b=2">https://example.com/?a=1&amp;b=2</a>.<br>',
    );
  });

  it("has one line for each header, whatever is in its fields", async () => {
    const raw = await composed({
      subject: "Hi\r\nBcc: evil@example.com\r\n\r\nbody",
      from: "Evil\r\nBcc: evil@example.com <rosa@acme.example>",
      to: "ada@example.com\r\nBcc: evil@example.com",
    });
    const head = raw.slice(0, raw.indexOf("\r\n\r\n"));
    expect(head).not.toMatch(/^Bcc:/im);
    expect(head.match(/^Subject:/gim)).toHaveLength(1);
  });

  it("keeps its thread, its date and its name", async () => {
    const references = JSON.stringify(["<0@a>", "<1@a>"]);
    const parsed = await simpleParser(await composed({ in_reply_to: "<1@a>", references }));
    expect(parsed).toMatchObject({
      messageId: "<mail_1@acme.example>",
      inReplyTo: "<1@a>",
      references: ["<0@a>", "<1@a>"],
      date: new Date("2026-11-15T09:00:00Z"),
    });
  });

  it("brings an appointment as calendars want it: as a part, and as a file", async () => {
    const calendar = "BEGIN:VCALENDAR\r\nMETHOD:CANCEL\r\nEND:VCALENDAR\r\n";
    const raw = await composed({ calendar, calendar_method: "CANCEL" });
    expect(raw).toContain("Content-Type: text/calendar; charset=utf-8; method=CANCEL");
    const { attachments } = await simpleParser(raw);
    const file = attachments.find(({ filename }) => filename === "invite.ics");
    expect(file?.content.toString()).toBe(calendar);
    expect(raw).not.toContain("List-Unsubscribe");
  });
});
