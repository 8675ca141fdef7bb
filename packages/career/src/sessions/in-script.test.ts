import { describe, expect, it } from "vitest";
import { inScriptOf } from "./in-script.ts";

const session = {
  question: { text: "你现在安全吗？" },
  facts: [{ fact_id: "f0-wish-转行", words: "想转行" }],
  sources: [{ id: "message:0:转行", quote: "转行" }],
  statement: { sources: ["message:0:转行"] },
};
const said = (content: string) => [{ role: "user" as const, content, at: "2026-11-17" }];

describe("the script of a session", () => {
  it("is the person's: texts in traditional characters, ids as they are", () => {
    expect(inScriptOf(said("我想轉去醫材公司"), session)).toEqual({
      question: { text: "你現在安全嗎？" },
      facts: [{ fact_id: "f0-wish-转行", words: "想轉行" }],
      sources: [{ id: "message:0:转行", quote: "轉行" }],
      statement: { sources: ["message:0:转行"] },
    });
  });

  it("stays simplified for whoever writes so", () => {
    expect(inScriptOf(said("我想转去医材公司"), session)).toBe(session);
  });
});
