import { openStore, type StoreLocation } from "@bole/store";
import { sharedPostgres } from "@bole/testing";
import { describe, expect, it } from "vitest";
import type { SearchEntry } from "../model/search.ts";
import { createSearchIndex } from "./create-search-index.ts";
import { searchMigrations } from "./sql/migrations.ts";
import { meaningEmbedder } from "./testing/meaning-embedder.ts";
import { seeded, sentence, syntheticEntry, vocabulary } from "./testing/synthetic-entries.ts";
import { wordsOf } from "./text/words.ts";

const known = vocabulary(2_000);
const random = seeded(7);
const entries = Array.from({ length: 300 }, (_, n) => syntheticEntry(n, known, random));
const questions = Array.from({ length: 30 }, (_, n) => {
  const language = n % 2 === 0 ? "zh" : "en";
  return sentence(known[language], 1 + (n % 6), random, language);
});

async function answers(location: StoreLocation, asked: readonly string[]) {
  await using stack = new AsyncDisposableStack();
  const store = await openStore({ ...location, migrations: [searchMigrations] });
  stack.defer(() => store.close());
  const index = createSearchIndex({ store, embedder: meaningEmbedder() });
  await store.transaction(async (transaction) => {
    for (const entry of entries) await index.put(transaction, "acme", entry);
  });
  return await Promise.all(
    asked.map((q) => index.search("acme", { q, tracks: ["keyword"], limit: 50 })),
  );
}

describe("the ranks of keywords", () => {
  it("are the same on both databases, to the last digit", async () => {
    const url = await (await sharedPostgres()).createDatabase();
    const onPostgres = await answers({ url }, questions);
    expect(onPostgres).toEqual(await answers({ file: ":memory:" }, questions));
    expect(onPostgres.every(({ hits }) => hits.length > 0)).toBe(true);
  });

  it("are those of BM25 as it is written in books", async () => {
    const q = questions[5] ?? "";
    const [first] = await answers({ file: ":memory:" }, [q]);
    const expected = entries
      .map((entry) => ({ id: entry.id, score: bm25(entry, q) }))
      .filter(({ score }) => score > 0)
      .toSorted((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
      // What is far behind the best is no find.
      .filter(({ score }, _, [best]) => score >= 0.15 * (best?.score ?? 0))
      .slice(0, 50);
    const found = first?.hits.map(({ id, found_by }) => ({ id, score: found_by[0]?.score ?? 0 }));
    expect(found?.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
    for (const [place, { score }] of expected.entries()) {
      expect(found?.[place]?.score).toBeCloseTo(score, 9);
    }
  });
});

const counted = new Map(entries.map((entry) => [entry.id, wordList(entry)]));

function wordList({ title, text }: SearchEntry): string[] {
  // The title counts three times.
  return [title, title, title, text].flatMap((part) => [...wordsOf(part)].map(({ word }) => word));
}

function bm25(entry: SearchEntry, q: string): number {
  const lists = [...counted.values()];
  const average = lists.reduce((sum, { length }) => sum + length, 0) / lists.length;
  const own = counted.get(entry.id) ?? [];
  let score = 0;
  for (const word of new Set([...wordsOf(q)].map(({ word }) => word))) {
    const having = lists.filter((list) => list.includes(word)).length;
    const often = own.filter((other) => other === word).length;
    if (often === 0) continue;
    // Counted in steps, of which BM25 with its saturation hardly takes note.
    const step = [5, 3, 2, 1].find((from) => often >= from) ?? 1;
    const idf = Math.log(1 + (lists.length - having + 0.5) / (having + 0.5));
    score += (idf * step * 2.2) / (step + 1.2 * (0.25 + (0.75 * own.length) / average));
  }
  return score;
}
