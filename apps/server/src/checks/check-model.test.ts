import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import { freePort } from "@bole/testing";
import { describe, expect, it } from "vitest";
import { checkContext } from "../../test/check-context.ts";
import { checkModel } from "./check-model.ts";

/** A provider that answers as told, and remembers what it was asked. */
async function provider(answer: (path: string, response: ServerResponse) => void) {
  const asked: { path: string; headers: IncomingHttpHeaders }[] = [];
  const server = createServer((request, response) => {
    asked.push({ path: request.url ?? "", headers: request.headers });
    answer(request.url ?? "", response);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return {
    url: `http://127.0.0.1:${address.port}/v1`,
    asked,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

const list = (...ids: string[]) => JSON.stringify({ data: ids.map((id) => ({ id })) });

function check(model: string, url: string, timeoutMs = 60_000) {
  const env = { BOLE_MODEL: model, BOLE_MODEL_URL: url, BOLE_MODEL_KEY: "key-0123456789" };
  return checkModel(checkContext(env, { timeoutMs }));
}

describe("the model check", () => {
  it("is off without a model", async () => {
    expect(await checkModel(checkContext({}))).toMatchObject({ id: "model", status: "off" });
  });

  it("asks for the list of models with the key, and finds the name in it", async () => {
    await using server = await provider((_, response) => response.end(list("qwen3", "other")));
    expect(await check("openai-compatible:qwen3", server.url)).toMatchObject({ status: "ok" });
    expect(server.asked).toHaveLength(1);
    expect(server.asked[0]).toMatchObject({
      path: "/v1/models",
      headers: { authorization: "Bearer key-0123456789" },
    });
  });

  it("knows that Ollama writes :latest behind a name", async () => {
    await using server = await provider((_, response) => response.end(list("llama3:latest")));
    expect(await check("openai-compatible:llama3", server.url)).toMatchObject({ status: "ok" });
  });

  it("asks Anthropic for the one model, in its own way", async () => {
    await using server = await provider((path, response) => {
      response.statusCode = path === "/v1/models/claude-x" ? 200 : 404;
      response.end(JSON.stringify({ type: "model", id: "claude-x" }));
    });
    expect(await check("anthropic:claude-x", server.url)).toMatchObject({ status: "ok" });
    expect(server.asked[0]?.headers).toMatchObject({
      "x-api-key": "key-0123456789",
      "anthropic-version": "2023-06-01",
    });
    const wrong = await check("anthropic:claude-y", server.url);
    expect(wrong.summary.en).toContain("the name is unknown");
  });

  it("says that the name is wrong and which one was meant", async () => {
    await using server = await provider((_, response) => response.end(list("deepseek-chat")));
    const result = await check("deepseek:deepseek-caht", server.url);
    expect(result).toMatchObject({ status: "failed" });
    expect(result.summary.en).toContain("the name is unknown");
    expect(result.summary.en).toContain("did you mean deepseek-chat?");
  });

  it.each([
    [401, "the key is refused"],
    [403, "the key is refused"],
    [402, "the quota is used up"],
    [429, "the quota is used up"],
    [404, "the address is wrong"],
    [503, "the provider has a failure"],
  ])("takes HTTP %i for: %s", async (status, words) => {
    await using server = await provider((_, response) => {
      response.statusCode = status;
      response.end();
    });
    const result = await check("openai:gpt", server.url);
    expect(result).toMatchObject({ status: "failed" });
    expect(result.summary.en).toContain(words);
    expect(JSON.stringify(result)).not.toContain("key-0123456789");
  });

  it("says that the address is wrong when something else answers there", async () => {
    await using server = await provider((_, response) => response.end("<html>"));
    expect((await check("openai:gpt", server.url)).summary.en).toContain("the address is wrong");
  });

  it("says that the address is wrong when nothing listens there", async () => {
    const result = await check("openai:gpt", `http://127.0.0.1:${await freePort()}/v1`);
    expect(result.summary.en).toContain("the address is wrong or nothing listens there");
    expect(result.summary.en).toContain("ECONNREFUSED");
  });

  it("blames the network when no answer comes", async () => {
    await using server = await provider(() => {});
    const result = await check("openai:gpt", server.url, 50);
    expect(result.summary.en).toContain("the network does not let us through");
  });

  it("only warns when another model of the chain works", async () => {
    await using server = await provider((_, response) => response.end(list("good")));
    const result = await check("openai-compatible:gone,openai-compatible:good", server.url);
    expect(result).toMatchObject({ status: "warning" });
    expect(result.summary.en).toContain("openai-compatible:gone");
  });

  it("looks at the models of single tasks, too, each once", async () => {
    await using server = await provider((_, response) => response.end(list("good")));
    const env = {
      BOLE_MODEL: "openai-compatible:good",
      BOLE_MODEL_PLAN: "openai-compatible:gone,openai-compatible:good",
      BOLE_MODEL_URL: server.url,
    };
    const result = await checkModel(checkContext(env));
    expect(result).toMatchObject({ status: "warning" });
    expect(result.summary.en).toContain("openai-compatible:gone");
    expect(server.asked).toHaveLength(2);
  });
});
