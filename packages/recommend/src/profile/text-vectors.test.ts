import { describe, expect, it } from "vitest";
import { TextVectors } from "./text-vectors.ts";

function counting() {
  const asked: string[][] = [];
  const state = { model: "a" };
  const embed = async (texts: readonly string[]) => {
    asked.push([...texts]);
    const vectors = texts.map((text) => Float32Array.of(text.length, state.model.length));
    return { model: state.model, dimensions: 2, knows_meaning: true, vectors };
  };
  return { asked, state, embedder: { embed } };
}

describe("vectors of texts", () => {
  it("are made once, and stand in the order of the texts", async () => {
    const { asked, embedder } = counting();
    const vectors = new TextVectors(embedder);
    await vectors.of(["nurse", "cook", "nurse"]);
    const [baker, nurse] = await vectors.of(["baker ", "nurse"]);
    expect(asked).toEqual([["nurse", "cook"], ["baker "]]);
    expect([baker?.[0], nurse?.[0]]).toEqual([6, 5]);
  });

  it("are let go of when others were asked for since", async () => {
    const { asked, embedder } = counting();
    const vectors = new TextVectors(embedder, 2);
    await vectors.of(["nurse", "cook"]);
    await vectors.of(["nurse"]);
    await vectors.of(["baker"]);
    await vectors.of(["nurse"]);
    await vectors.of(["cook"]);
    expect(asked).toEqual([["nurse", "cook"], ["baker"], ["cook"]]);
  });

  it("never come from two models", async () => {
    const { state, embedder } = counting();
    const vectors = new TextVectors(embedder);
    await vectors.of(["nurse"]);
    state.model = "other";
    const both = await vectors.of(["nurse", "cook"]);
    expect(both.map((vector) => vector[1])).toEqual([5, 5]);
  });

  it("are not kept when nobody waited for them", async () => {
    const { asked, embedder } = counting();
    const vectors = new TextVectors(embedder);
    await expect(vectors.of(["nurse"], AbortSignal.abort())).rejects.toThrow();
    await vectors.of(["nurse"]);
    expect(asked).toEqual([["nurse"], ["nurse"]]);
  });
});
