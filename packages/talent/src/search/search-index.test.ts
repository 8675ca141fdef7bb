import { hashedNgrams } from "@bole/models";
import { expect, it } from "vitest";
import type { SearchEntry } from "../model/search.ts";
import { describeSearch } from "./testing/describe-search.suite.ts";

const KEYWORD = { tracks: ["keyword"] } as const;
const SEMANTIC = { tracks: ["semantic"] } as const;

describeSearch("what is put is found", (open) => {
  it("by its words, as soon as the transaction is over", async () => {
    const { put, ids } = await open();
    await put(
      { id: "ada", title: "Ada", text: "Managed databases for payments in C++." },
      { id: "bo", title: "薄荷", text: "五年后端工程师经验，熟悉高并发系统。", language: "zh" },
      { id: "cy", title: "Cy", text: "Writes C and teaches." },
    );
    expect(await ids("managing a database", KEYWORD)).toEqual(["ada"]);
    expect(await ids("c++", KEYWORD)).toEqual(["ada"]);
    expect(await ids("我想找一个后端工程师", KEYWORD)).toEqual(["bo"]);
    expect(await ids("astronaut", KEYWORD)).toEqual([]);
  });

  it("by names of skills that are mistyped, where no entry has the word as it was typed", async () => {
    const { put, index } = await open();
    await put({ id: "ada", title: "Ada", text: "Writes Python and runs Kubernetes." });
    const { hits, corrected } = await index.search("acme", { q: "Pythn and Kuberntes" });
    expect(hits.map(({ id }) => id)).toEqual(["ada"]);
    expect(corrected).toBe("python and kubernetes");
    const known = await index.search("acme", { q: "Kubernetes" });
    expect(known).not.toHaveProperty("corrected");
  });

  it("by letters typed at random: nothing", async () => {
    const { put, ids } = await open();
    await put({ id: "ada", text: "nursing" }, { id: "bo", text: "payments" });
    expect(await ids("xqzj wvkp fjdk")).toEqual([]);
  });

  it("and not if the transaction is rolled back", async () => {
    const { store, index, ids } = await open();
    const entry: SearchEntry = {
      kind: "job",
      id: "j",
      person_id: null,
      title: "Baker",
      text: "",
      tags: [],
      location: "",
      years: null,
      language: "en",
      status: "open",
    };
    const failing = store.transaction(async (transaction) => {
      await index.put(transaction, "acme", entry);
      throw new Error("changed my mind");
    });
    await expect(failing).rejects.toThrow("changed my mind");
    expect(await ids("baker")).toEqual([]);
    expect(await index.state("acme")).toMatchObject({ entries: 0, pending: 0 });
  });

  it("under its new words once it is put again, and under its old ones no more", async () => {
    const { put, ids } = await open();
    await put({ id: "ada", text: "plumber" });
    await put({ id: "ada", text: "carpenter" });
    expect(await ids("plumber", KEYWORD)).toEqual([]);
    expect(await ids("carpenter", KEYWORD)).toEqual(["ada"]);
  });

  it("until it is removed; the others stay", async () => {
    const { put, remove, ids, index } = await open();
    await put({ id: "ada", text: "plumber" }, { id: "bo", text: "plumber" });
    expect(await ids("plumber", KEYWORD)).toEqual(["ada", "bo"]);
    await remove("person", "ada");
    await remove("person", "nobody");
    expect(await ids("plumber", KEYWORD)).toEqual(["bo"]);
    // Its place in memory may be used again, and must not bring anything of it back.
    await put({ id: "cy", text: "carpenter" });
    expect(await ids("plumber", KEYWORD)).toEqual(["bo"]);
    expect(await index.state("acme")).toMatchObject({ entries: 2 });
  });

  it("by its own tenant alone, whose ranks owe nothing to others", async () => {
    const { putFor, index } = await open();
    await putFor("acme", { id: "ada", text: "plumber and carpenter" });
    const before = await index.search("acme", { q: "plumber", ...KEYWORD });
    for (const id of ["x", "y", "z"]) await putFor("other", { id, text: "plumber" });
    expect(await index.search("acme", { q: "plumber", ...KEYWORD })).toEqual(before);
    const other = await index.search("other", { q: "plumber" });
    expect(other.hits.map(({ id }) => id)).toEqual(["x", "y", "z"]);
  });

  it("by its meaning in the other language, once its vector is made", async () => {
    const { put, ids, index } = await open();
    await put(
      { id: "ada", title: "Ada", text: "I build payment systems." },
      { id: "bo", title: "薄荷", text: "十年护理经验。", language: "zh" },
    );
    expect(await ids("收款", SEMANTIC)).toEqual([]);
    index.start();
    await index.whenIdle();
    expect(await ids("收款", SEMANTIC)).toEqual(["ada"]);
    expect(await ids("a nurse", SEMANTIC)).toEqual(["bo"]);
  });

  it("by concepts, whatever they are called, and a neighbour counts for less", async () => {
    const { put, index } = await open({ concepts: () => PETS });
    await put(
      { id: "ada", tags: ["dog"] },
      { id: "bo", tags: ["wolf"] },
      { id: "cy", tags: ["cat"] },
    );
    const { hits } = await index.search("acme", { q: "一只狗", tracks: ["tag"] });
    expect(hits.map(({ id, tags }) => ({ id, tags }))).toEqual([
      { id: "ada", tags: ["dog"] },
      { id: "bo", tags: [] },
    ]);
    expect(hits[0]?.found_by).toEqual([{ track: "tag", rank: 1, score: 1 }]);
  });
});

const PETS = {
  find: (text: string) => {
    const start = text.search(/狗|dog/u);
    return start < 0 ? [] : [{ id: "dog", spans: [{ start, end: start + 1 }] }];
  },
  neighbours: () => ["wolf"],
  nearest: async () => [],
};

describeSearch("a search", (open) => {
  it("fuses the tracks by rank: found by two comes before best in one", async () => {
    const { put, index } = await open({ concepts: () => PETS });
    await put(
      { id: "ada", text: "payments payments payments", tags: [] },
      { id: "bo", text: "payments for people with a dog", tags: ["dog"] },
    );
    index.start();
    await index.whenIdle();
    const { hits, tracks } = await index.search("acme", { q: "payments dog" });
    expect(hits.map(({ id }) => id)).toEqual(["bo", "ada"]);
    expect(hits[0]?.found_by.map(({ track }) => track)).toEqual(["tag", "semantic", "keyword"]);
    expect(tracks).toEqual(
      ["tag", "semantic", "keyword"].map((track) => ({ track, state: "used", note: null })),
    );
  });

  it("shows the piece of the text that explains the hit, with its words marked", async () => {
    const { put, index } = await open();
    const filler = "Nothing of interest is said here. ".repeat(30);
    await put({ id: "ada", text: `${filler}\nThen Ada welded ships in Oslo. ${filler}` });
    const { hits } = await index.search("acme", { q: "welding a ship", ...KEYWORD });
    const { snippet = "", marks = [] } = hits[0] ?? {};
    expect(marks.map(({ start, end }) => snippet.slice(start, end))).toEqual(["welded", "ships"]);
    expect(snippet.length).toBeLessThan(300);
  });

  it("keeps to its filters before it takes the best, in every track", async () => {
    const { put, ids, index } = await open({ concepts: () => PETS });
    const many = Array.from({ length: 210 }, (_, n) => ({
      id: `better-${n}`,
      title: "payments dog",
      text: "payments dog",
      tags: ["dog"],
    }));
    const worse: Partial<SearchEntry> = {
      text: "A long life with many words, among them payments and a dog.",
      tags: ["dog", "cat"],
      location: "上海 Shanghai",
      years: 7,
      status: "archived",
      language: "zh",
    };
    await put(...many, { id: "worst", ...worse }, { id: "bare" });
    index.start();
    await index.whenIdle();
    const filters = [
      { location: "shangHAI" },
      { skills: ["dog", "cat"] },
      { min_years: 5 },
      { max_years: 8 },
      { language: "zh" },
      { status: "archived" },
      { location: "上海", min_years: 7, max_years: 7, skills: ["cat"] },
    ];
    for (const track of ["tag", "semantic", "keyword"]) {
      for (const filter of filters) {
        expect(await ids("payments dog", { tracks: [track], filter })).toEqual(["worst"]);
      }
      const among = ["worst", "nobody"];
      expect(await ids("payments dog", { tracks: [track], among })).toEqual(["worst"]);
      expect(await ids("payments dog", { tracks: [track], filter: { min_years: 8 } })).toEqual([]);
    }
  });

  it("finds the kinds that are asked for, and says whose each one is", async () => {
    const { put, index } = await open();
    await put(
      { id: "ada", kind: "person", text: "welder" },
      { id: "r1", kind: "resume", person_id: "ada", text: "welder" },
      { id: "j1", kind: "job", text: "welder" },
      { id: "p1", kind: "project", text: "welder" },
    );
    const kinds = ["resume", "job"] as const;
    const { hits } = await index.search("acme", { q: "welder", kinds, ...KEYWORD });
    expect(hits.map(({ kind, id, person_id }) => ({ kind, id, person_id }))).toEqual([
      { kind: "job", id: "j1", person_id: null },
      { kind: "resume", id: "r1", person_id: "ada" },
    ]);
    expect((await index.search("acme", { q: "welder", ...KEYWORD })).hits).toHaveLength(4);
    const one = await index.search("acme", { q: "welder", among: ["ada"], ...KEYWORD });
    expect(one.hits.map(({ id }) => id)).toEqual(["ada", "r1"]);
  });

  it("of nothing, or of words that say nothing, finds nothing and says so", async () => {
    const { put, index } = await open();
    await put({ id: "ada", text: "the who" });
    expect(await index.search("acme", { q: "  " })).toEqual({ hits: [], tracks: [] });
    const { hits, tracks } = await index.search("acme", { q: "the", ...KEYWORD });
    expect(hits).toEqual([]);
    expect(tracks).toEqual([{ track: "keyword", state: "nothing_to_seek", note: null }]);
  });

  it("works on two tracks when the embedder fails, and says why", async () => {
    const { put, index, embedder } = await open({ concepts: () => PETS });
    embedder.before = () => {
      throw new Error("out of order");
    };
    await put({ id: "ada", text: "a dog", tags: ["dog"] });
    const { hits, tracks } = await index.search("acme", { q: "dog" });
    expect(hits[0]?.found_by.map(({ track }) => track)).toEqual(["tag", "keyword"]);
    expect(tracks).toContainEqual({
      track: "semantic",
      state: "unavailable",
      note: "out of order",
    });
  });

  it("has no semantic track with a model that knows no meaning, and makes no vectors", async () => {
    const { put, index } = await open({ embedder: hashedNgrams() });
    await put({ id: "ada", text: "a dog" });
    index.start();
    await index.whenIdle();
    const { hits, tracks } = await index.search("acme", { q: "dog" });
    expect(hits.map(({ id }) => id)).toEqual(["ada"]);
    expect(tracks.find(({ track }) => track === "semantic")?.state).toBe("unavailable");
    expect(await index.state("acme")).toEqual({
      model: "hashed-ngrams-256@1",
      entries: 1,
      pending: 0,
      failed: 0,
      knows_meaning: false,
    });
  });

  it("mixes up nobody while entries come and go", async () => {
    const { put, remove, index } = await open();
    const searches: Promise<{ hits: { id: string; title: string }[] }>[] = [];
    for (let round = 0; round < 12; round++) {
      const status = round % 2 === 0 ? "even" : "odd";
      await put({ id: `${status}-${round}`, title: status, text: "payments", status });
      if (round > 1) await remove("person", `${status}-${round - 2}`);
      for (const sought of ["even", "odd"]) {
        searches.push(index.search("acme", { q: "payments", filter: { status: sought } }));
      }
    }
    const answers = await Promise.all(searches);
    for (const [place, { hits }] of answers.entries()) {
      for (const { title } of hits) expect(title).toBe(place % 2 === 0 ? "even" : "odd");
    }
    expect(answers.at(-1)?.hits.map(({ id }) => id)).toEqual(["odd-11"]);
  });

  it("takes any text: signs of other planes, quotes, half a pair, zeros", async () => {
    const { put, ids } = await open();
    const odd = '𠮷野家 O\'Brien "quoted" \ud800 \0 naïve Ünïcode ß * NEAR( 工_程';
    await put({ id: "ada", title: odd, text: odd }, { id: "bo", text: "𠮸野" });
    expect(await ids("𠮷野", KEYWORD)).toEqual(["ada"]);
    expect(await ids("naïve", KEYWORD)).toEqual(["ada"]);
    expect(await ids(odd, KEYWORD)).toEqual(["ada"]);
  });
});
