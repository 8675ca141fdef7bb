import { expect, it } from "vitest";
import { reword } from "./reword.ts";
import { TO_TELL } from "./to-tell.ts";

const MAIL = [
  "Dear Maya,",
  "Harbourline is looking for a colleague. We run ports.",
  "You wrote: “Cut the load. Kept it.” That fits.",
  "Just answer this mail. If not, a word is enough.",
  "Hannah Brandt",
].join("\n\n");
const BRIEF = "陈思远，您好：\n\n我们在招人。您的经验很合适。\n\n欢迎回复。\n\n沈知夏";

it("cuts each paragraph to its first sentence, and no quotation", () => {
  const { text, left } = reword(MAIL, "en", ["shorter"]);
  expect(text.split("\n\n")).toEqual([
    "Dear Maya,",
    "Harbourline is looking for a colleague.",
    "You wrote: “Cut the load. Kept it.” That fits.",
    "Just answer this mail.",
    "Hannah Brandt",
  ]);
  expect(left).toEqual([]);
});

it("follows several wishes, and says which it cannot", () => {
  const wishes = ["less formal", "mention two days of remote work", "as a poem"];
  const { text, left } = reword(MAIL, "en", wishes);
  expect(text).toContain("Hi Maya,");
  expect(text.split("\n\n").at(-3)).toBe("Worth mentioning: two days of remote work.");
  expect(left).toEqual(["as a poem"]);
});

it("keeps to a number of sentences, and to who writes to whom", () => {
  const { text, left } = reword(MAIL, "en", ["two lines max"]);
  expect(text.split("\n\n")).toEqual([
    "Dear Maya,",
    "Harbourline is looking for a colleague. You wrote: “Cut the load. Kept it.” That fits.",
    "Hannah Brandt",
  ]);
  expect(left).toEqual([]);
});

it("fills a letter that has nothing else to say", () => {
  const { text } = reword(`Dear Maya,\n\n${TO_TELL.en}`, "en", ["tell them we moved offices"]);
  expect(text).toBe("Dear Maya,\n\nWe moved offices.");
});

it("writes in the language of the mail", () => {
  const { text, left } = reword(BRIEF, "zh", [
    "随意一点",
    "提一下每周远程两天",
    "mention the visa",
  ]);
  expect(text).toContain("你好：");
  expect(text).toContain("另外值得一提：每周远程两天。");
  expect(left).toEqual(["mention the visa"]);
});

it("does not claim what changes nothing", () => {
  expect(reword("Hi Maya,\n\nOne line.", "en", ["less formal"]).left).toEqual(["less formal"]);
});
