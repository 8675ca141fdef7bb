/** Finds the library that speaks to an endpoint. Loaded when first needed: most installs never do. */
import type { LanguageModel } from "ai";
import type { ModelEndpoint } from "../choice/model-endpoint.ts";

export async function languageModel(endpoint: ModelEndpoint): Promise<LanguageModel> {
  const { provider, name, url: baseURL, key = "" } = endpoint;
  switch (provider) {
    case "openai": {
      const { createOpenAI } = await import("@ai-sdk/openai");
      // Chat completions, not responses: that is what gateways in front of OpenAI speak.
      return createOpenAI({ baseURL, apiKey: key }).chat(name);
    }
    case "anthropic": {
      const { createAnthropic } = await import("@ai-sdk/anthropic");
      return createAnthropic({ baseURL, apiKey: key })(name);
    }
    case "deepseek": {
      const { createDeepSeek } = await import("@ai-sdk/deepseek");
      return createDeepSeek({ baseURL, apiKey: key })(name);
    }
    case "openai-compatible": {
      const { createOpenAICompatible } = await import("@ai-sdk/openai-compatible");
      return createOpenAICompatible({
        name: "openai-compatible",
        baseURL,
        includeUsage: true,
        supportsStructuredOutputs: true,
        ...(key === "" ? {} : { apiKey: key }),
      })(name);
    }
    default: {
      const never: never = provider;
      throw new Error(`no such provider: ${String(never)}`);
    }
  }
}
