import { describe, expect, it } from "vitest";
import { kindOf } from "./classify.ts";
import { parseMail } from "./parsed-mail.ts";

async function kind(subject: string, headers: readonly string[] = [], text = "Gladly.") {
  const lines = ["From: ada@example.com", `Subject: ${subject}`, ...headers, "", text];
  return kindOf(await parseMail(new TextEncoder().encode(lines.join("\r\n"))));
}

describe("what came", () => {
  it.each([
    ["a header (RFC 3834)", "Re: A job", ["Auto-Submitted: auto-replied (vacation)"]],
    ["an older header", "Re: A job", ["X-Autoreply: yes"]],
    ["its precedence", "Re: A job", ["Precedence: auto_reply"]],
    ["English words", "Out of Office: Re: A job", []],
    ["English words after a prefix", "Re: Automatic reply: A job", []],
    ["Chinese words", "自动回复：A job", []],
    ["Chinese words after a prefix", "回复: 不在办公室", []],
  ])("is no reply if a machine wrote it: %s", async (_, subject, headers) => {
    expect(await kind(subject, headers)).toBe("auto_reply");
  });

  it.each([
    ["Re: Our office is out of town", ["Auto-Submitted: no"]],
    ["Re: Automatic testing engineer", []],
    ["关于休假的问题", []],
    ["Re: how to unsubscribe from your list", []],
  ])("is a reply although it sounds like something else: %s", async (subject, headers) => {
    expect(await kind(subject, headers)).toBe("reply");
  });

  it.each([
    "Thank you for your mail. I am out of the office until Monday and will reply when I am back.",
    "您好，我正在休年假，期间无法查看邮件，紧急事项请联系同事。",
    "此邮件为自动回复：来信已收到。",
  ])("is no reply where nothing but an absence is said: %s", async (text) => {
    expect(await kind("Re: A job", [], text)).toBe("auto_reply");
  });

  it.each([
    "I am on vacation this week, but very interested. I will be back on Monday: can we talk then?",
    "我正在出差，不过很感兴趣，回来后回复您具体时间。",
    "Gladly.\r\n\r\n> I am out of the office and will reply later",
  ])("is a reply although somebody is away: %s", async (text) => {
    expect(await kind("Re: A job", [], text)).toBe("reply");
  });

  it.each([
    ["unsubscribe", "Gladly."],
    ["Re: 退订", "Gladly."],
    ["Re: A job", "\r\nUnsubscribe.\r\n\r\n> Hello Ada"],
  ])("takes somebody off the list: %s", async (subject, text) => {
    expect(await kind(subject, [], text)).toBe("unsubscribe");
  });
});
