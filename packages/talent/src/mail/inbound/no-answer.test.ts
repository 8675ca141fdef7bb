import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { noAnswerOf } from "./no-answer.ts";

describe("a mail needs no answer", () => {
  it.each([
    ["Re: Interview", "Thank you so much!", "thanks"],
    ["回复：面试时间", "好的，谢谢，到时候见。", "thanks"],
    ["Re: Night nurse", "Many thanks, see you on Monday.\n\n> Does Monday suit you?", "thanks"],
    [
      "October news from the job board",
      "Read our new articles in your browser. You receive this email as a subscriber. Unsubscribe",
      "newsletter",
    ],
    ["秋季促销", "会员套餐限时八折，点击查看详情。如需退订请点击这里。", "newsletter"],
    [
      "Undeliverable: Night nurse",
      "Your message couldn't be delivered because the address couldn't be found.",
      "undelivered",
    ],
    ["系统退信", "邮件被退回，收件人不存在。", "undelivered"],
  ])("%s: %s", (subject, text, why) => {
    expect(noAnswerOf("reply", subject, text)).toBe(why);
  });

  it("by its headers, of whatever sort it is", () => {
    expect(noAnswerOf("bounce", "Hello", "Hello")).toBe("undelivered");
    const away = "I am away until Monday and will reply on my return.";
    expect(noAnswerOf("auto_reply", "Re: Nurse", away)).toBe("absence");
  });
});

describe("a mail waits for an answer", () => {
  it.each([
    ["Re: Interview", "Thank you! Which documents should I bring?"],
    ["Re: Interview", "I'm away this week but interested. Can we talk on Monday?"],
    ["回复：面试时间", "谢谢，请问面试地点在哪里？"],
    ["回复：岗位", "不考虑，谢谢。"],
    ["Re: Newsletter editor", "I would like to apply for the job."],
    ["Hm", "Purple bicycle."],
  ])("%s: %s", (subject, text) => {
    expect(noAnswerOf("reply", subject, text)).toBeNull();
  });

  it("where files came with it", () => {
    expect(noAnswerOf("reply", "Re: Documents", "Thanks!", true)).toBeNull();
  });

  it("unless there is a reason, in nearly all conversations of the demo", () => {
    const texts = ["en", "zh"].flatMap((language) => incomingOf(language));
    const missed = texts.filter((text) => noAnswerOf("reply", "Re: Your message", text) !== null);
    expect(texts.length).toBeGreaterThan(20);
    expect(missed.length / texts.length, missed.join("\n---\n")).toBeLessThan(0.1);
  });
});

function incomingOf(language: string): string[] {
  const file = new URL(`../../demo/data/mails/${language}.txt`, import.meta.url);
  return readFileSync(file, "utf8")
    .split(/^(?:---|===) /mu)
    .filter((block) => block.startsWith("in "))
    .map((block) => block.split("\n").slice(1).join("\n").trim());
}
