/** A navigator on a database of its own, for tests: opened, closed and opened again. */
import { LOCAL_OWNER as me } from "@bole/base";
import { createEngine, createRegistry, engineMigrations, openSqlMemory } from "@bole/engine";
import type { Reader } from "@bole/language";
import { openEmbeddedReader } from "@bole/language/embedded";
import { createModels, hashedNgrams, type Models, SentenceEmbedder } from "@bole/models";
import { openStore } from "@bole/store";
import { createDigestPool, openTalent, searchMigrations, talentMigrations } from "@bole/talent";
import type { Workspace } from "../analysts/ports.ts";
import { openCasebook } from "../casebook/nearest-cases.ts";
import { careerAgents } from "../graph/career-graph.ts";
import { openMeaning } from "../knowledge/meaning.ts";
import { CareerSessions } from "../sessions/career-sessions.ts";
import type { CareerSession } from "../sessions/session-view.ts";
import { careerMigrations } from "../sql/migrations.ts";

export interface WorldOptions {
  readonly file?: string;
  readonly models?: Pick<Models, "run" | "converse">;
  /** Says what messages mean. @default the reader that ships with Bole */
  readonly reader?: Pick<Reader, "read">;
  /** Whether people are asked for their case. */
  readonly casebook?: boolean;
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
  const reader = options.reader ?? openEmbeddedReader();
  const embedder = new SentenceEmbedder();
  const meaning = openMeaning(embedder);
  const engine = createEngine({
    memory,
    registry: createRegistry(
      careerAgents({
        ...{ workspace, models, reader, meaning },
        ...(options.casebook === true && { casebook: openCasebook(embedder) }),
      }),
    ),
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
    reader,
    settled,
    /** As far as the first report or plan: whatever is asked first is declined or confirmed. */
    begin: async (message: string, user_profile: object = {}) => {
      let session = await settled(await career.start(me, { message, user_profile }));
      while (session.waits_for === "message") {
        const zh = session.language === "zh";
        const declined = zh ? "跳过" : "Skip";
        const confirmed = zh ? "对，继续" : "Yes, go on";
        const kind = session.cached_data.question?.kind;
        const safe = zh ? "我现在安全，想继续" : "I am safe and want to go on";
        await career.answer(me, session.session_id, {
          message: kind === "confirm" ? confirmed : kind === "care" ? safe : declined,
        });
        session = await settled(session.session_id);
      }
      return session;
    },
    start: async (message: string, user_profile: object = {}) =>
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
      await meaning.close();
      await embedder.close();
      await digest.close();
      await store.close();
    },
  };
}
