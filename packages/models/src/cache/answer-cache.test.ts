import type { CacheKey, CachePort, JsonValue } from "@bole/engine";
import { type ModelServer, startModelServer } from "@bole/testing";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { GOOD, good, memoryLog, modelsOf, RESUME, rate, SOLVED } from "../../test/trial.ts";
import { instruct } from "../prompt/instructions.ts";

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
beforeEach(() => server.reset());
afterAll(() => server.stop());

function memoryCache(): CachePort {
  const kept = new Map<string, { value: JsonValue; until: number }>();
  const place = ({ agent, sha256 }: CacheKey) => `${agent} ${sha256}`;
  return {
    get: async (key, now) => {
      const found = kept.get(place(key));
      return found && found.until > now ? { value: found.value } : null;
    },
    set: async (key, value, until) => {
      kept.set(place(key), { value, until });
    },
    sweep: async () => 0,
  };
}

const task = { ...rate, cache: { ttl_ms: 1_000 } };
const other = { kind: "answer", text: JSON.stringify({ score: 1, reason: "other" }) } as const;

describe("a task with a cache", () => {
  it("has the same answer to the same question, for nothing, and streams it, too", async () => {
    await server.script(good, other);
    const models = modelsOf(server, { cache: memoryCache() });
    await models.run(task, RESUME);
    let heard = "";
    const onToken = (piece: string) => {
      heard += piece;
    };
    expect(await models.run(task, RESUME, { onToken })).toMatchObject({
      value: GOOD,
      solver: "model",
      model: "openai-compatible:stand-in",
      tokens: { input: 0, output: 0 },
      cost: 0,
      attempts: 0,
      cached: true,
    });
    expect(heard).toBe(GOOD.reason);
  });

  it("asks once where many ask at the same time", async () => {
    await server.script(good, other);
    const models = modelsOf(server, { cache: memoryCache() });
    const answers = await Promise.all([1, 2, 3].map(() => models.run(task, RESUME)));
    expect(answers.map(({ value }) => value)).toEqual([GOOD, GOOD, GOOD]);
    expect(answers.map(({ cached }) => cached)).toEqual([false, true, true]);
    expect(await server.requests()).toHaveLength(1);
  });

  it.each([
    ["another input", { resume: "Han Meimei" }, task, "acme"],
    ["another tenant", RESUME, task, "other"],
    ["another version of the prompt", RESUME, { ...task, version: "2" }, "acme"],
  ])("asks again for %s", async (_, input, changed, tenant) => {
    await server.script(good, other);
    const models = modelsOf(server, { cache: memoryCache() });
    await models.run(task, RESUME, { tenant: "acme" });
    expect((await models.run(changed, input, { tenant })).value.score).toBe(1);
  });

  it("asks again for another message", async () => {
    await server.script(good, other);
    const models = modelsOf(server, { cache: memoryCache() });
    const instructions = instruct`Rate.`;
    const saying = (message: string) => ({ ...task, prompt: () => ({ instructions, message }) });
    expect((await models.run(saying("kindly"), RESUME)).value).toEqual(GOOD);
    expect((await models.run(saying("strictly"), RESUME)).value.score).toBe(1);
    expect((await models.run(saying("kindly"), RESUME)).value).toEqual(GOOD);
  });

  it("asks again when its time is over", async () => {
    await server.script(good, other);
    let now = 1_000;
    const models = modelsOf(server, { cache: memoryCache(), now: () => now });
    await models.run(task, RESUME);
    now += 1_001;
    expect((await models.run(task, RESUME)).value.score).toBe(1);
  });

  it("keeps no answer of the embedded solver", async () => {
    await server.script({ kind: "status", status: 401 }, good);
    const models = modelsOf(server, { cache: memoryCache() });
    expect((await models.run(task, RESUME)).value).toEqual(SOLVED);
    expect((await models.run(task, RESUME)).value).toEqual(GOOD);
  });

  it("is answered also where the cache fails, and the log says so", async () => {
    await server.script(good);
    const { lines, logger } = memoryLog();
    const broken: CachePort = {
      get: () => Promise.reject(new Error("gone")),
      set: () => Promise.reject(new Error("gone")),
      sweep: async () => 0,
    };
    const answer = await modelsOf(server, { cache: broken, logger }).run(task, RESUME);
    expect(answer.value).toEqual(GOOD);
    expect(lines.map(({ level }) => level)).toEqual(["warn", "warn"]);
  });

  it("is not needed: a task without one is asked each time", async () => {
    await server.script(good, other);
    const models = modelsOf(server, { cache: memoryCache() });
    await models.run(rate, RESUME);
    expect((await models.run(rate, RESUME)).value.score).toBe(1);
  });
});
