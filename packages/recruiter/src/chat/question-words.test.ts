import { expect, it } from "vitest";
import { OpenQuestion } from "../understanding/memory.ts";
import { wordsOf } from "./question-words.ts";

const asked = OpenQuestion.parse({
  ...{
    slot: "person",
    said: "王不在",
    also: ["李没有"],
    options: [],
    message: "比较王不在和李没有",
  },
});

it("names everybody who is not there, and not only the first", () => {
  expect(wordsOf(asked, "zh")).toBe(
    "人才库里没有找到“王不在”。请检查姓名，或先导入简历。\n“李没有”也没有找到，请检查姓名。",
  );
  expect(wordsOf(asked, "en")).toContain('There is nobody called "李没有" either.');
});
