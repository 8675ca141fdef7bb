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
    const values = vectors[0] ?? new Float32Array();
    const vector = { model, values, language: "en" as const };
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
    expect(semantic[0]?.id).toBe("pay");
    expect(keyword.map(({ id }) => id)).toEqual(["nurse"]);
    expect(recalled).toMatchObject({ entries: 3, passing: 3, with_vectors: 3 });
    expect(recalled.word_weights.get("nurs")).toBeGreaterThan(0);
    expect(recalled.concept_weights.get("python")).toBeGreaterThan(0);
    expect(recalled.background?.deviation).toBeGreaterThan(0);
  });

  it("is measured for all that are named, however far behind", async () => {
    const { index, vector } = await filled();
    const query = { kinds: KINDS, vector };
    const all = await index.recall("acme", query);
    expect(all.found.semantic.map(({ id }) => id)).not.toContain("nurse");
    const { found } = await index.recall("acme", { ...query, among: ["nurse", "pay"] });
    expect(found.semantic.map(({ id }) => id)).toEqual(["pay", "nurse"]);
    expect(found.tag).toEqual([]);
    const other = { ...vector, model: "other@1" };
    const without = await index.recall("acme", { kinds: KINDS, vector: other });
    expect(without).toMatchObject({ found: { semantic: [] }, background: null });
  });

  it("is measured against all entries as they are, not as they were", async () => {
    const { index, vector, put } = await filled();
    const query = { kinds: KINDS, vector };
    const before = await index.recall("acme", query);
    const same = await index.recall("acme", query);
    expect(same.background).toEqual(before.background);
    await put({ kind: "job", id: "bills", text: "Payment of bills" });
    await index.whenIdle();
    const after = await index.recall("acme", query);
    expect(after.background?.mean).not.toBe(before.background?.mean);
    // A vector that only looks alike is another question.
    const turned = { ...vector, values: vector.values.map((value) => -value) };
    const other = await index.recall("acme", { kinds: KINDS, vector: turned });
    expect(other.background?.mean).not.toBe(after.background?.mean);
  });
});

describeSearch("nearness across languages", (open) => {
  it("is measured from the middle of each, so that the other language is not behind", async () => {
    // A model that knows the language of a text best of all: axis 31 for Chinese, 30 for English.
    const search = await open();
    const { embed } = search.embedder;
    search.embedder.embed = async (texts, options) => {
      const embedded = await embed(texts, options);
      const vectors = embedded.vectors.map((vector, place) => {
        const han = /\p{Script=Han}/u.test(texts[place] ?? "");
        const moved = vector.map((value, axis) => (axis === (han ? 31 : 30) ? 2 : value));
        const length = Math.hypot(...moved);
        return moved.map((value) => value / length);
      });
      return { ...embedded, vectors };
    };
    const chinese = [
      "园艺师",
      "护士",
      "会计",
      "教师",
      "搜索工程师",
      "司机",
      "厨师",
      "演员",
      "画家",
    ];
    const english = ["payment clerk", "driver", "cook", "actor", "painter", "baker", "dancer"];
    await search.put(
      ...chinese.map((text) => ({ kind: "job" as const, id: text, text, language: "zh" as const })),
      ...english.map((text) => ({ kind: "job" as const, id: text, text, language: "en" as const })),
    );
    search.index.start();
    await search.index.whenIdle();
    const { model, vectors } = await search.embedder.embed(["支付"]);
    const values = vectors[0] ?? new Float32Array();
    const { found } = await search.index.recall("acme", {
      kinds: ["job"],
      vector: { model, values, language: "zh" },
    });
    expect(found.semantic[0]?.id).toBe("payment clerk");
  });

  it("is limited to where something is, until it moves or goes", async () => {
    const { index, put, remove } = await open();
    const nurse = { kind: "job", text: "Nurse wanted" } as const;
    await put(
      { ...nurse, id: "worksop", location: "Worksop, S80 2JB" },
      { ...nurse, id: "britain", location: "United Kingdom" },
      { ...nurse, id: "leeds", location: "Leeds" },
      { ...nurse, id: "remote", location: "Remote" },
    );
    const query = { kinds: KINDS, words: queryWords("nurse"), within: ["~Nottinghamshire"] };
    const there = async () =>
      (await index.recall("acme", query)).found.keyword.map(({ id }) => id).toSorted();
    expect(await there()).toEqual(["britain", "remote", "worksop"]);
    await put({ ...nurse, id: "leeds", location: "Nottingham" });
    await put({ ...nurse, id: "worksop", location: "Hull" });
    await remove("job", "remote");
    expect(await there()).toEqual(["britain", "leeds"]);
  });
});
