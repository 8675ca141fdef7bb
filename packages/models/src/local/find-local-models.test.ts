/** Small servers on loopback that answer as the programs do. */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { findLocalModels } from "./find-local-models.ts";

const OLLAMA = {
  "/api/tags": {
    models: [
      {
        name: "qwen3:8b",
        model: "qwen3:8b",
        modified_at: "2026-10-03T23:34:03.409490317-07:00",
        size: 5_225_388_164,
        digest: "500a1f067a9f782620b40bee6f7b0c89e17ae61f686b92c24933e4ca4b2b8b41",
        details: {
          parent_model: "",
          format: "gguf",
          family: "qwen3",
          families: ["qwen3"],
          parameter_size: "8.2B",
          quantization_level: "Q4_K_M",
        },
      },
      { name: "nomic-embed-text:latest", size: 274_302_450, details: { family: "nomic-bert" } },
    ],
  },
  "/v1/models": { object: "list", data: [{ id: "qwen3:8b", owned_by: "library" }] },
};
const LM_STUDIO = {
  "/api/v0/models": {
    object: "list",
    data: [
      {
        id: "qwen3-14b",
        object: "model",
        type: "llm",
        publisher: "lmstudio-community",
        arch: "qwen3",
        compatibility_type: "gguf",
        quantization: "Q4_K_M",
        state: "not-loaded",
        max_context_length: 40_960,
      },
      { id: "text-embedding-nomic-embed-text-v1.5", object: "model", type: "embeddings" },
    ],
  },
  "/v1/models": { data: [{ id: "qwen3-14b", object: "model", owned_by: "organization_owner" }] },
};
const VLLM = {
  "/v1/models": {
    object: "list",
    data: [
      {
        id: "Qwen/Qwen3-32B-AWQ",
        object: "model",
        created: 1_763_300_000,
        owned_by: "vllm",
        root: "Qwen/Qwen3-32B-AWQ",
        parent: null,
        max_model_len: 32_768,
        permission: [],
      },
    ],
  },
};
const LLAMA_CPP = {
  "/v1/models": {
    models: [{ name: "gpt-oss-20b.gguf", model: "gpt-oss-20b.gguf" }],
    object: "list",
    data: [
      {
        id: "gpt-oss-20b.gguf",
        object: "model",
        created: 1_763_300_000,
        owned_by: "llamacpp",
        meta: {
          vocab_type: 2,
          n_vocab: 201_088,
          n_ctx_train: 131_072,
          n_embd: 2_880,
          n_params: 20_914_757_184,
          size: 12_096_000_000,
        },
      },
    ],
  },
};

const open: Server[] = [];
afterEach(async () => {
  for (const server of open.splice(0)) await new Promise((done) => server.close(done));
});

/** Answers these paths, and 404 in plain text to all others, as the programs do. */
async function serve(answers: Readonly<Record<string, unknown>>): Promise<number> {
  const server = createServer((request, response) => {
    const answer = answers[request.url ?? ""];
    if (answer === undefined) response.writeHead(404).end("404 page not found");
    else response.setHeader("content-type", "application/json").end(JSON.stringify(answer));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  open.push(server);
  return (server.address() as AddressInfo).port;
}

describe("models on this machine", () => {
  it.each([
    [
      "ollama",
      OLLAMA,
      {
        name: "qwen3:8b",
        size_bytes: 5_225_388_164,
        parameters: "8.2B",
        quantization: "Q4_K_M",
      },
    ],
    ["lm-studio", LM_STUDIO, { name: "qwen3-14b", quantization: "Q4_K_M", context: 40_960 }],
    ["vllm", VLLM, { name: "Qwen/Qwen3-32B-AWQ", context: 32_768 }],
    [
      "llama.cpp",
      LLAMA_CPP,
      {
        name: "gpt-oss-20b.gguf",
        size_bytes: 12_096_000_000,
        parameters: "20.9B",
        context: 131_072,
      },
    ],
    ["other", { "/v1/models": { data: [{ id: "m" }] } }, { name: "m" }],
  ])(
    "are found where %s serves them, without those that make vectors",
    async (program, answers, model) => {
      const port = await serve(answers);
      const found = await findLocalModels({ ports: [port] });
      expect(found).toEqual([{ program, url: `http://127.0.0.1:${port}/v1`, models: [model] }]);
    },
  );

  it("are not found where nothing listens, or something else does", async () => {
    const page = await serve({ "/v1/models": "Welcome" });
    const nobody = await serve({});
    expect(await findLocalModels({ ports: [page, nobody, 1] })).toEqual([]);
  });

  it("do not wait for a server that hangs", async () => {
    const server = createServer(() => undefined);
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    open.push(server);
    const { port } = server.address() as AddressInfo;
    expect(await findLocalModels({ ports: [port], timeoutMs: 50 })).toEqual([]);
    server.closeAllConnections();
  });

  it("lists a server that has no model yet", async () => {
    const port = await serve({ "/api/tags": { models: [] } });
    expect(await findLocalModels({ ports: [port] })).toMatchObject([
      { program: "ollama", models: [] },
    ]);
  });
});
