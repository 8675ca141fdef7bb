import { describe, expect, it } from "vitest";
import type { Mention } from "../reading/reading.ts";
import { snapSpans } from "./snap-spans.ts";

const mention = (name: string, message: string, text: string): Mention => {
  const at = message.indexOf(text);
  return { name, text, place: [at, at + text.length], ref: "name", confidence: 0.9 };
};
const snapped = (message: string, text: string, name = "value") =>
  snapSpans([mention(name, message, text)], message)[0]?.text;

describe("a span", () => {
  it.each([
    ["标题写成“首席品酒师”，谢谢", "首席品酒", "首席品酒师"],
    ["call it “Head of Bread” please", "Head of", "Head of Bread"],
    ["职位是采购主管，别的不动", "采购主", "采购主"],
    ["城市改成青岛嘛", "青岛", "青岛"],
    ["1. city Leeds 2. add Figma", "Leeds 2", "Leeds"],
    ["version Photoshop 2. And more", "Photoshop 2", "Photoshop"],
    ["改成绍兴谢谢你", "绍兴", "绍兴"],
    ["put “Dear Sir” aside, my title is Cook", "Cook", "Cook"],
  ])("in %s", (message, text, whole) => expect(snapped(message, text)).toBe(whole));

  it("that names something on record stays as it was read", () => {
    expect(snapped("把蓝天酒店的删掉", "蓝天酒", "entry")).toBe("蓝天酒");
  });

  it("takes nothing from its neighbour", () => {
    const message = "写成“面包师 2019”";
    const all = [mention("value", message, "面包师"), mention("content", message, "2019")];
    expect(snapSpans(all, message).map(({ text }) => text)).toEqual(["面包师", "2019"]);
  });
});
