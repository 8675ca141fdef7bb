import { type BudgetMeter, engineErrors, type Spending } from "@bole/engine";
import { type ModelServer, startModelServer } from "@bole/testing";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  endpoint,
  GOOD,
  good,
  memoryLog,
  modelsOf,
  RESUME,
  rate,
  SOLVED,
} from "../../test/trial.ts";

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
beforeEach(() => server.reset());
afterAll(() => server.stop());

/** A budget that remembers what was spent. */
function meter(limit: { tokens?: number; cost?: number }) {
  const spent = { tokens: 0, cost: 0 };
  const left = (kind: "tokens" | "cost") => {
    const most = limit[kind];
    return most === undefined ? null : Math.max(0, most - spent[kind]);
  };
  const budget: BudgetMeter = {
    spend({ tokens = 0, cost = 0 }: Spending) {
      spent.tokens += tokens;
      spent.cost += cost;
    },
    remaining: () => ({ tokens: left("tokens"), cost: left("cost") }),
  };
  return { spent, budget };
}

const PRICED = { "openai:stand-in": { input: 10, output: 100 } };

describe("a budget", () => {
  it("is told what a call has taken", async () => {
    await server.script(good);
    const { spent, budget } = meter({ tokens: 100_000, cost: 10 });
    const models = modelsOf(server, { models: [endpoint(server, "openai")], prices: PRICED });
    const answer = await models.run(rate, RESUME, { budget });
    expect(answer.cost).toBeCloseTo(0.003);
    expect(spent).toEqual({ tokens: 120, cost: answer.cost });
  });

  it.each([
    ["tokens", { tokens: 4_000 }, "tokens left, and the call may take"],
    ["money", { cost: 0.01 }, "0.0100 dollars left, and the call may cost"],
  ])("without enough %s left sends nobody to the model", async (_, limit, words) => {
    await server.script(good);
    const { lines, logger } = memoryLog();
    const { spent, budget } = meter(limit);
    const models = modelsOf(server, {
      models: [endpoint(server, "openai")],
      prices: PRICED,
      logger,
    });
    const answer = await models.run(rate, RESUME, { budget });
    expect(answer).toMatchObject({ value: SOLVED, solver: "embedded", attempts: 0 });
    expect(answer.why).toContain(words);
    expect(lines[0]).toMatchObject({ failure: "budget" });
    expect(spent).toEqual({ tokens: 0, cost: 0 });
    expect(await server.requests()).toEqual([]);
  });

  it("of money sends nobody to a model without a price", async () => {
    const { budget } = meter({ cost: 100 });
    const models = modelsOf(server, { models: [endpoint(server, "openai")], prices: {} });
    const { why } = await models.run(rate, RESUME, { budget });
    expect(why).toContain("the price of the model is unknown");
  });

  it("is not overspent by calls at the same time: one's reservation is gone for the others", async () => {
    await server.script({ ...good, times: "always" });
    const { spent, budget } = meter({ tokens: 12_000 });
    const models = modelsOf(server);
    const ctx = { tenant: "acme", run_id: "run-1" };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => models.run(rate, RESUME, { ...ctx, budget: { ...budget } })),
    );
    const asked = answers.filter(({ solver }) => solver === "model");
    expect(asked).toHaveLength(2);
    expect(spent.tokens).toBe(240);
    // What was set aside is free again.
    expect((await models.run(rate, RESUME, { ...ctx, budget })).solver).toBe("model");
  });

  it("goes on to a model that costs nothing", async () => {
    await server.script(good);
    const { budget } = meter({ cost: 0.01 });
    const chain = [endpoint(server, "openai"), endpoint(server)];
    const answer = await modelsOf(server, { models: chain, prices: PRICED }).run(rate, RESUME, {
      budget,
    });
    expect(answer).toMatchObject({ model: "openai-compatible:stand-in", value: GOOD, cost: 0 });
  });

  it("pays for an answer that was of no use, by estimate where the server does not say", async () => {
    const useless = { kind: "answer", text: '{"score":"x"}', usage: "none", times: 2 } as const;
    await server.script(useless);
    const { spent, budget } = meter({});
    const answer = await modelsOf(server).run(rate, RESUME, { budget });
    expect(answer).toMatchObject({ solver: "embedded", attempts: 2 });
    expect(spent.tokens).toBe(answer.tokens.input + answer.tokens.output);
    expect(spent.tokens).toBeGreaterThan(200);
  });

  it.each(["budget-exceeded", "round-exceeded"] as const)(
    "that says %s too late gets the answer all the same, and is told once",
    async (code) => {
      await server.script(good);
      const { spent, budget } = meter({});
      const strict: BudgetMeter = {
        ...budget,
        spend(spending) {
          budget.spend(spending);
          throw engineErrors.error(code, "Nothing is left.");
        },
      };
      const answer = await modelsOf(server).run(rate, RESUME, { budget: strict });
      expect(answer).toMatchObject({ value: GOOD, solver: "model" });
      expect(spent.tokens).toBe(120);
    },
  );

  it("pays for a stream that broke off", async () => {
    await server.script({ kind: "drop", after: '{"score":9,"reason":"half', times: "always" });
    const { spent, budget } = meter({});
    await modelsOf(server, { retries: 0 }).run(rate, RESUME, { budget, onToken: () => {} });
    expect(spent.tokens).toBeGreaterThan(50);
  });
});
