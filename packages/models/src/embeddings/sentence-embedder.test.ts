import { afterAll, describe, expect, it } from "vitest";
import { SentenceEmbedder } from "./sentence-embedder.ts";
import { similarity } from "./vector.ts";

const embedder = new SentenceEmbedder();
afterAll(() => embedder.close());

async function nearest(text: string, others: readonly string[]): Promise<string | undefined> {
  const { vectors } = await embedder.embed([text, ...others]);
  const [own = new Float32Array(), ...rest] = vectors;
  const ranked = rest
    .map((vector, index) => ({ other: others[index], score: similarity(own, vector) }))
    .sort((a, b) => b.score - a.score);
  return ranked[0]?.other;
}

const EN = ["Java backend engineer", "nurse", "accountant", "machine learning", "chef", "lawyer"];
const ZH = ["Java 后端工程师", "护士", "会计", "机器学习", "厨师", "律师"];

describe("the sentence model that ships with Bole", () => {
  it("says what it is", async () => {
    expect(await embedder.ready()).toMatchObject({
      model: expect.stringMatching(/^bole-256@\d+\.[0-9a-f]{8}$/),
      dimensions: 256,
    });
  });

  it.each(ZH.map((zh, index) => [zh, EN[index] ?? ""] as const))(
    "finds %s in English, and %s in Chinese",
    async (zh, en) => {
      expect(await nearest(zh, EN)).toBe(en);
      expect(await nearest(en, ZH)).toBe(zh);
    },
  );

  it("knows meaning, not only words", async () => {
    const others = ["treats patients on a ward", "bakes bread", "writes contracts"];
    expect(await nearest("hospital nurse", others)).toBe(others[0]);
    expect(await nearest("负责招聘和面试", ["人力资源", "财务报表", "机械设计"])).toBe("人力资源");
  });

  it("tells the names of tools apart in Chinese texts, in capitals or full width", async () => {
    const { vectors } = await embedder.embed(["精通 Java", "精通 Python"]);
    const [java = new Float32Array(), python = new Float32Array()] = vectors;
    expect(similarity(java, python)).toBeLessThan(0.95);
    const [wide = new Float32Array()] = (await embedder.embed(["精通 ＪＡＶＡ"])).vectors;
    expect(similarity(java, wide)).toBeCloseTo(1);
  });

  it("reads a long text sentence by sentence, up to a bound", async () => {
    const lines = ["Nurse on a ward", "Night shifts"];
    const texts = [lines.join("\n"), lines.toReversed().join("\n"), ...lines];
    const { vectors } = await embedder.embed([...texts, `${"word ".repeat(200)}\n${lines[0]}`]);
    const [text = new Float32Array(), other = text, first = text, second = text, long] = vectors;
    expect(similarity(text, other)).toBeCloseTo(1);
    const mean = (similarity(first, text) + similarity(second, text)) / 2;
    expect(mean).toBeGreaterThan(similarity(first, second));
    const [cut] = (await embedder.embed(["word ".repeat(200)])).vectors;
    expect(long).toEqual(cut);
  });

  it("knows titles of other languages", async () => {
    expect(await nearest("Krankenpfleger", EN)).toBe("nurse");
    expect(await nearest("cocinero", ZH)).toBe("厨师");
    expect(await nearest("avocate", EN)).toBe("lawyer");
  });

  it("gives a text the same vector whatever stands beside it, and none to one without words", async () => {
    const texts = Array.from({ length: 30 }, (_, index) => `${"word ".repeat(index % 9)}${index}`);
    const { vectors } = await embedder.embed([...texts, "…", ""]);
    const [alone] = (await embedder.embed([texts[22] ?? ""])).vectors;
    expect(vectors[22]).toEqual(alone);
    expect(vectors.slice(30).flatMap((vector) => [...vector])).toEqual(Array(512).fill(0));
  });

  it("stops waiting when asked to, and answers others", async () => {
    const stop = new AbortController();
    const given = embedder.embed(Array.from({ length: 200 }, String), { signal: stop.signal });
    stop.abort(new Error("enough"));
    await expect(given).rejects.toThrow("enough");
    expect((await embedder.embed(["next"])).vectors).toHaveLength(1);
  });

  it("starts again after it was closed", async () => {
    const other = new SentenceEmbedder();
    await other.ready();
    await other.close();
    expect((await other.embed(["again"])).vectors).toHaveLength(1);
    await other.close();
  });
});
