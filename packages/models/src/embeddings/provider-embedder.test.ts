import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import type { ModelEndpoint } from "../choice/model-endpoint.ts";
import { providerEmbedder } from "./provider-embedder.ts";
import { similarity } from "./vector.ts";

const KEY = "sk-not-to-be-told";
let server: Server | undefined;

afterEach(() => void server?.close());

/** Answers as OpenAI's `/embeddings` does, with what `vectorOf` says. */
async function serve(
  vectorOf: (text: string) => number[] | { status: number },
): Promise<ModelEndpoint> {
  server = createServer(async (request, response) => {
    let body = "";
    for await (const piece of request) body += String(piece);
    const input: string[] = JSON.parse(body).input;
    const answers = input.map(vectorOf);
    const refusal = answers.flatMap((answer) => (Array.isArray(answer) ? [] : [answer]))[0];
    response.setHeader("content-type", "application/json");
    if (refusal) {
      response.statusCode = refusal.status;
      response.end(JSON.stringify({ error: { message: `no, ${KEY}`, type: "x", code: null } }));
      return;
    }
    const data = answers.map((embedding, index) => ({ object: "embedding", index, embedding }));
    response.end(JSON.stringify({ object: "list", data, model: "m", usage: { prompt_tokens: 1 } }));
  });
  await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/v1`;
  return { provider: "openai-compatible", name: "bge-m3", url, key: KEY };
}

describe("a provider's embedding model", () => {
  it("gives vectors of length 1 that carry its name", async () => {
    const endpoint = await serve((text) => [text.length, 1, 0]);
    const { model, dimensions, vectors } = await providerEmbedder(endpoint, Date.now).embed([
      "a",
      "abc",
    ]);
    expect({ model, dimensions }).toEqual({
      model: "openai-compatible:bge-m3",
      dimensions: 3,
    });
    const [a = new Float32Array(), abc = new Float32Array()] = vectors;
    expect(similarity(a, a)).toBeCloseTo(1);
    expect(abc[0]).toBeCloseTo(3 / Math.sqrt(10));
  });

  it("is a clear error where the key is wrong, without telling the key", async () => {
    const endpoint = await serve(() => ({ status: 401 }));
    const failure = providerEmbedder(endpoint, Date.now).embed(["a"]);
    await expect(failure).rejects.toMatchObject({ code: "embedder-unavailable" });
    await expect(failure).rejects.not.toThrow(KEY);
  });

  it("is refused where its vectors differ in length from those before", async () => {
    const endpoint = await serve((text) => (text === "odd" ? [1] : [1, 0]));
    const embedder = providerEmbedder(endpoint, Date.now);
    await expect(embedder.embed(["odd"])).rejects.toThrow("do not fit");
    await expect(embedder.embed(["even"])).resolves.toMatchObject({ dimensions: 2 });
  });

  it("says so where the provider has no such models", async () => {
    const endpoint = { ...(await serve(() => [1])), provider: "anthropic" } as const;
    await expect(providerEmbedder(endpoint, Date.now).ready()).rejects.toMatchObject({
      code: "embedder-unavailable",
    });
  });
});
