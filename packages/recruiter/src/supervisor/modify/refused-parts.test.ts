import { describe, expect, it } from "vitest";
import { refusalOf } from "./refused-parts.ts";

describe("a no to a part of a plan", () => {
  it.each([
    ["cancel the interviews", ["interviews"]],
    ["Don't schedule interviews, please", ["interviews"]],
    ["No interviews for now", ["interviews"]],
    ["Actually, skip the interview step", ["interviews"]],
    ["take the interviews out", ["interviews"]],
    ["we don't need to send mails", ["mail"]],
    ["Cancel the mails and the interviews", ["interviews", "mail"]],
    ["不要安排面试了", ["interviews"]],
    ["取消面试", ["interviews"]],
    ["面试先不安排了", ["interviews"]],
    ["先别发邮件", ["mail"]],
    ["把面试那一步去掉", ["interviews"]],
    ["不要发邮件和安排面试", ["interviews", "mail"]],
    ["不用汇总了", ["supervisor"]],
  ])("names it: %s", (text, groups) => {
    expect(refusalOf(text)).toMatchObject({ groups, isWholeToo: false });
  });

  it.each(["cancel", "Cancel it", "cancel the plan", "取消", "取消计划", "算了", "不要了", "stop"])(
    "is not a no to all of it: %s",
    (text) => {
      expect(refusalOf(text)).toBeNull();
    },
  );

  it.each([
    "cancel the interview with Maya on Monday",
    "把面试改成30分钟",
    "don't make the mails so long",
    "不要给唐薇发邮件",
    "邮件写短一点",
    "which interviews are there?",
    "不要忘了安排面试",
  ])("is nothing else that speaks of it: %s", (text) => {
    expect(refusalOf(text)).toBeNull();
  });

  it.each(["cancel, no interviews", "取消吧，不要面试了"])("is in doubt beside one: %s", (text) => {
    expect(refusalOf(text)).toMatchObject({ groups: ["interviews"], isWholeToo: true });
  });
});
