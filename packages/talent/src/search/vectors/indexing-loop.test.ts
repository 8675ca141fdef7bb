import { expect, it } from "vitest";
import { createSearchIndex } from "../create-search-index.ts";
import { describeSearch } from "../testing/describe-search.suite.ts";
import { flyingTime } from "../testing/flying-time.ts";
import { meaningEmbedder } from "../testing/meaning-embedder.ts";

const SEMANTIC = { tracks: ["semantic"] } as const;

describeSearch("vectors", (open) => {
  it("are made of everything that was put, and progress is told", async () => {
    const { put, index } = await open();
    await put({ id: "ada", text: "payments" }, { id: "bo", text: "nursing" });
    expect(await index.state("acme")).toEqual({
      model: null,
      entries: 2,
      pending: 2,
      failed: 0,
      knows_meaning: false,
    });
    index.start();
    await index.whenIdle();
    expect(await index.state("acme")).toEqual({
      model: "meaning@1",
      entries: 2,
      pending: 0,
      failed: 0,
      knows_meaning: true,
    });
    expect(await index.state("other")).toMatchObject({ entries: 0, pending: 0 });
  });

  it("say of a search how many are missing", async () => {
    const { put, index } = await open();
    await put({ id: "ada", text: "payments" });
    const { tracks } = await index.search("acme", { q: "payments", ...SEMANTIC });
    expect(tracks[0]?.note).toBe("1 of 1 entries have no vectors yet.");
  });

  it("are made anew when the text changes, and not when only the status does", async () => {
    const { put, ids, index, embedder } = await open();
    index.start();
    await put({ id: "ada", text: "payments" });
    await index.whenIdle();
    await put({ id: "ada", text: "payments", status: "archived" });
    await index.whenIdle();
    expect(embedder.texts).toEqual(["payments"]);
    await put({ id: "ada", text: "nursing" });
    await index.whenIdle();
    expect(embedder.texts).toEqual(["payments", "nursing"]);
    expect(await ids("护士", SEMANTIC)).toEqual(["ada"]);
  });

  it("of a text that changed while they were made are not kept", async () => {
    const { put, ids, index, embedder } = await open();
    await put({ id: "ada", text: "payments" });
    let changes = 1;
    embedder.before = async () => {
      if (changes-- === 1) await put({ id: "ada", text: "nursing" });
    };
    index.start();
    await index.whenIdle();
    expect(embedder.texts).toEqual(["payments", "nursing"]);
    expect(await ids("支付", SEMANTIC)).toEqual([]);
    expect(await ids("护士", SEMANTIC)).toEqual(["ada"]);
  });

  it("go with what they are of, even while they are made", async () => {
    const { put, remove, ids, index, embedder, store } = await open();
    await put({ id: "ada", text: "payments" });
    embedder.before = () => remove("person", "ada");
    index.start();
    await index.whenIdle();
    embedder.before = () => undefined;
    expect(await ids("payments", SEMANTIC)).toEqual([]);
    const left = await store.forTenant("acme").selectFrom("search_vectors").select("pos").execute();
    expect(left).toEqual([]);
  });

  it("are made of the others when one text cannot be read, which is tried again and told", async () => {
    const { put, index, embedder } = await open(flyingTime());
    embedder.before = ([text = ""]) => {
      if (text.includes("poison")) throw new Error("cannot read this");
    };
    await put({ id: "bad", text: "poison" }, { id: "good", text: "payments" });
    index.start();
    await index.whenIdle();
    expect(embedder.texts).toEqual(["payments"]);
    expect(await index.state("acme")).toMatchObject({ pending: 0, failed: 1 });
    await put({ id: "bad", text: "cured" });
    await index.whenIdle();
    expect(await index.state("acme")).toMatchObject({ pending: 0, failed: 0 });
  });

  it("wait for an embedder that is away, and follow when it is back", async () => {
    const embedder = meaningEmbedder();
    const { ready } = embedder;
    const warned: string[] = [];
    const warn = (message: string) => warned.push(message);
    const { put, index } = await open({ ...flyingTime(), embedder, warn });
    embedder.ready = () => Promise.reject(new Error("away"));
    await put({ id: "ada", text: "payments" });
    index.start();
    await index.whenIdle();
    expect(await index.state("acme")).toMatchObject({ model: null, pending: 1, failed: 0 });
    expect(warned[0]).toBe("No vectors can be made for search now");
    embedder.ready = ready;
    await index.whenIdle();
    expect(await index.state("acme")).toMatchObject({ model: "meaning@1", pending: 0 });
  });

  it("of another model are not mixed: everything is made anew", async () => {
    const { put, index, store } = await open();
    await put({ id: "ada", text: "payments" }, { id: "bo", text: "nursing" });
    index.start();
    await index.whenIdle();
    await index.close();
    const embedder = meaningEmbedder("meaning@2");
    const changed = createSearchIndex({ store, embedder });
    const search = async () => changed.search("acme", { q: "护士", ...SEMANTIC });
    expect((await search()).hits).toEqual([]);
    changed.start();
    await changed.whenIdle();
    await changed.close();
    expect(embedder.texts.toSorted()).toEqual(["nursing", "payments", "护士"]);
    expect((await search()).hits.map(({ id }) => id)).toEqual(["bo"]);
  });

  it("are made once, however many processes share the queue", async () => {
    const { put, index, store, embedder } = await open();
    const texts = Array.from({ length: 40 }, (_, n) => `payments ${n}`);
    await put(...texts.map((text, n) => ({ id: `p${n}`, text })));
    const other = createSearchIndex({ store, embedder });
    index.start();
    other.start();
    await Promise.all([index.whenIdle(), other.whenIdle()]);
    await other.close();
    expect(embedder.texts.toSorted()).toEqual(texts.toSorted());
  });

  it("that a dead process was making are made by another when its lease is over", async () => {
    const time = flyingTime();
    const { put, index, store, embedder } = await open({ now: time.now });
    await put({ id: "ada", text: "payments" });
    const { promise: begun, resolve } = Promise.withResolvers<void>();
    embedder.before = () => {
      resolve();
      return new Promise<void>(() => undefined);
    };
    index.start();
    await begun;
    const healthy = meaningEmbedder();
    const other = createSearchIndex({ store, embedder: healthy, ...time });
    const begin = time.now();
    other.start();
    await other.whenIdle();
    await other.close();
    expect(healthy.texts).toEqual(["payments"]);
    expect(time.now() - begin).toBeGreaterThanOrEqual(60_000);
    expect(await other.state("acme")).toMatchObject({ pending: 0 });
  });

  it("are seen by another process on its next search, as is all that changed", async () => {
    const { put, remove, index, store, embedder } = await open();
    const other = createSearchIndex({ store, embedder });
    const found = async (q: string) => (await other.search("acme", { q })).hits.map(({ id }) => id);
    await put({ id: "ada", text: "payments" }, { id: "bo", text: "nursing" });
    expect(await found("payments")).toEqual(["ada"]);
    index.start();
    await index.whenIdle();
    expect(await found("护理")).toEqual(["bo"]);
    await put({ id: "cy", text: "nursing" });
    await remove("person", "bo");
    await index.whenIdle();
    expect(await found("护理")).toEqual(["cy"]);
  });
});
