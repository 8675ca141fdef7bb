/** Ways to put a list of titles or skills in order for a title, the best first. */
import { join } from "node:path";
import { createModels, SentenceEmbedder } from "@bole/models";
import { openTextList, RecommendRequest } from "@bole/recommend";
import { openStore } from "@bole/store";
import {
  createDigestPool,
  createSearchIndex,
  openTalent,
  searchMigrations,
  talentMigrations,
} from "@bole/talent";
import { temporaryFolder } from "@bole/testing";
import { mergeAndFilter } from "../../packages/recommend/src/filter/merge-filter.ts";
import { readItems } from "../../packages/recommend/src/filter/read-items.ts";
import { analyse } from "../../packages/recommend/src/profile/analyse.ts";
import { Meaning } from "../../packages/recommend/src/profile/meaning.ts";
import { joinCandidates } from "../../packages/recommend/src/recall/join-candidates.ts";
import { recallBy } from "../../packages/recommend/src/recall/tracks.ts";
import { rerank } from "../../packages/recommend/src/rerank/rerank.ts";
import { Source } from "../../packages/recommend/src/state/item.ts";
import { plainBm25 } from "./plain-bm25.ts";

export type TitleSystem = (
  corpus: readonly string[],
) => Promise<(question: string) => Promise<readonly string[]>>;

export async function openTitleSystems() {
  const folder = await temporaryFolder();
  const file = join(folder.path, "talent.db");
  const store = await openStore({ file, migrations: [talentMigrations, searchMigrations] });
  const embedder = new SentenceEmbedder();
  const search = createSearchIndex({ store, embedder });
  const digest = createDigestPool({ now: () => new Date(), threads: 1 });
  const talent = openTalent({ store, search, digest });
  const models = createModels({ embedder });
  const parts = { talent, search, models, embedder, now: () => new Date() };
  const known = { ...parts, meaning: new Meaning(embedder) };
  const { signal } = new AbortController();
  search.start();

  const tenants = new Map<string, Promise<string>>();
  /** Each corpus is a tenant of its own, filled once: jobs that have a title and nothing else. */
  function tenantOf(corpus: readonly string[]): Promise<string> {
    const key = corpus.join("\n");
    const known = tenants.get(key) ?? filled(`titles-${tenants.size}`, corpus);
    tenants.set(key, known);
    return known;
  }
  async function filled(tenant: string, corpus: readonly string[]): Promise<string> {
    const who = { tenant, user: "bench", roles: ["owner" as const] };
    for (const title of corpus) {
      await talent.jobs.create(who, { title, status: "open" }, { demo: true });
    }
    await search.whenIdle();
    return tenant;
  }

  const funnel: TitleSystem = async (corpus) => {
    const tenant = await tenantOf(corpus);
    return async (question) => {
      const request = RecommendRequest.parse({ user_input: question, kind: "job" });
      const analysed = await analyse(known, tenant, request, signal);
      const tracks = await Promise.all(
        Source.options.map((source) => recallBy(source, known, tenant, analysed)),
      );
      const found = tracks
        .map(({ candidates }) => candidates)
        .reduce((all, one) => joinCandidates(all, one), {});
      const { projects } = await mergeAndFilter(known, tenant, found, analysed.asked);
      const items = await readItems(known, tenant, projects);
      const { judged } = await rerank(known, tenant, analysed, items, {
        tenant,
        run_id: "bench",
        signal,
      });
      return judged.map(({ item }) => item.title);
    };
  };

  const bm25: TitleSystem = async (corpus) => {
    const rank = plainBm25(corpus);
    return async (question) => rank(question);
  };

  const cosine: TitleSystem = async (corpus) => {
    const { vectors } = await embedder.embed(corpus);
    return async (question) => {
      const [asked = new Float32Array()] = (await embedder.embed([question])).vectors;
      const near = (vector: Float32Array) =>
        vector.reduce((sum, value, at) => sum + value * (asked[at] ?? 0), 0);
      return corpus
        .map((title, at) => ({ title, near: near(vectors[at] ?? new Float32Array()) }))
        .toSorted((a, b) => b.near - a.near)
        .map(({ title }) => title);
    };
  };

  const list: TitleSystem = async (corpus) => {
    const texts = await openTextList({ embedder }, corpus);
    return async (question) => (await texts.rank(question)).map(({ text }) => text);
  };

  return {
    systems: {
      "Bole’s text list": list,
      "Bole’s recommendation": funnel,
      "the sentence model alone": cosine,
      "plain BM25": bm25,
    },
    close: async () => {
      await search.close();
      await embedder.close();
      await digest.close();
      await store.close();
      await folder[Symbol.asyncDispose]();
    },
  };
}
