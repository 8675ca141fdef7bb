/** A navigator on a database of its own, for tests: opened, closed and opened again. */
import { LOCAL_OWNER as me } from "@bole/base";
import { createEngine, createRegistry, engineMigrations, openSqlMemory } from "@bole/engine";
import { createModels, hashedNgrams, type Models } from "@bole/models";
import { openStore } from "@bole/store";
import { createDigestPool, openTalent, searchMigrations, talentMigrations } from "@bole/talent";
import type { Workspace } from "../analysts/ports.ts";
import { careerAgents } from "../graph/career-graph.ts";
import { CareerSessions } from "../sessions/career-sessions.ts";
import type { CareerSession } from "../sessions/session-view.ts";
import { careerMigrations } from "../sql/migrations.ts";

export interface WorldOptions {
  readonly file?: string;
  readonly models?: Pick<Models, "run">;
  /** Stands in for a part of the workspace, such as one that fails. */
  readonly workspace?: Partial<Workspace>;
}

export async function openWorld(options: WorldOptions = {}) {
  const migrations = [
    engineMigrations,
    talentMigrations,
    searchMigrations,
    careerMigrations,
  ] as const;
  const store = await openStore({ file: options.file ?? ":memory:", migrations });
  const digest = createDigestPool({ now: () => new Date() });
  const talent = openTalent({ store: store.only(talentMigrations, searchMigrations), digest });
  const workspace: Workspace = { jobs: talent.jobs, resumes: talent.resumes, ...options.workspace };
  const memory = openSqlMemory(store.only(engineMigrations));
  const models = options.models ?? createModels({ embedder: hashedNgrams() });
  const engine = createEngine({
    memory,
    registry: createRegistry(careerAgents({ workspace, models })),
  });
  await engine.recover({ alone: true });
  const career = new CareerSessions({
    store: store.only(careerMigrations),
    engine,
    memory,
    workspace,
    now: () => new Date(),
    newId: (prefix) => `${prefix}_${crypto.randomUUID()}`,
  });
  const settled = async (id: string): Promise<CareerSession> => {
    await engine.settled(me.tenant, id);
    return career.get(me, id);
  };
  return {
    me,
    talent,
    career,
    workspace,
    settled,
    begin: async (message: string, user_profile: object = {}) =>
      settled(await career.start(me, { message, user_profile })),
    judge: async (
      id: string,
      satisfaction_level: CareerSession["current_satisfaction"],
      feedback = "",
    ) => {
      await career.feedback(me, id, {
        satisfaction_level: satisfaction_level ?? "neutral",
        feedback,
      });
      return settled(id);
    },
    answer: async (id: string, message: string) => {
      await career.answer(me, id, { message });
      return settled(id);
    },
    [Symbol.asyncDispose]: async () => {
      await engine.close();
      await digest.close();
      await store.close();
    },
  };
}
