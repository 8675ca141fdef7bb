import { join } from "node:path";
import { type Embedder, SENTENCE_MODEL } from "@bole/models";
import { temporaryFolder } from "@bole/testing";
import { describe, expect, it } from "vitest";
import { hashOfText, readDemoVectors } from "./demo-vector-file.ts";
import { createDemoVectors } from "./demo-vectors.ts";
import { indexDemo } from "./index-demo.ts";

/** Claims to be the given model and notes what it is asked for. */
function embedderOf(model: string): Embedder & { readonly asked: string[] } {
  const kind = { model, dimensions: 256, knows_meaning: true };
  const asked: string[] = [];
  return {
    asked,
    ready: async () => kind,
    embed: async (texts) => {
      asked.push(...texts);
      return { ...kind, vectors: texts.map(() => new Float32Array(kind.dimensions).fill(1 / 16)) };
    },
    close: async () => undefined,
  };
}

describe("the vectors that ship with the demo", () => {
  it("cover exactly its present texts (if not: node …/demo/vectors/write-demo-vectors.ts)", async () => {
    await using folder = await temporaryFolder();
    const file = await readDemoVectors();
    expect(file.model).toBe(SENTENCE_MODEL.model);
    const embedder = embedderOf(file.model);
    const shipped = createDemoVectors();
    const used = new Set<string>();
    const { pending } = await indexDemo({
      file: join(folder.path, "demo.db"),
      embedder,
      // Years after they were written: no text depends on the day.
      now: new Date("2031-02-03T04:05:06Z"),
      precomputed: {
        find: (model, texts) => {
          for (const text of texts) used.add(hashOfText(text));
          return shipped.find(model, texts);
        },
      },
    });
    expect(embedder.asked).toEqual([]);
    expect(pending).toBe(0);
    expect([...used].toSorted()).toEqual([...file.vectors.keys()].toSorted());
  });

  it("do not serve another model", async () => {
    await using folder = await temporaryFolder();
    const embedder = embedderOf("another@1");
    const precomputed = createDemoVectors();
    await indexDemo({ file: join(folder.path, "demo.db"), embedder, precomputed });
    const { vectors } = await readDemoVectors();
    expect(new Set(embedder.asked.map(hashOfText)).size).toBe(vectors.size);
  });

  it("do not serve a text that is not the demo's", async () => {
    const { model } = await readDemoVectors();
    expect(await createDemoVectors().find(model, ["Somebody's own résumé"])).toBeNull();
  });
});
