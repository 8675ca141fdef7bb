import { expect, it } from "vitest";
import { describeSearch } from "../testing/describe-search.suite.ts";
import { queryWords } from "../text/query-words.ts";

const KINDS = ["job"] as const;

describeSearch("what was made of a question before", (open) => {
  async function filled() {
    const search = await open({
      concepts: () => ({
        find: () => [],
        neighbours: (id) => (id === "python" ? ["pandas"] : []),
        nearest: async () => [],
      }),
    });
    await search.put(
      { kind: "job", id: "pay", text: "Payment in Python", tags: ["python"] },
      { kind: "job", id: "nurse", text: "Nurse wanted", tags: ["nursing"] },
      { kind: "job", id: "panda", text: "Accounting by hand", tags: ["pandas"] },
      { kind: "person", id: "ada", text: "Payment in Python", tags: ["python"] },
    );
    search.index.start();
    await search.index.whenIdle();
    const { model, vectors } = await search.embedder.embed(["payment"]);
    const vector = { model, values: vectors[0] ?? new Float32Array() };
    return { ...search, vector };
  }

  it("is found on each track for itself, with scores of its own", async () => {
    const { index, vector } = await filled();
    const recalled = await index.recall("acme", {
      kinds: KINDS,
      concepts: [{ id: "python", weight: 1 }],
      words: queryWords("nurse"),
      vector,
    });
    const { tag, semantic, keyword } = recalled.found;
    expect(tag.map(({ id }) => id)).toEqual(["pay", "panda"]);
    expect(semantic.map(({ id }) => id)).toEqual(["pay"]);
    expect(keyword.map(({ id }) => id)).toEqual(["nurse"]);
    expect(recalled).toMatchObject({ entries: 3, passing: 3, with_vectors: 3 });
    expect(recalled.word_weights.get("nurs")).toBeGreaterThan(0);
    expect(recalled.concept_weights.get("python")).toBeGreaterThan(0);
    expect(recalled.background?.deviation).toBeGreaterThan(0);
  });

  it("is measured for all that are named, however far behind", async () => {
    const { index, vector } = await filled();
    const values = Float32Array.from(vector.values, (value, axis) => (axis === 2 ? 0.4 : value));
    const query = { kinds: KINDS, vector: { ...vector, values } };
    const all = await index.recall("acme", query);
    expect(all.found.semantic.map(({ id }) => id)).toEqual(["pay"]);
    const { found } = await index.recall("acme", { ...query, among: ["nurse", "pay"] });
    expect(found.semantic.map(({ id }) => id)).toEqual(["pay", "nurse"]);
    expect(found.tag).toEqual([]);
    const other = { model: "other@1", values: vector.values };
    const without = await index.recall("acme", { kinds: KINDS, vector: other });
    expect(without).toMatchObject({ found: { semantic: [] }, background: null });
  });
});
