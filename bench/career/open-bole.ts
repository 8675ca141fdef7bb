/** Everything that a session needs, in memory, without a model unless one is given, with the demo's jobs and projects. */
import { LOCAL_OWNER as me } from "@bole/base";
import {
  CareerSessions,
  careerAgents,
  careerMigrations,
  openCasebook,
  openMeaning,
} from "@bole/career";
import { createEngine, createRegistry, engineMigrations, openSqlMemory } from "@bole/engine";
import { openEmbeddedReader } from "@bole/language/embedded";
import { createModels, hashedNgrams, type Models, SentenceEmbedder } from "@bole/models";
import { openStore } from "@bole/store";
import {
  createDigestPool,
  Demo,
  openTalent,
  searchMigrations,
  talentMigrations,
} from "@bole/talent";
import type { Bole } from "./play-story.ts";

/** @param models who answers in place of the embedded solvers */
export async function openBole(
  models: Pick<Models, "run" | "converse"> = createModels({ embedder: hashedNgrams() }),
): Promise<Bole & { close: () => Promise<void> }> {
  const migrations = [
    engineMigrations,
    talentMigrations,
    searchMigrations,
    careerMigrations,
  ] as const;
  const store = await openStore({ file: ":memory:", migrations });
  const digest = createDigestPool({ now: () => new Date() });
  const tables = { store: store.only(talentMigrations, searchMigrations), digest };
  const talent = openTalent(tables);
  await new Demo(tables).load(me);
  const memory = openSqlMemory(store.only(engineMigrations));
  const embedder = new SentenceEmbedder();
  const reader = openEmbeddedReader();
  const meaning = openMeaning(embedder);
  const casebook = openCasebook(embedder);
  const registry = createRegistry(
    careerAgents({ workspace: talent, models, reader, meaning, casebook }),
  );
  const engine = createEngine({ memory, registry });
  let counter = 0;
  const career = new CareerSessions({
    store: store.only(careerMigrations),
    engine,
    memory,
    workspace: talent,
    now: () => new Date(),
    newId: (prefix) => `${prefix}_${++counter}`,
  });
  const close = async () => {
    await engine.close();
    await meaning.close();
    await embedder.close();
    await reader.close();
    await digest.close();
    await store.close();
  };
  return { career, engine, close };
}
