import { describe, expect, it } from "vitest";
import { formatsFor } from "./format.ts";

const start = "2026-03-01T08:00:00.000Z";
const after = (seconds: number) => new Date(start).getTime() + seconds * 1_000;

describe("how long ago something was", () => {
  it.each([
    [5, "5 seconds ago", "5秒钟前"],
    [60, "1 minute ago", "1分钟前"],
    [3_599, "59 minutes ago", "59分钟前"],
    [7_200, "2 hours ago", "2小时前"],
    [86_400, "yesterday", "昨天"],
  ])("after %i seconds it is written as %s and %s", (seconds, english, chinese) => {
    expect(formatsFor("en").since(start, after(seconds))).toBe(english);
    expect(formatsFor("zh-CN").since(start, after(seconds))).toBe(chinese);
  });

  it("is never in the future, should two clocks differ", () => {
    expect(formatsFor("en").since(start, after(-30))).toBe("now");
  });
});
