/** The whole recruiter on one database, with a small workspace: what a server puts together, without HTTP. */
import type { Principal } from "@bole/base";
import { createEngine, createRegistry, engineMigrations, openSqlMemory } from "@bole/engine";
import { createGuardrails, guardrailMigrations } from "@bole/guardrails";
import type { Reader } from "@bole/language";
import { openEmbeddedReader } from "@bole/language/embedded";
import { createModels, type Embedder, hashedNgrams, type Models } from "@bole/models";
import { createRecommendation } from "@bole/recommend";
import { openStore, type StoreLocation } from "@bole/store";
import {
  createDigestPool,
  createSearchIndex,
  EffectKind,
  openDispatcher,
  openTalent,
  searchMigrations,
  talentMigrations,
} from "@bole/talent";
import { SlotHolds } from "../agents/scheduling/slot-holds.ts";
import type { Decision, KeptEvent } from "../model/index.ts";
import { createRecruiter } from "../service/create-recruiter.ts";
import { recruiterAgentMigrations } from "../sql/agent-migrations.ts";
import { recruiterMigrations } from "../sql/migrations.ts";
import { MailTemplates } from "../templates/mail-templates.ts";

export const ROSA: Principal = { tenant: "acme", user: "rosa", roles: ["recruiter"] };

const silent = { debug() {}, info() {}, warn() {}, error() {} };

export interface LabOptions {
  readonly location?: StoreLocation;
  readonly now?: () => Date;
  /** @default one that compares words alone */
  readonly embedder?: Embedder;
  /** @default none: the embedded solvers answer */
  readonly models?: Pick<Models, "run" | "converse">;
  /** Who reads messages. @default the embedded reader */
  readonly reader?: Reader;
  /** Where mails go; without it they stay in the outbox. */
  readonly smtpUrl?: string;
  /** Told of each event as it is heard. */
  readonly onEvent?: (event: KeptEvent) => void;
}

interface Said {
  readonly session?: string;
  readonly id?: string;
  readonly job_id?: string;
  readonly person_ids?: string[];
  readonly time_zone?: string;
}

export type RecruiterLab = Awaited<ReturnType<typeof openRecruiterLab>>;

export async function openRecruiterLab({
  location = { file: ":memory:" },
  now = () => new Date(),
  embedder = hashedNgrams(),
  models = createModels({ embedder }),
  reader = openEmbeddedReader(),
  smtpUrl,
  onEvent = () => undefined,
}: LabOptions = {}) {
  const migrations = [
    engineMigrations,
    guardrailMigrations,
    talentMigrations,
    searchMigrations,
    recruiterMigrations,
    recruiterAgentMigrations,
  ] as const;
  const store = await openStore({ ...location, migrations });
  const search = createSearchIndex({ store, embedder });
  const digest = createDigestPool({ now, threads: 1 });
  const guardrails = createGuardrails({ store: store.only(guardrailMigrations), now });
  const dispatcher = openDispatcher({
    store: store.only(talentMigrations, searchMigrations),
    guardrails,
    smtpUrl,
    // Whoever was here before is dead.
    alone: true,
    warn: () => undefined,
  });
  const talent = openTalent({
    store,
    search,
    digest,
    guardrails,
    now,
    onQueued: () => dispatcher.wake(),
  });
  const tables = store.only(recruiterAgentMigrations);
  let count = 0;
  const newId = (prefix: string) => `${prefix}_${++count}`;
  const prepared = createRecruiter({
    store: store.only(recruiterMigrations),
    talent,
    guardrails,
    models,
    reader,
    templates: new MailTemplates({ store: tables, now, newId }),
    holds: new SlotHolds({ store: tables, now }),
    callCost: async () => () => undefined,
    now,
  });
  const { agents } = createRecommendation({ talent, search, models, embedder, now });
  const registry = createRegistry([...agents, ...prepared.agents]);
  const memory = openSqlMemory(store.only(engineMigrations));
  const engine = createEngine({
    memory,
    registry,
    planners: { recruiter: prepared.planner },
    clock: systemClock(now),
    effects: {
      request: async (
        { kind, payload, idempotency_key },
        { tenant, run_id, step_id, approval },
      ) => {
        const principal: Principal = { tenant, user: "agent", roles: ["owner"] };
        const by = { user: approval?.by ?? "", roles: ["recruiter" as const] };
        const given = approval && { gate_id: approval.gate_id, by };
        const { id, state, result } = await talent.effects.request(
          principal,
          { kind: EffectKind.parse(kind), payload },
          { run_id, step_id, idempotency_key, approval: given },
        );
        return { effect_id: id, state, result };
      },
    },
  });
  const recruiter = prepared.open({ engine, memory, registry, logger: silent });

  const collect = async (events: AsyncIterable<KeptEvent>): Promise<KeptEvent[]> => {
    const all: KeptEvent[] = [];
    for await (const event of events) {
      onEvent(event);
      all.push(event);
    }
    return all;
  };
  const forever = new AbortController().signal;
  return {
    talent,
    guardrails,
    registry,
    engine,
    memory,
    recruiter,
    dispatcher,
    store,
    search,
    /** Says something; what came of it up to `done`. */
    say: async (message: string, request: Said = {}) => {
      const { session = "s", id, ...context } = request;
      const sent = await recruiter.send(ROSA, {
        session_id: session,
        message,
        ...(id !== undefined && { message_id: id }),
        context,
        attached: [],
        files: [],
      });
      return collect(recruiter.answer(ROSA.tenant, sent, { after: 0, signal: forever }));
    },
    decide: async (workflow: string, ...decisions: Decision[]) => {
      const place = await recruiter.workflows.resume(ROSA, workflow, decisions);
      return collect(recruiter.moved(ROSA.tenant, workflow, place, forever));
    },
    addPerson: async (name: string, resume: string) => {
      const file = { name: `${name}.md`, bytes: new TextEncoder().encode(resume) };
      const { person_id } = await talent.imports.import(ROSA, file);
      if (person_id === null) throw new Error(`${name} could not be read.`);
      return person_id;
    },
    close: async () => {
      await engine.close();
      await recruiter.close();
      await dispatcher.close();
      await search.close();
      await digest.close();
      await store.close();
    },
  };
}

function systemClock(now: () => Date) {
  return {
    now: () => now().getTime(),
    setTimer: (ms: number, callback: () => void) => {
      const timer = setTimeout(callback, Math.min(ms, 2_000_000_000));
      return () => clearTimeout(timer);
    },
  };
}
