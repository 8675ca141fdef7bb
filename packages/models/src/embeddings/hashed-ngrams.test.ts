import { describe, expect, it } from "vitest";
import { hashedNgrams } from "./hashed-ngrams.ts";
import { similarity } from "./vector.ts";

describe("hashed n-grams, where the sentence model is missing", () => {
  const vectorsOf = async (...texts: string[]) => (await hashedNgrams().embed(texts)).vectors;

  it("are vectors of length 1, the same for the same text, and carry their model's name", async () => {
    const { model, dimensions, vectors } = await hashedNgrams().embed(["招聘", "招聘"]);
    expect(model).toBe("hashed-ngrams-256@1");
    const [first = new Float32Array(), second = new Float32Array()] = vectors;
    expect(first).toHaveLength(dimensions);
    expect(first).toEqual(second);
    expect(similarity(first, first)).toBeCloseTo(1);
  });

  it("put texts that share words closer than texts that do not, in both languages", async () => {
    const [a, b, c] = await vectorsOf("Java backend engineer", "backend engineer", "pastry chef");
    const [x, y, z] = await vectorsOf("后端开发工程师", "前端开发工程师", "西点厨师");
    if (!a || !b || !c || !x || !y || !z) throw new Error("a vector is missing");
    expect(similarity(a, b)).toBeGreaterThan(similarity(a, c));
    expect(similarity(x, y)).toBeGreaterThan(similarity(x, z));
  });

  it("say nothing about a text that says nothing", async () => {
    const [nothing] = await vectorsOf(" …!");
    expect(nothing?.every((value) => value === 0)).toBe(true);
  });
});
