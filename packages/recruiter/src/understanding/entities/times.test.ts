import { describe, expect, it } from "vitest";
import { staleDaysIn, timesIn } from "./times.ts";

/** A Wednesday, five in the afternoon in Shanghai. */
const NOW = Date.parse("2026-11-18T09:00:00Z");
const inShanghai = (text: string) => timesIn(text, NOW, "Asia/Shanghai");
const inBerlin = (text: string) => timesIn(text, NOW, "Europe/Berlin");

describe("times as people say them", () => {
  it.each([
    ["下周三下午", "2026-11-25T04:00:00.000Z", "2026-11-25T10:00:00.000Z"],
    ["明天上午", "2026-11-19T00:00:00.000Z", "2026-11-19T04:00:00.000Z"],
    ["周五下午三点", "2026-11-20T07:00:00.000Z", "2026-11-20T08:00:00.000Z"],
    ["下周二到周四之间", "2026-11-23T16:00:00.000Z", "2026-11-26T16:00:00.000Z"],
    ["11月30日", "2026-11-29T16:00:00.000Z", "2026-11-30T16:00:00.000Z"],
    ["本周", "2026-11-15T16:00:00.000Z", "2026-11-22T16:00:00.000Z"],
  ])("in Chinese: %s", (text, from, to) => {
    expect(inShanghai(text)).toMatchObject({ from, to });
  });

  it.each([
    ["next tue–thu", "2026-11-23T23:00:00.000Z", "2026-11-26T23:00:00.000Z"],
    ["on friday at 2pm", "2026-11-20T13:00:00.000Z", "2026-11-20T14:00:00.000Z"],
    ["tomorrow morning", "2026-11-19T07:00:00.000Z", "2026-11-19T11:00:00.000Z"],
    ["next week", "2026-11-22T23:00:00.000Z", "2026-11-29T23:00:00.000Z"],
    ["monday between 2 and 4 pm", "2026-11-23T13:00:00.000Z", "2026-11-23T15:00:00.000Z"],
  ])("in English: %s", (text, from, to) => {
    expect(inBerlin(text)).toMatchObject({ from, to });
  });

  it("knows how long, and leaves open what is not said", () => {
    expect(inBerlin("next tue–thu, 45 minutes").minutes).toBe(45);
    expect(inShanghai("聊半个小时").minutes).toBe(30);
    expect(inShanghai("一个半小时").minutes).toBe(90);
    expect(inShanghai("给前5个候选人发邮件")).toEqual({ from: null, to: null, minutes: null });
  });

  it("knows how long is too long", () => {
    expect(staleDaysIn("超过两周没有动静")).toBe(14);
    expect(staleDaysIn("inactive for more than 30 days")).toBe(30);
    expect(staleDaysIn("清理管道")).toBeNull();
  });
});
