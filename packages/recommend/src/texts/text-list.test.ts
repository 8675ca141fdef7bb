import { hashedNgrams } from "@bole/models";
import { describe, expect, it } from "vitest";
import { recommendErrors } from "../errors.ts";
import { wordEmbedder } from "../testing/word-embedder.ts";
import { openTextList } from "./text-list.ts";

const TITLES = [
  "truck driver",
  "Krankenpfleger",
  "律师",
  "enfermera",
  "software developer",
  "comptable",
  "pastry chef",
];
const first = async (question: string, count: number) => {
  const list = await openTextList({ embedder: hashedNgrams() }, TITLES);
  return (await list.rank(question)).slice(0, count).map(({ text }) => text);
};

describe("a list of texts", () => {
  it("is put in order for a question of any language it knows, all of it", async () => {
    expect((await first("registered nurse", 2)).toSorted()).toEqual([
      "Krankenpfleger",
      "enfermera",
    ]);
    expect(await first("abogado", 1)).toEqual(["律师"]);
    expect(await first("卡车司机", 1)).toEqual(["truck driver"]);
    expect(await first("Buchhalterin (m/w/d)", 1)).toEqual(["comptable"]);
    expect(await first("nurse", TITLES.length)).toHaveLength(TITLES.length);
  });

  it("says where each stood, and what its score is made of", async () => {
    const list = await openTextList({ embedder: hashedNgrams() }, TITLES);
    const [best] = await list.rank("Programmierer");
    expect(best).toMatchObject({ text: "software developer", index: 4 });
    expect(best?.score).toBeGreaterThan(0);
    expect(best?.parts.semantic).toBe(0);
  });

  it("goes by meaning, too, where the embedder knows it", async () => {
    const list = await openTextList({ embedder: wordEmbedder() }, ["Python", "Java", "cooking"]);
    const ranked = await list.rank("Python");
    expect(ranked[0]?.text).toBe("Python");
    expect(ranked[0]?.parts.semantic).toBeGreaterThan(0);
  });

  it("needs a question, and may be empty", async () => {
    const list = await openTextList({ embedder: hashedNgrams() }, []);
    expect(await list.rank("nurse")).toEqual([]);
    const { error } = recommendErrors;
    await expect(list.rank(" ")).rejects.toMatchObject({
      code: error("recommend-nothing-said", "").code,
    });
  });
});
