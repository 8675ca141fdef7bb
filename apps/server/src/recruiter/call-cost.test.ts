import { expect, it } from "vitest";
import { loadConfig } from "../config/load-config.ts";
import { callCostOf } from "./call-cost.ts";

const PRICES = {
  "openai:small": { input: 1, output: 2 },
  "openai:large": { input: 10, output: 20 },
};
const TOKENS = { input: 1_000_000, output: 500_000 };
const cost = async (env: Record<string, string>, task: string) => {
  const choices = { chains: async () => loadConfig(env, "/") };
  return (await callCostOf(choices, PRICES)("local"))(task, TOKENS);
};

it("is the price of the model that the task is given to", async () => {
  const env = { BOLE_MODEL: "openai:small", BOLE_MODEL_KEY: "k" };
  const judging = { ...env, BOLE_MODEL_RECOMMEND_JUDGE: "openai:large" };
  expect(await cost(env, "recommend_judge")).toBe(2);
  expect(await cost(judging, "recommend_judge")).toBe(20);
  expect(await cost(judging, "write_mail")).toBe(2);
});

it("is unknown where the price is, and nothing where no model is asked", async () => {
  const unheard = { BOLE_MODEL: "openai:unheard-of", BOLE_MODEL_KEY: "k" };
  expect(await cost(unheard, "write_mail")).toBeNull();
  expect(await cost({}, "write_mail")).toBeUndefined();
});
