/** Talent, an index and an engine on one database, and what a test wants to do with them. */
import type { Principal } from "@bole/base";
import {
  createEngine,
  createRegistry,
  engineMigrations,
  openSqlMemory,
  type RunView,
} from "@bole/engine";
import { createModels, type Embedder, type ModelsOptions } from "@bole/models";
import { openStore } from "@bole/store";
import {
  createDigestPool,
  createSearchIndex,
  type JobDraftInput,
  openTalent,
  searchMigrations,
  talentMigrations,
} from "@bole/talent";
import type { z } from "zod";
import { RecommendAnswer } from "../graph/recommendation-graph.ts";
import type { RecommendParts } from "../parts.ts";
import { createRecommendation } from "../recommendation.ts";
import { RecommendRequest } from "../state/request.ts";
import { wordEmbedder } from "./word-embedder.ts";

export const ROSA: Principal = { tenant: "acme", user: "rosa", roles: ["recruiter"] };
export const TODAY = new Date("2026-03-10T09:00:00Z");

export interface LabOptions {
  readonly embedder?: Embedder;
  readonly models?: ModelsOptions;
  /** Stands between the recommendation and its parts. */
  readonly wrap?: (parts: RecommendParts) => RecommendParts;
}

export type Lab = Awaited<ReturnType<typeof openLab>>;

export async function openLab({ embedder = wordEmbedder(), models = {}, wrap }: LabOptions = {}) {
  const store = await openStore({
    file: ":memory:",
    migrations: [talentMigrations, searchMigrations, engineMigrations],
  });
  const search = createSearchIndex({ store, embedder });
  const digest = createDigestPool({ now: () => TODAY, threads: 1 });
  let named: string | null = null;
  let count = 0;
  const talent = openTalent({
    store,
    search,
    digest,
    now: () => TODAY,
    newId: (prefix) => {
      count += 1;
      const id = named ?? `${prefix}_${count}`;
      named = null;
      return id;
    },
  });
  const own: RecommendParts = {
    talent,
    search,
    embedder,
    // To embed every concept with a model of the test's would take longer than the test.
    concepts: { nearest: async () => ({ concepts: [], note: null }) },
    models: createModels({ embedder, ...models }),
    now: () => TODAY,
  };
  const parts = wrap ? wrap(own) : own;
  const { agents, whyNot } = createRecommendation(parts);
  const engine = createEngine({
    memory: openSqlMemory(store),
    registry: createRegistry(agents),
  });
  const close = async () => {
    await engine.close();
    await search.close();
    await digest.close();
    await store.close();
  };
  search.start();

  // What was put has its vectors before anything is asked.
  const run = async (
    given: z.input<typeof RecommendRequest>,
    tenant = "acme",
  ): Promise<RunView> => {
    await search.whenIdle();
    const plan = { steps: [{ id: "recommend", action: "recommend", args: { ...given } }] };
    const { run_id } = await engine.start({ tenant, plan });
    return engine.settled(tenant, run_id);
  };
  return {
    close,
    talent,
    search,
    engine,
    agents,
    run,
    /** Under ids of one's own. */
    addJobs: async (jobs: Readonly<Record<string, JobDraftInput>>, who = ROSA) => {
      for (const [id, job] of Object.entries(jobs)) {
        // An id is one of all tenants'.
        named = who === ROSA ? id : `${who.tenant}-${id}`;
        const draft: JobDraftInput = { status: "open", kind: "project", ...job };
        // As the demo's, which come open; others go through the gate of effects.
        await talent.jobs.create(who, draft, { demo: true });
      }
    },
    addResume: async (id: string, text: string, who = ROSA) => {
      named = id;
      const bytes = new TextEncoder().encode(text);
      const { person_id } = await talent.imports.import(who, { name: `${id}.txt`, bytes });
      return person_id ?? "";
    },
    recommend: async (given: z.input<typeof RecommendRequest>, tenant = "acme") => {
      const view = await run(given, tenant);
      const { recommend } = (view.result ?? {}) as { readonly recommend?: unknown };
      return RecommendAnswer.parse(recommend ?? view.error);
    },
    whyNot: async (given: z.input<typeof RecommendRequest>, id: string) => {
      await search.whenIdle();
      return whyNot("acme", RecommendRequest.parse(given), id, {
        tenant: "acme",
        signal: new AbortController().signal,
      });
    },
  };
}
