/** Ways to put the demo's open jobs and projects in order for a question, the best first. */

import { createEngine, createRegistry, engineMigrations, openSqlMemory } from "@bole/engine";
import { createModels } from "@bole/models";
import { createRecommendation, RecommendAnswer, RecommendRequest } from "@bole/recommend";
import { openStore } from "@bole/store";
import { queryWords } from "@bole/talent";
import { analyse } from "../../packages/recommend/src/profile/analyse.ts";
import { Meaning } from "../../packages/recommend/src/profile/meaning.ts";
import { recallBy } from "../../packages/recommend/src/recall/tracks.ts";
import { type DemoCorpus, TENANT } from "./demo-corpus.ts";

export type System = (question: string) => Promise<readonly string[]>;

const DEPTH = 10;
const KINDS = ["job", "project"] as const;

export async function openSystems(corpus: DemoCorpus) {
  const { search, embedder } = corpus;
  const store = await openStore({ file: ":memory:", migrations: [engineMigrations] });
  const models = createModels({ embedder });
  const parts = { ...corpus, models, now: () => new Date() };
  const { agents } = createRecommendation(parts);
  const engine = createEngine({
    memory: openSqlMemory(store),
    registry: createRegistry(agents),
  });
  const known = { ...parts, meaning: new Meaning(embedder) };
  const track =
    (source: "tag" | "semantic" | "fuzzy"): System =>
    async (question) => {
      const request = RecommendRequest.parse({ user_input: question });
      const signal = new AbortController().signal;
      const analysis = await analyse(known, TENANT, request, signal);
      const found = await recallBy(source, known, TENANT, analysis);
      return Object.keys(found.candidates);
    };
  const systems: Readonly<Record<string, System>> = {
    "Bole’s recommendation": async (question) => {
      // By input, as the server does: "$190k" is no name of a step.
      const args = { user_input: "$input.user_input", limit: DEPTH };
      const plan = { steps: [{ id: "1", action: "recommend", args }] };
      const input = { user_input: question };
      const { run_id } = await engine.start({ tenant: TENANT, plan, input });
      const { steps } = await engine.settled(TENANT, run_id);
      const { profile_data } = RecommendAnswer.parse(steps["1"]?.result);
      return profile_data.recommendations.map(({ id }) => id);
    },
    "tags alone": track("tag"),
    "meaning alone": track("semantic"),
    "keywords alone": track("fuzzy"),
    "plain BM25 over the question": async (question) => {
      const words = queryWords(question);
      const filter = { status: "open" };
      const { found } = await search.recall(TENANT, { kinds: KINDS, filter, words, depth: 50 });
      return found.keyword.map(({ id }) => id);
    },
    "the page’s search": async (q) => {
      const filter = { status: "open" };
      const { hits } = await search.search(TENANT, { q, kinds: KINDS, filter, limit: DEPTH });
      return hits.map(({ id }) => id);
    },
  };
  return {
    systems,
    close: async () => {
      await engine.close();
      await store.close();
    },
  };
}
