import { describe, expect, it } from "vitest";
import { call, OFFICE } from "../testing/small-office.ts";
import { harmless, isSure } from "./thresholds.ts";

type Other = readonly [tool: string, confidence: number, polarity?: "do" | "ask" | "dont"];

function sureOf(tool: string, confidence: number, others: readonly Other[], who = "raj"): boolean {
  const alternatives = others.map(([name, p, polarity = "do" as const]) => ({
    ...{ tool: name, polarity, confidence: p },
  }));
  const read = call(tool, { confidence, alternatives, said: who ? [["who", who]] : [] });
  const risk = OFFICE.get(tool)?.risk ?? "read";
  return isSure(read, { risk }, (name) => OFFICE.get(name)?.risk);
}

describe("several readings that cost the same", () => {
  it.each([
    ["a card comes either way", "write_mail", 0.55, [["book_interview", 0.4]], true],
    ["the other is riskier still", "write_mail", 0.55, [["move_stage", 0.4]], true],
    ["the other only talks", "write_mail", 0.55, [["talk", 0.4]], false],
    ["the other forbids it", "write_mail", 0.55, [["write_mail", 0.4, "dont"]], false],
    ["none of them is likely", "write_mail", 0.35, [["book_interview", 0.5]], false],
    ["it is asked for or asked about", "show_person", 0.4, [["show_person", 0.3, "ask"]], true],
    ["something would change at once", "move_stage", 0.6, [["answer_pending", 0.4]], false],
  ] as const)("are sure together where %s: %s", (_, tool, confidence, others, expected) => {
    expect(sureOf(tool, confidence, others)).toBe(expected);
  });

  it("are not where nobody is named", () => {
    expect(sureOf("write_mail", 0.55, [["book_interview", 0.4]], "")).toBe(false);
  });
});

describe("what does no harm", () => {
  const readAs = (others: readonly Other[]) => {
    const alternatives = others.map(([tool, confidence, polarity = "do" as const]) => ({
      ...{ tool, polarity, confidence },
    }));
    const read = call("move_stage", { confidence: 0.45, alternatives });
    const meant = harmless(read, (name) => OFFICE.get(name)?.risk);
    return meant && `${meant.tool}:${meant.polarity}`;
  };

  it.each([
    ["a look", [["list_people", 0.5]], "list_people:do"],
    ["a question about it", [["move_stage", 0.4, "ask"]], "move_stage:ask"],
    [
      "the likeliest of several",
      [
        ["talk", 0.2],
        ["move_stage", 0.25, "dont"],
      ],
      "move_stage:dont",
    ],
    [
      "nothing that is unlikely",
      [
        ["talk", 0.1],
        ["write_mail", 0.4],
      ],
      undefined,
    ],
  ] as const)("is taken for it where the words may mean %s", (_, others, expected) => {
    expect(readAs(others)).toBe(expected);
  });
});
