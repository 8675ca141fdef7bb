/** A model that hangs, lies, returns junk: the task is answered all the same, and the log says why. */
import { freePort, type ModelServer, type Scenario, startModelServer } from "@bole/testing";
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
import type { FailureKind } from "../call/failure.ts";
import { PROVIDERS } from "../choice/model-choice.ts";

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
beforeEach(() => server.reset());
afterAll(() => server.stop());

const whole = JSON.stringify(GOOD);
const always = (behaviour: Scenario): Scenario => ({ ...behaviour, times: "always" });

interface Fault {
  readonly name: string;
  readonly scenario: Scenario;
  readonly failure: FailureKind;
  readonly says: string;
}

const FAULTS: readonly Fault[] = [
  { name: "hangs", scenario: { kind: "hang" }, failure: "timeout", says: "no answer within" },
  {
    name: "hangs in the middle of its answer",
    scenario: { kind: "hang", after: whole.slice(0, 20) },
    failure: "timeout",
    says: "no answer within",
  },
  { name: "hangs up", scenario: { kind: "drop" }, failure: "network", says: "" },
  {
    name: "hangs up in the middle of its answer",
    scenario: { kind: "drop", after: whole.slice(0, 20) },
    failure: "network",
    says: "",
  },
  { name: "sends a web page", scenario: { kind: "junk" }, failure: "junk", says: "" },
  { name: "sends other JSON", scenario: { kind: "wrong-shape" }, failure: "junk", says: "" },
  {
    name: "answers with wrong types",
    scenario: { kind: "answer", text: '{"score":"nine","reason":7}' },
    failure: "invalid-answer",
    says: "score: Invalid input: expected number, received string",
  },
  {
    name: "answers with half of the JSON",
    scenario: { kind: "answer", text: whole.slice(0, 20) },
    failure: "invalid-answer",
    says: "",
  },
  {
    name: "talks too long",
    scenario: { kind: "answer", text: whole.slice(0, 20), finish: "length" },
    failure: "cut-off",
    says: "the answer is longer than allowed",
  },
  {
    name: "is kept from answering by its filter",
    scenario: { kind: "answer", text: "", finish: "filter" },
    failure: "filtered",
    says: "the provider withheld the answer",
  },
  {
    name: "is too busy, for longer than there is time",
    scenario: { kind: "status", status: 429, retryAfter: "3600" },
    failure: "rate-limited",
    says: "HTTP 429",
  },
  {
    name: "has a failure",
    scenario: { kind: "status", status: 500 },
    failure: "provider",
    says: "HTTP 500",
  },
  {
    name: "refuses the key",
    scenario: { kind: "status", status: 401 },
    failure: "key",
    says: "HTTP 401",
  },
  {
    name: "does not know the model",
    scenario: { kind: "status", status: 404 },
    failure: "unknown-model",
    says: "HTTP 404",
  },
  {
    name: "wants to be paid",
    scenario: { kind: "status", status: 429, code: "insufficient_quota" },
    failure: "quota",
    says: "HTTP 429",
  },
];

describe.each(PROVIDERS)("when %s", (provider) => {
  describe.each([
    ["is asked for a stream", true],
    ["is asked for the whole", false],
  ])("%s", (_, streaming) => {
    it.each(FAULTS)("$name, the embedded solver answers", async ({ scenario, failure, says }) => {
      await server.script(always(scenario));
      const { lines, logger } = memoryLog();
      let heard = "";
      const ctx = streaming
        ? {
            onToken: (piece: string) => {
              heard += piece;
            },
            onRestart: () => {
              heard = "";
            },
          }
        : {};
      const models = modelsOf(server, { models: [endpoint(server, provider)], logger });
      const timeout_ms = scenario.kind === "hang" ? 200 : 120_000;
      const answer = await models.run({ ...rate, timeout_ms }, RESUME, ctx);
      expect(answer).toMatchObject({ value: SOLVED, solver: "embedded", model: null });
      expect(answer.why).toContain(`${provider}:stand-in: `);
      expect(answer.why).toContain(says);
      expect(lines[0]).toMatchObject({ level: "warn", failure, next: "embedded", task: "rate" });
      expect(JSON.stringify(lines)).not.toContain("key-0123456789");
      expect(heard).toBe(streaming ? SOLVED.reason : "");
    });
  });
});

describe("a passing failure", () => {
  it.each([
    ["a 500", { kind: "status", status: 500 }],
    ["a 429 with Retry-After", { kind: "status", status: 429, retryAfter: "0.01" }],
    ["a line that went dead", { kind: "drop" }],
    ["a stream that broke off", { kind: "drop", after: whole.slice(0, 20) }],
  ] as const)("is tried again after %s", async (_, scenario) => {
    await server.script(scenario, good);
    let restarts = 0;
    let heard = "";
    const answer = await modelsOf(server).run(rate, RESUME, {
      onToken: (piece) => {
        heard += piece;
      },
      onRestart: () => {
        restarts += 1;
        heard = "";
      },
    });
    expect(answer).toMatchObject({ value: GOOD, solver: "model", attempts: 2 });
    expect(heard).toBe(GOOD.reason);
    expect(restarts).toBeLessThanOrEqual(1);
  });

  it("is not tried for ever", async () => {
    await server.script({ kind: "status", status: 503, times: "always" });
    const answer = await modelsOf(server, { retries: 2 }).run(rate, RESUME);
    expect(answer).toMatchObject({ solver: "embedded", attempts: 3 });
  });

  it("is not sat out where the caller has gone", async () => {
    await server.script({ kind: "status", status: 429, retryAfter: "30" });
    const gone = new AbortController();
    const running = modelsOf(server).run(rate, RESUME, { signal: gone.signal });
    await expect.poll(async () => (await server.requests()).length).toBe(1);
    gone.abort(new Error("gone"));
    await expect(running).rejects.toThrow("gone");
  });
});

it("stops at once where its caller has gone, and does not call that a failure of the model", async () => {
  await server.script({ kind: "hang", times: "always" });
  const { lines, logger } = memoryLog();
  const gone = new AbortController();
  const running = modelsOf(server, { logger }).run(rate, RESUME, { signal: gone.signal });
  await expect.poll(async () => (await server.requests()).length).toBe(1);
  gone.abort(new Error("gone"));
  await expect(running).rejects.toThrow("gone");
  expect(lines).toEqual([]);
});

it("answers where nothing listens at all", async () => {
  const nowhere = { url: `http://127.0.0.1:${await freePort()}/v1` };
  const answer = await modelsOf(nowhere).run(rate, RESUME);
  expect(answer).toMatchObject({ value: SOLVED, solver: "embedded", attempts: 3 });
  expect(answer.why).toContain("Cannot connect to API");
});
