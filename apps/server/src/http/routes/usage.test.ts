/** What is booked for models is what the limits count, and what the page shows. */
import { createModels, hashedNgrams } from "@bole/models";
import { type ModelServer, startModelServer } from "@bole/testing";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { testApi } from "../../../test/api.ts";
import { PolicyVersion, Usage } from "../contract/index.ts";

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
beforeEach(() => server.reset());
afterAll(() => server.stop());

/** Each answer has 100 tokens in and 20 out: a thousandth and two. */
const PRICES = { "openai:stand-in": { input: 10, output: 100, as_of: "2026-11-01" } };
const ADVERTISEMENT = { text: "We look for somebody.\n\nYou will do things." };

async function withModel(prices: typeof PRICES | object = PRICES) {
  const endpoint = { provider: "openai", name: "stand-in", url: server.url, key: "key" } as const;
  const api = await testApi({
    host: {
      prices: { ...prices },
      models: (account) =>
        createModels({
          ...{ models: [endpoint], prices: { ...prices }, account, retryDelayMs: 1 },
          embedder: hashedNgrams(),
        }),
    },
  });
  const read = () => api.ask(z.looseObject({}), "POST", "/jobs/read", ADVERTISEMENT);
  return { api, read, usage: (q = "") => api.ask(Usage, "GET", `/usage${q}`) };
}

describe("usage", () => {
  it("is told by task, person, day and model, with tokens, cost and who has answered", async () => {
    const { read, usage } = await withModel();
    await server.script({ kind: "answer", text: '{"fields":[]}', times: "always" });
    await read();
    await read();
    const told = await usage();
    const sum = { answers: 2, embedded: 0, calls: 2, failures: 0, cost: 0.006, unpriced: 0 };
    expect(told.total).toMatchObject({ ...sum, input_tokens: 200, output_tokens: 40 });
    expect(told.by_task).toMatchObject([{ key: "read_job", ...sum }]);
    expect(told.by_user).toMatchObject([{ key: "local", ...sum }]);
    expect(told.by_model).toMatchObject([{ key: "openai:stand-in", ...sum }]);
    expect(told.by_day).toMatchObject([{ key: told.to, ...sum }]);
    expect(told.limits).toEqual({ cost_per_day: 50, cost_per_run: 5, spent_today: 0.006 });
    expect(told.prices).toEqual([
      {
        model: "openai:stand-in",
        input: 10,
        cached: 10,
        output: 100,
        as_of: "2026-11-01",
        own: true,
      },
    ]);
  });

  it("is what the limit of the day counts, to the millionth", async () => {
    const { api, read, usage } = await withModel();
    await server.script({ kind: "answer", text: '{"fields":[]}', times: "always" });
    const limits = { cost_per_day: 0.006 };
    await api.ask(PolicyVersion, "PUT", "/guardrails/policy", { policy: { limits } });
    await read();
    await read();
    await read();
    const told = await usage();
    expect(told.limits).toMatchObject({ cost_per_day: 0.006, spent_today: 0.006 });
    expect(told.total).toMatchObject({ answers: 2, embedded: 1, calls: 2 });
    expect(told.embedded).toEqual([{ because: "budget", answers: 1 }]);
  });

  it("has failures by their kind, tries that were repeated included", async () => {
    const { read, usage } = await withModel();
    await server.script(
      { kind: "status", status: 429 },
      { kind: "answer", text: '{"fields":7}' },
      { kind: "answer", text: '{"fields":8}' },
    );
    await read();
    const told = await usage();
    expect(told.total).toMatchObject({ answers: 0, embedded: 1, calls: 3, failures: 3 });
    expect(told.failures).toEqual([
      { model: "openai:stand-in", kind: "invalid-answer", calls: 2 },
      { model: "openai:stand-in", kind: "rate-limited", calls: 1 },
    ]);
    expect(told.embedded).toEqual([{ because: "failed", answers: 1 }]);
  });

  it("says where a price is unknown, instead of nothing spent", async () => {
    const { read, usage } = await withModel({});
    await server.script({ kind: "answer", text: '{"fields":[]}' });
    await read();
    expect((await usage()).total).toMatchObject({ calls: 1, cost: 0, unpriced: 1 });
  });

  it("counts answers where there is no model, too", async () => {
    const api = await testApi();
    await api.ask(z.looseObject({}), "POST", "/jobs/read", ADVERTISEMENT);
    const told = await api.ask(Usage, "GET", "/usage?days=1");
    expect(told).toMatchObject({ total: { embedded: 1, calls: 0 }, prices: [] });
    expect(told.embedded).toEqual([{ because: "no_model", answers: 1 }]);
    expect(told.by_model).toMatchObject([{ key: "embedded", embedded: 1 }]);
  });

  it("is of one tenant, and of the days that were asked for", async () => {
    const { read, usage, api } = await withModel();
    await server.script({ kind: "answer", text: '{"fields":[]}' });
    await read();
    expect((await usage("?tenant=other")).total.calls).toBe(0);
    expect((await usage("?days=7")).by_day).toHaveLength(1);
    const refused = await api.refusal("GET", "/usage?days=0");
    expect(refused.code).toBe("invalid-request");
  });
});
