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
    ["another older header", "Re: A job", ["X-Autorespond: vacation"]],
    ["what Exchange adds", "Re: A job", ["X-Auto-Response-Suppress: DR, OOF, AutoReply"]],
    ["a mailing list", "Re: A job", ["List-Id: <all.example.com>"]],
    ["a null return path", "Re: A job", ["Return-Path: <>"]],
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
    "Thanks for your email! I'm on annual leave until 3 December and will be happy to respond when I return.",
    "Hello, I am currently out of the office. Looking forward to being in touch.",
    "您好！我目前出差在外，11 月 20 日返回后会尽快回复您，期待与您联系。",
    "本人休产假中，如有急事请联系王敏 (wang@example.com)，她可以帮您处理。",
  ])("is no reply where nothing but an absence is said: %s", async (text) => {
    expect(await kind("Re: A job", [], text)).toBe("auto_reply");
  });

  it.each([
    "I am on vacation this week, but very interested. I will be back on Monday: can we talk then?",
    "我正在出差，不过很感兴趣，回来后回复您具体时间。",
    "我这周在出差，周四下午可以。",
    "Sorry for the late reply, I was on leave. Please send me the details.",
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

  it.each([
    "请不要再联系我。",
    "谢谢，不过请不要再给我发邮件了",
    "别再打扰我",
    "请勿联系。",
    "我不想再收到你们的邮件",
    "请把我移出名单，谢谢。",
    "不用再联系我了",
    "请删除我的资料",
    "Please stop contacting me.",
    "please don't email me again",
    "Do not contact me anymore!",
    "Remove me from your list",
    "I do not wish to be contacted.",
    "I don't want to hear from you",
    "No thanks. Please take me off your mailing list",
    "Stop emailing me",
    "Never write to me again",
  ])("asks us to stop writing: %s", async (text) => {
    expect(await kind("Re: A job", [], text)).toBe("unsubscribe");
  });

  it.each([
    "请不要在工作时间联系我，晚上可以。",
    "请不要联系我的雇主，其他都可以。",
    "别忘了联系我",
    "为什么不联系我了？",
    "我不是说不要联系我，只是这周很忙",
    "要不要联系一下我的推荐人？",
    "如果不要联系我，请告诉我原因",
    "Please don't hesitate to contact me.",
    "Don't contact my current employer please, but I am interested.",
    "I'm not asking you to stop contacting me",
    "Please don't call before Monday",
    "Why don't you contact me next week?",
    "You did not contact me, so I ask again",
    "Please do not contact me at work; my private address is fine.",
    "I can't stop writing code. Interested!",
    "Sounds good.\r\n\r\n> If it is not the right moment, a word is enough and we will not write again.\r\n> Unsubscribe: https://jobs.example.com",
  ])("is a reply although it has such words: %s", async (text) => {
    expect(await kind("Re: A job", [], text)).toBe("reply");
  });
});
