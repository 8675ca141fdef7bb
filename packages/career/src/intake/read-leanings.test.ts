import { describe, expect, it } from "vitest";
import { occupationById } from "../occupations/occupation-by-id.ts";
import { LEANINGS } from "./leanings.ts";
import { readLeanings } from "./read-leanings.ts";

const read = (text: string, isAnswer = false) =>
  readLeanings(text, isAnswer).map(({ leaning }) => leaning);

describe("what somebody likes", () => {
  it.each([
    ["I like explaining things and working with data", ["explaining", "numbers"]],
    ["I could see myself in a museum", ["books"]],
    ["喜欢做饭也喜欢跟孩子玩", ["children", "cooking"]],
    ["我擅长修理东西", ["repairing"]],
  ])("“%s”", (text, leanings) => {
    expect(read(text).toSorted()).toEqual(leanings.toSorted());
  });

  it.each([
    "I have three kids",
    "我不喜欢跟孩子打交道",
    "I hate spreadsheets",
    "I would like to move to data",
    "我要照顾孩子",
  ])("is not read from “%s”", (text) => {
    expect(read(text)).toEqual([]);
  });

  it("need not be said with “like” where it was asked for", () => {
    expect(read("repairing old bikes", true)).toEqual(["repairing"]);
  });

  it("leads to occupations that are known here", () => {
    for (const { occupations } of LEANINGS)
      for (const id of occupations) expect(occupationById(id).id).toBe(id);
  });
});
