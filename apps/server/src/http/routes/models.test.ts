/** Models that are chosen on the page: tried out, stored without showing keys, and asked at once. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type ModelServer, startModelServer } from "@bole/testing";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { testApi } from "../../../test/api.ts";
import { ModelSettings, ModelTried, System, Usage } from "../contract/index.ts";

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
beforeEach(() => server.reset());
afterAll(() => server.stop());

const ADVERTISEMENT = { text: "We look for somebody.\n\nYou will do things." };
const KEY = "sk-a-secret-key";
const local = (name: string) => ({ provider: "openai-compatible", name, url: server.url });
const TWICE = { provider: "openai-compatible", name: "a", url: "http://127.0.0.1:9/v1" };
const READ = { kind: "answer", text: '{"fields":[]}' } as const;

async function api(env: Record<string, string> = {}) {
  const test = await testApi({ host: { env } });
  return {
    ...test,
    put: (body: object) => test.ask(ModelSettings, "PUT", "/models", { version: 0, ...body }),
    read: () => test.ask(z.looseObject({}), "POST", "/jobs/read", ADVERTISEMENT),
    asked: async () =>
      (await server.requests()).map(
        ({ body }) => z.object({ model: z.string() }).parse(body).model,
      ),
  };
}

describe("the choice of models", () => {
  it("holds from the next task on, task by task", async () => {
    const { put, read, asked, ask } = await api();
    await server.script({ ...READ, times: "always" });
    await read();
    expect(await asked()).toEqual([]);
    const models = [local("small"), local("large")];
    await put({ models, default: ["openai-compatible:small"] });
    await read();
    const tasks = { read_job: ["openai-compatible:large"] };
    await put({ models, default: ["openai-compatible:small"], tasks, version: 1 });
    await read();
    expect(await asked()).toEqual(["small", "large"]);
    expect((await ask(System, "GET", "/system")).model).toBe("openai-compatible:small");
    await put({ models: [], version: 2 });
    await read();
    expect(await asked()).toHaveLength(2);
  });

  it("goes before the environment, which holds for the rest", async () => {
    const { put, ask, read, asked } = await api({
      ...{ BOLE_MODEL: "openai-compatible:usual", BOLE_MODEL_URL: server.url },
      BOLE_MODEL_READ_JOB: "openai-compatible:reader",
    });
    await server.script({ ...READ, times: "always" });
    const before = await ask(ModelSettings, "GET", "/models");
    expect(before).toMatchObject({ version: 0, default: ["openai-compatible:usual"] });
    expect(before.tasks.find(({ task }) => task === "read_job")).toMatchObject({
      ...{ chain: ["openai-compatible:reader"], source: "environment", needs: "form" },
    });
    await put({ models: [local("own")], default: ["openai-compatible:own"] });
    await read();
    const tasks = { read_job: ["openai-compatible:own"] };
    await put({ models: [local("own")], tasks, version: 1 });
    await read();
    expect(await asked()).toEqual(["reader", "own"]);
  });

  it("never shows a key, keeps it, and sends it nowhere but where it was given for", async () => {
    const { put, send, ask, host, asked } = await api();
    const model = { provider: "openai", name: "m", url: server.url };
    const shown = await put({ models: [{ ...model, key: KEY }], default: ["openai:m"] });
    expect(shown.models).toMatchObject([{ label: "openai:m", has_key: true, source: "settings" }]);
    const again = await put({ models: [model], default: ["openai:m"], version: 1 });
    expect(again.models).toMatchObject([{ has_key: true }]);
    expect(await (await send("GET", "/models")).text()).not.toContain(KEY);
    expect((await host.modelChoices.chains("local")).models).toMatchObject([{ key: KEY }]);
    // Somewhere else it is not known.
    const elsewhere = { ...model, url: "http://127.0.0.1:9/v1" };
    const refused = await send("PUT", "/models", { models: [elsewhere], version: 2 });
    expect(await refused.json()).toMatchObject({ issues: [{ path: "models[0].key" }] });
    await server.script({ ...READ, times: "always" });
    await ask(z.looseObject({}), "POST", "/jobs/read", ADVERTISEMENT);
    expect(await asked()).toEqual(["m"]);
  });

  it.each([
    ["twice the same", { models: [1, 2].map(() => TWICE) }, "models[1]"],
    ["no key", { models: [{ provider: "openai", name: "m" }] }, "models[0].key"],
    ["no address", { models: [{ provider: "openai-compatible", name: "m" }] }, "models[0].url"],
    ["a chain of strangers", { models: [], default: ["openai:x"] }, "default"],
    [
      "a task that there is not",
      { models: [], tasks: { fly: [], embed: ["openai:x"] } },
      "tasks.embed",
    ],
  ])("is refused with %s", async (_, body, path) => {
    const { refusal } = await api();
    const problem = await refusal("PUT", "/models", { version: 0, ...body });
    expect(problem).toMatchObject({ status: 400, code: "invalid-request" });
    expect(problem.issues?.map((issue) => issue.path)).toContain(path);
  });

  it("is not overwritten by somebody who has read an older one", async () => {
    const { put, refusal } = await api();
    await put({ models: [local("a")] });
    const problem = await refusal("PUT", "/models", { models: [local("b")], version: 0 });
    expect(problem).toMatchObject({ status: 409, code: "model-settings-conflict" });
  });
});

/** As the stand-in, but with a list of models, which a trial asks for first. */
async function withList(names: readonly string[]) {
  const front = createServer((request, response) => {
    if (request.url === "/v1/models") {
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify({ data: names.map((id) => ({ id })) }));
      return;
    }
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", async () => {
      const body = Buffer.concat(chunks);
      const answer = await fetch(`${server.url}/chat/completions`, { method: "POST", body });
      response.setHeader("content-type", answer.headers.get("content-type") ?? "");
      response.end(Buffer.from(await answer.arrayBuffer()));
    });
  });
  await new Promise<void>((done) => front.listen(0, "127.0.0.1", done));
  const { port } = front.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    [Symbol.asyncDispose]: () => new Promise<void>((done) => front.close(() => done())),
  };
}

const FORM = {
  kind: "answer",
  text: '{"name":"Lin Qingyue","years":7,"quote":"7 years"}',
} as const;
const CALL = {
  kind: "calls",
  calls: [{ tool: "look_up_person", input: { name: "Amy Chen" } }],
} as const;

describe("trying a model out", () => {
  it("says whether it answers in a form and calls tools, and books it", async () => {
    await using front = await withList(["m"]);
    const { ask } = await api();
    await server.script(FORM, CALL, { kind: "answer", text: "She lives in Lisbon." });
    const model = { provider: "openai-compatible", name: "m", url: front.url };
    const tried = await ask(ModelTried, "POST", "/models/try", model);
    expect(tried).toMatchObject({ fault: null, form: { ok: true }, tools: { ok: true }, cost: 0 });
    expect(tried.tokens).toMatchObject({ input: 300, output: 60 });
    const { by_task } = await ask(Usage, "GET", "/usage");
    expect(by_task).toMatchObject([{ key: "try_model", calls: 3 }]);
  });

  it("says what a small model cannot do", async () => {
    await using front = await withList(["m"]);
    const { ask } = await api();
    await server.script(FORM, { kind: "answer", text: "She lives in Paris." });
    const model = { provider: "openai-compatible", name: "m", url: front.url };
    const tried = await ask(ModelTried, "POST", "/models/try", model);
    expect(tried).toMatchObject({
      ...{ form: { ok: true }, tools: { ok: false, said: "it did not call the tool" } },
    });
  });

  it("says at once where the name is wrong or nobody listens", async () => {
    await using front = await withList(["qwen3:8b"]);
    const closed = await withList([]);
    await closed[Symbol.asyncDispose]();
    const { ask } = await api();
    const named = (name: string, url: string) =>
      ask(ModelTried, "POST", "/models/try", { provider: "openai-compatible", name, url });
    expect(await named("qwen3:8", front.url)).toMatchObject({
      fault: { culprit: "name", said: "did you mean qwen3:8b?" },
    });
    expect(await named("m", closed.url)).toMatchObject({
      fault: { culprit: "address" },
    });
  });
});
