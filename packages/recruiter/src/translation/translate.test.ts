import { createModels, hashedNgrams } from "@bole/models";
import { type ModelServer, startModelServer } from "@bole/testing";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { translate } from "./translate.ts";

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
beforeEach(() => server.reset());
afterAll(() => server.stop());

const TEXT = "您好，我有 7 年经验，11月20日下午有空。电话 13812345678。";
const run = (withModel: boolean) =>
  translate(
    createModels({
      ...{ embedder: hashedNgrams(), retryDelayMs: 1 },
      models: withModel
        ? [{ provider: "openai-compatible", name: "m", url: server.url, key: undefined }]
        : [],
    }),
    { text: TEXT, to: "en" },
    { tenant: "local" },
  );

describe("a translation", () => {
  it("is a model's, which sees no phone number", async () => {
    const text = "Hello, I have 7 years of experience and am free on 20 November. Phone [phone].";
    await server.script({ kind: "answer", text });
    expect(await run(true)).toEqual({ text, model: "openai-compatible:m", changed: [] });
    expect(JSON.stringify(await server.requests())).not.toContain("13812345678");
  });

  it("says which numbers it has changed", async () => {
    await server.script({ kind: "answer", text: "I have 9 years of experience." });
    expect((await run(true)).changed).toEqual([expect.stringContaining("9")]);
  });

  it("is none without a model", async () => {
    expect(await run(false)).toEqual({ text: null, model: null, changed: [] });
  });
});
