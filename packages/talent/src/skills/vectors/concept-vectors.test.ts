import { type Embedder, hashedNgrams, similarity } from "@bole/models";
import { describe, expect, it } from "vitest";
import { taxonomy } from "../taxonomy/taxonomy.ts";
import { createConceptVectors } from "./concept-vectors.ts";
import { hashOfTexts } from "./embedded-texts.ts";
import { readVectorFile } from "./vector-file.ts";

const { rows } = taxonomy();
const file = await readVectorFile();

/** Says that it is the model, but cannot embed: what is found comes from the vectors in the file. */
const absent = (model: string): Embedder & { readonly asked: string[] } => {
  const asked: string[] = [];
  const kind = { model, dimensions: file.dimensions, knows_meaning: true };
  return {
    asked,
    ready: async () => kind,
    embed: async (texts) => {
      asked.push(...texts);
      const vectors = texts.map((text) =>
        Float32Array.from({ length: 256 }, (_, at) => at % text.length),
      );
      return { ...kind, vectors };
    },
    close: async () => undefined,
  };
};

const vectorOf = (id: string): Float32Array => {
  const place = rows.findIndex((row) => row.id === id);
  return file.vectors.slice(place * file.dimensions, (place + 1) * file.dimensions);
};

describe("the vectors that come with Bole", () => {
  it("are those of the concepts as they are (if not: node …/skills/vectors/write-vectors.ts)", () => {
    expect(file.count).toBe(rows.length);
    expect(file.sha256).toBe(hashOfTexts(rows));
  });

  it("know what belongs together, across languages", () => {
    const near = (a: string, b: string) => similarity(vectorOf(a), vectorOf(b));
    expect(near("pytorch", "tensorflow")).toBeGreaterThan(near("pytorch", "nursing"));
    expect(near("recruiting", "talent-sourcing")).toBeGreaterThan(near("recruiting", "welding"));
  });
});

describe("nearest", () => {
  it("ranks concepts by a vector of the same model, without embedding anything", async () => {
    const embedder = absent(file.model);
    const { concepts, note } = await createConceptVectors(embedder).nearest(
      vectorOf("deep-learning"),
      5,
    );
    expect(note).toBeNull();
    expect(concepts[0]?.id).toBe("deep-learning");
    expect(concepts.map(({ id }) => id)).toContain("machine-learning");
    expect(concepts[0]?.score).toBeGreaterThan(concepts[4]?.score ?? 0);
    expect(embedder.asked).toEqual([]);
  });

  it("computes the vectors of another model when they are first needed, and once", async () => {
    const embedder = absent("another-model");
    const vectors = createConceptVectors(embedder);
    await Promise.all([vectors.nearest("数据", 3), vectors.nearest("data", 3)]);
    await vectors.nearest("data", 3);
    expect(embedder.asked.filter((text) => text === "机器学习")).toHaveLength(1);
    expect(embedder.asked.filter((text) => text === "data")).toHaveLength(2);
  });

  it("finds nothing, and says so, where the model knows no meaning", async () => {
    const { concepts, note } = await createConceptVectors(hashedNgrams()).nearest("深度学习", 5);
    expect(concepts).toEqual([]);
    expect(note).toBe("The embedding model compares words, not meanings.");
  });

  it("refuses a vector that is not the model's", async () => {
    const vectors = createConceptVectors(absent(file.model));
    await expect(vectors.nearest(new Float32Array(3), 5)).rejects.toMatchObject({
      code: "vector-of-another-model",
    });
  });
});
