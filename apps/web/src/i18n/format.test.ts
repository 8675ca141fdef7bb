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

describe("when something is", () => {
  const at = "2026-03-01T08:05:09.000Z";

  it("is told by the clock of the reader's zone, which is named where the device has another", () => {
    const here = formatsFor("en", { zone: "Asia/Shanghai" });
    const elsewhere = formatsFor("en", { zone: "Asia/Shanghai", isNamed: true });
    const plain = (text: string) => text.replaceAll(/\s/gu, " ");
    expect(plain(here.time(at))).toBe("4:05 PM");
    expect(plain(elsewhere.time(at))).toBe("4:05 PM GMT+8");
    expect(plain(here.moment(at))).toBe("Mar 1, 2026, 4:05 PM");
    expect(plain(elsewhere.moment(at))).toBe("Mar 1, 2026, 4:05 PM GMT+8");
    const chinese = formatsFor("zh-CN", { zone: "Europe/Berlin", isNamed: true });
    expect(plain(chinese.moment(at))).toBe("2026年3月1日 09:05 GMT+1");
  });

  it("is told to the second with the zone where it matters", () => {
    expect(formatsFor("zh-CN", { zone: "UTC" }).exact(at)).toBe("2026年3月1日 08:05:09 UTC");
  });
});

describe("how long something took", () => {
  it.each([
    [350.4, "350 ms", "350毫秒"],
    [4_240, "4.2 sec", "4.2秒"],
    [59_400, "59 sec", "59秒"],
    [185_000, "3 min 5 sec", "3分钟 5秒"],
    [7_800_000, "2 hr 10 min", "2小时 10分钟"],
    [7_200_000, "2 hr", "2小时"],
  ])("%i ms is written as %s and %s", (ms, english, chinese) => {
    expect(formatsFor("en").duration(ms)).toBe(english);
    expect(formatsFor("zh-CN").duration(ms)).toBe(chinese);
  });
});

describe("what something cost", () => {
  it.each([
    [0, "$0"],
    [0.00042, "$0.00042"],
    [0.31, "$0.31"],
    [12.345, "$12.35"],
  ])("%d dollars are written as %s", (usd, text) => {
    expect(formatsFor("en").cost(usd)).toBe(text);
  });
});
