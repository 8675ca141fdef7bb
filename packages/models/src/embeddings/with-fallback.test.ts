import { describe, expect, it } from "vitest";
import type { Embedder } from "./embedder.ts";
import { hashedNgrams } from "./hashed-ngrams.ts";
import { withFallback } from "./with-fallback.ts";

const broken: Embedder = {
  ready: async () => Promise.reject(new Error("not installed")),
  embed: async () => Promise.reject(new Error("not installed")),
  close: async () => undefined,
};

describe("an embedder that cannot be loaded", () => {
  it("is replaced by the other one, whose name the vectors carry; it is said once", async () => {
    const said: unknown[] = [];
    const embedder = withFallback(broken, hashedNgrams(), (why) => said.push(why));
    await Promise.all([embedder.embed(["a"]), embedder.embed(["b"])]);
    const { model } = await embedder.embed(["c"]);
    expect(model).toBe("hashed-ngrams-256@1");
    expect(await embedder.ready()).toMatchObject({ model });
    expect(said).toEqual([new Error("not installed")]);
  });

  it("is used where it can be", async () => {
    const said: unknown[] = [];
    const embedder = withFallback(hashedNgrams(), broken, (why) => said.push(why));
    expect((await embedder.embed(["a"])).model).toBe("hashed-ngrams-256@1");
    expect(said).toEqual([]);
  });
});
