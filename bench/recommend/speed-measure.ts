/**
 * `node speed-measure.ts COUNT`: so many jobs in a SQLite file, and recommendations among them from end
 * to end: the question's vector by the real sentence model, the whole graph as a run of the engine,
 * journal and all. Prints its numbers as JSON.
 */
import { statSync } from "node:fs";
import { join } from "node:path";
import { createEngine, createRegistry, engineMigrations, openSqlMemory } from "@bole/engine";
import { INJECTION_RULES } from "@bole/guardrails";
import { createModels, type Embedder, SentenceEmbedder } from "@bole/models";
import { createRecommendation, RecommendAnswer } from "@bole/recommend";
import { openStore } from "@bole/store";
import {
  createConceptVectors,
  createDigestPool,
  createSearchIndex,
  openTalent,
  type SearchEntry,
  searchMigrations,
  talentMigrations,
} from "@bole/talent";
import { temporaryFolder } from "@bole/testing";
import { load, MODEL, TENANT } from "../talent/search-load.ts";
import { questions, syntheticPeople } from "../talent/search-people.ts";

const WARM_UP = 20;
const ASKED = 120;

const count = Number(process.argv[2] ?? "1000");
const real = new SentenceEmbedder();
const described = { model: MODEL, dimensions: 256, knows_meaning: true };
/** The items' vectors are made up; the time that a question's takes is not. */
const embedder: Embedder = {
  ready: async () => described,
  embed: async (texts, options) => ({ ...(await real.embed(texts, options)), ...described }),
  close: () => real.close(),
};

await using folder = await temporaryFolder();
const file = join(folder.path, "bole.db");
const migrations = [engineMigrations, talentMigrations, searchMigrations] as const;
const store = await openStore({ file, migrations });
const asJob = (entry: SearchEntry): SearchEntry => ({
  ...entry,
  kind: "job",
  person_id: null,
  status: "open",
});
await load(store, count, asJob);
await loadJobs();

const search = createSearchIndex({ store, embedder });
const digest = createDigestPool({ now: () => new Date(), threads: 1 });
const talent = openTalent({ store, search, digest });
const { agents } = createRecommendation({
  talent,
  search,
  embedder,
  concepts: createConceptVectors(real),
  models: createModels({ embedder }),
  now: () => new Date(),
});
const engine = createEngine({ memory: openSqlMemory(store), registry: createRegistry(agents) });

const before = statSync(file).size;
const took: number[] = [];
const cpu: number[] = [];
const shown: number[] = [];
for (const [number, user_input] of questions(WARM_UP + ASKED).entries()) {
  const start = performance.now();
  const used = process.cpuUsage();
  const plan = { steps: [{ id: "1", action: "recommend", args: { user_input } }] };
  const { run_id } = await engine.start({ tenant: TENANT, plan });
  const { steps } = await engine.settled(TENANT, run_id);
  if (number < WARM_UP) continue;
  took.push(performance.now() - start);
  const { user, system } = process.cpuUsage(used);
  cpu.push((user + system) / 1000);
  shown.push(RecommendAnswer.parse(steps["1"]?.result).profile_data.recommendations.length);
}
await engine.close();
await search.close();
await digest.close();
await embedder.close();
await store.close();
const kept = (statSync(file).size - before) / (WARM_UP + ASKED);
process.stdout.write(JSON.stringify({ took, cpu, kept, fewest: Math.min(...shown) }));

/** As many as the index has, in bulk: one by one takes 2 ms each and is not what is measured here. */
async function loadJobs(): Promise<void> {
  const db = store.acrossTenants("A measurement owns its database.");
  const at = new Date().toISOString();
  let batch: SearchEntry[] = [];
  const write = async () => {
    const rows = batch;
    batch = [];
    await db
      .insertInto("jobs")
      .values(
        rows.map(({ id, title, text, tags, language, location }) => ({
          tenant: TENANT,
          id,
          kind: "job" as const,
          title,
          organisation: "",
          location,
          remote: null,
          employment: null,
          status: "open" as const,
          language,
          details: JSON.stringify({ description: text }),
          tags: JSON.stringify({ skill: tags, interest: [] }),
          sources: "{}",
          must: 0,
          nice: 0,
          search: "",
          // As it is written for a job in whose text nothing gives orders.
          clean_by: INJECTION_RULES,
          version: 1,
          criteria_version: 1,
          demo: 0 as const,
          created_at: at,
          updated_at: at,
        })),
      )
      .execute();
    await db
      .insertInto("job_criteria")
      .values(
        rows.map(({ id }) => ({
          tenant: TENANT,
          job_id: id,
          criteria_version: 1,
          criteria: "[]",
          author: "bench",
          created_at: at,
        })),
      )
      .execute();
  };
  for (const { entry } of syntheticPeople(count)) {
    batch.push(entry);
    if (batch.length === 500) await write();
  }
  if (batch.length > 0) await write();
}
