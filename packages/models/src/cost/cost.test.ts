import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { temporaryFolder } from "@bole/testing";
import { describe, expect, it } from "vitest";
import { tokensAbout, tokensAtMost } from "./estimate-tokens.ts";
import { BUILT_IN_PRICES, costOf, priceOf } from "./price-table.ts";
import { readPrices } from "./read-prices.ts";

const model = (provider: "openai" | "anthropic" | "openai-compatible", name: string, url = "") => ({
  provider,
  name,
  url,
  key: undefined,
});

describe("a price", () => {
  it("is found by the whole name, else by the longest beginning", () => {
    const of = (name: string) => priceOf(BUILT_IN_PRICES, model("anthropic", name))?.input;
    expect(of("claude-opus-4-1-20250805")).toBe(15);
    expect(of("claude-opus-4-5-20251101")).toBe(5);
    expect(priceOf(BUILT_IN_PRICES, model("openai", "gpt-4o-mini"))?.input).toBe(0.15);
  });

  it("is nothing for a server of one's own, and unknown for anybody else's", () => {
    const at = (url: string) => priceOf({}, model("openai-compatible", "q", url));
    for (const own of [
      "http://localhost:1/v1",
      "http://[::1]:1/v1",
      "http://10.0.0.7/v1",
      "http://vllm/v1",
    ])
      expect(at(own)).toEqual({ input: 0, output: 0 });
    for (const other of ["https://llm.example.com/v1", "http://8.8.8.8/v1"])
      expect(at(other)).toBeUndefined();
    expect(priceOf({}, model("openai", "gpt-99"))).toBeUndefined();
  });

  it("counts cached input for less", () => {
    const price = { input: 2, output: 8, cached: 0.5 };
    expect(costOf(price, { input: 1_000_000, output: 500_000, cached: 600_000 })).toBeCloseTo(5.1);
    expect(costOf(undefined, { input: 1, output: 1, cached: 0 })).toBeNull();
  });
});

describe("a file of prices", () => {
  it("overrides the built-in ones model by model, and need not be there", async () => {
    await using folder = await temporaryFolder();
    const path = join(folder.path, "prices.json");
    expect(await readPrices(path)).toEqual(BUILT_IN_PRICES);
    await writeFile(path, '{"models": {"openai:gpt-4o": {"input": 1, "output": 2}}}');
    const prices = await readPrices(path);
    expect(prices["openai:gpt-4o"]).toEqual({ input: 1, output: 2 });
    expect(prices["deepseek:deepseek-chat"]).toEqual(BUILT_IN_PRICES["deepseek:deepseek-chat"]);
  });

  it.each([
    ["no JSON", "prices"],
    ["a price below nothing", '{"models": {"openai:gpt-4o": {"input": -1, "output": 2}}}'],
    ["a name without a provider", '{"models": {"gpt-4o": {"input": 1, "output": 2}}}'],
  ])("with %s is refused", async (_, text) => {
    await using folder = await temporaryFolder();
    const path = join(folder.path, "prices.json");
    await writeFile(path, text);
    await expect(readPrices(path)).rejects.toMatchObject({ code: "prices-invalid" });
  });
});

describe("an estimate of tokens", () => {
  it("is never too low before a call, and about right after one", () => {
    // By the tokenizer of GPT-4o: 9 and 10.
    const [english, chinese] = [
      "The quick brown fox jumps over the dog.",
      "我们需要一位资深后端工程师。",
    ];
    expect(tokensAtMost([english])).toBeGreaterThan(9);
    expect(tokensAtMost([chinese])).toBeGreaterThan(10);
    expect(tokensAbout([english])).toBe(10);
    expect(tokensAbout([chinese])).toBe(14);
  });
});
