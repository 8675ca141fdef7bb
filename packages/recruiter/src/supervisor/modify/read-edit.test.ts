import { describe, expect, it } from "vitest";
import { type PlanEdit, readPlanEdits } from "./read-edit.ts";

const SAID: readonly (readonly [string, PlanEdit[]])[] = [
  ["去掉第三步", [{ kind: "remove_lines", lines: [3] }]],
  ["第3步和第5步都不要", [{ kind: "remove_lines", lines: [3, 5] }]],
  ["drop the third step", [{ kind: "remove_lines", lines: [3] }]],
  ["remove step 4 please", [{ kind: "remove_lines", lines: [4] }]],
  ["最后一步不要了", [{ kind: "remove_lines", lines: [-1] }]],
  ["只发给前五个", [{ kind: "limit", people: 5 }]],
  ["make it 5 people", [{ kind: "limit", people: 5 }]],
  ["最多10个人", [{ kind: "limit", people: 10 }]],
  ["only the top three", [{ kind: "limit", people: 3 }]],
  ["don't schedule interviews", [{ kind: "remove_group", group: "interviews" }]],
  ["不要安排面试", [{ kind: "remove_group", group: "interviews" }]],
  ["先不发邮件", [{ kind: "remove_group", group: "mail" }]],
  ["skip the emails", [{ kind: "remove_group", group: "mail" }]],
  ["顺便也安排面试", [{ kind: "add_group", group: "interviews" }]],
  ["also schedule interviews", [{ kind: "add_group", group: "interviews" }]],
  ["面试30分钟就够了", [{ kind: "minutes", minutes: 30 }]],
  ["邮件写短一点", [{ kind: "instructions", words: "邮件写短一点" }]],
  [
    "mention that it is remote in the mails",
    [{ kind: "instructions", words: "mention that it is remote in the mails" }],
  ],
  ["把第2步放到第5步后面", [{ kind: "move", line: 2, to: 5, before: false }]],
  ["move step 4 before step 2", [{ kind: "move", line: 4, to: 2, before: true }]],
  [
    "去掉第一步，只发给前五个",
    [
      { kind: "remove_lines", lines: [1] },
      { kind: "limit", people: 5 },
    ],
  ],
  [
    "make it 2 people and drop the first step",
    [
      { kind: "limit", people: 2 },
      { kind: "remove_lines", lines: [1] },
    ],
  ],
  ["remove steps 3 and 5", [{ kind: "remove_lines", lines: [3, 5] }]],
  ["去掉第三和第五步", [{ kind: "remove_lines", lines: [3, 5] }]],
  ["今天天气不错", []],
];

describe("words about a plan", () => {
  it.each(SAID)("“%s”", (text, edits) => {
    expect(readPlanEdits(text)).toEqual(edits);
  });
});
