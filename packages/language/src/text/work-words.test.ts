import { describe, expect, it } from "vitest";
import { ordinalsIn } from "./ordinals.ts";
import { orderIn, workIn } from "./work-words.ts";

describe("words for work", () => {
  it.each([
    ["the interviews", ["interviews"]],
    ["E-Mails", ["mail"]],
    ["邮件那几步", ["mail"]],
    ["the mails and the interviews", ["mail", "interviews"]],
    ["发送前批量检查", ["check"]],
    ["the headhunter", []],
  ])("%s", (words, kinds) => {
    expect(workIn(words)).toEqual(kinds);
  });

  it("say what comes first, unless they say both or neither", () => {
    expect(
      ["before step 2", "放到第五步后面", "first", "before or after"].map((words) =>
        orderIn(words),
      ),
    ).toEqual(["before", "after", null, null]);
  });

  it("count steps one by one", () => {
    expect(ordinalsIn("steps 3 and 5", 9)).toEqual([2, 4]);
    expect(ordinalsIn("the second one", 9)).toEqual([1]);
  });
});
