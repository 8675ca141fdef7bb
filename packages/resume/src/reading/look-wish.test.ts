import { describe, expect, it } from "vitest";
import { asResumeData } from "../model/document.ts";
import { lookWish, switchWish } from "./look-wish.ts";
import { RESUME, reader } from "./testing/hear.ts";
import { createUnderstand } from "./understand.ts";
import { TurnMemory } from "./understanding.ts";

describe("what a message wants of the look", () => {
  it.each([
    ["accent colour blue", { accent: "#1d4ed8" }],
    ["主色改成绿色", { accent: "#15803d" }],
    ["fit to one page", { fit: true }],
    ["不用压缩到一页", { fit: false }],
    ["use a serif font", { font: "source-serif" }],
    ["无衬线字体", { font: "inter" }],
    ["tighter spacing please", { density: "compact" }],
    ["Letter paper", { paper: "letter" }],
    ["turn off page numbers", { page_numbers: false }],
  ])("“%s” is %o", (message, wish) => {
    expect(lookWish(message)).toEqual(wish);
  });

  it("is nothing where no option is named", () => {
    expect(lookWish("make it look nicer")).toBeUndefined();
  });
});

describe("switches that no reader is needed for", () => {
  it.each([
    ["hide my photo", { hide_photo: true }],
    ["show my photo again", { hide_photo: false }],
    ["show page numbers", { page_numbers: true }],
    ["隐藏照片", { hide_photo: true }],
    ["不要页码", { page_numbers: false }],
    ["请把页码显示出来", { page_numbers: true }],
  ])("“%s” is %o", (message, wish) => {
    expect(switchWish(message)).toEqual(wish);
  });

  it.each([
    "delete Photo Vault",
    "photo",
    "add that I organised the photo archive",
    "删除照片管理项目",
  ])("“%s” is none", (message) => {
    expect(switchWish(message)).toBeUndefined();
  });
});

describe("a conversation about the look", () => {
  it("switches the photo off without touching entries that are named like it", async () => {
    const { understanding } = await createUnderstand(reader)({
      ...{ message: "hide my photo", resume: asResumeData(RESUME) },
      ...{ memory: TurnMemory.parse({}), today: new Date("2026-05-20T00:00:00Z") },
    });
    expect(understanding).toMatchObject({
      kind: "calls",
      calls: [{ params: { path: "look", value: { hide_photo: true } } }],
    });
  });
});
