import { describe, expect, it } from "vitest";
import { ModelChain } from "./model-choice.ts";

const complaint = (text: string) => ModelChain.safeParse(text).error?.issues[0]?.message;

describe("ModelChain", () => {
  it("reads models in the order in which they stand in for each other", () => {
    expect(ModelChain.parse("deepseek:deepseek-chat, openai-compatible:qwen3:8b")).toEqual([
      { provider: "deepseek", name: "deepseek-chat" },
      { provider: "openai-compatible", name: "qwen3:8b" },
    ]);
  });

  it.each([
    ["", "is empty"],
    ["gpt-4", "has no provider: write deepseek:… or"],
    ["opena:gpt-4", 'has the unknown provider "opena": did you mean openai?'],
    ["google:gemini", 'has the unknown provider "google": use one of deepseek, openai'],
    ["openai:", "has no name after openai"],
    ["openai:a,,", "model 2 of 3 is empty"],
  ])("says of %j what is wrong with it", (text, words) => {
    expect(complaint(text)).toContain(words);
  });

  it("does not repeat what may be a key in the wrong place", () => {
    expect(complaint("sk-0123456789")).not.toContain("0123456789");
  });
});
