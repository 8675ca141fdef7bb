import { describe, expect, it } from "vitest";
import { ModelChain } from "./model-choice.ts";
import { resolveModels } from "./model-endpoint.ts";

describe("resolveModels", () => {
  it("sends the key to the provider that needs one, and not to the local model beside it", () => {
    const chain = ModelChain.parse("deepseek:chat,openai-compatible:qwen");
    expect(resolveModels(chain, "http://localhost:11434/v1/", "secret")).toEqual([
      { provider: "deepseek", name: "chat", url: "https://api.deepseek.com", key: "secret" },
      {
        provider: "openai-compatible",
        name: "qwen",
        url: "http://localhost:11434/v1",
        key: undefined,
      },
    ]);
  });

  it("sends a key to an openai-compatible server that stands alone", () => {
    const [model] = resolveModels(ModelChain.parse("openai-compatible:q"), "http://x/v1", "k");
    expect(model).toMatchObject({ url: "http://x/v1", key: "k" });
  });

  it("lets the address of a provider be replaced, for a gateway", () => {
    const [model] = resolveModels(ModelChain.parse("openai:gpt"), "http://gateway/v1", "k");
    expect(model?.url).toBe("http://gateway/v1");
  });
});
