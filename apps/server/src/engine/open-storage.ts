/**
 * Opens what is kept, where the configuration says: the engine's memory, and the tables of the
 * guardrails, of talent, of résumés, careers, the recruiter and the reader. Where there is a database for
 * the engine, all are in it. Redis has no tables: then they are in the PostgreSQL beside it.
 */
import { type AccountTables, accountMigrations } from "@bole/accounts";
import { errorText } from "@bole/base";
import { type CareerTables, careerMigrations } from "@bole/career";
import {
  type EngineTables,
  engineMigrations,
  type Memory,
  openRedisMemory,
  openSqlMemory,
} from "@bole/engine";
import { type GuardrailTables, guardrailMigrations } from "@bole/guardrails";
import {
  type RecruiterAgentTables,
  type RecruiterTables,
  recruiterAgentMigrations,
  recruiterMigrations,
} from "@bole/recruiter";
import { type ResumeTables, resumeMigrations } from "@bole/resume";
import {
  openStore,
  type Store,
  type StoreLocation,
  storeErrors,
  type WholeDatabase,
} from "@bole/store";
import {
  type SearchTables,
  searchMigrations,
  type TalentTables,
  talentMigrations,
} from "@bole/talent";
import type { Config } from "../config/load-config.ts";
import { maskUrl } from "../config/mask.ts";
import { serverErrors } from "../errors.ts";
import { type LanguageTables, languageMigrations } from "../language/language-tables.ts";
import { type MailTables, mailMigrations } from "../mail/mail-tables.ts";
import { type ModelTables, modelMigrations } from "../models/model-tables.ts";
import { countStates, type StateCounts } from "../observe/count-states.ts";

export interface Storage {
  /** Closing it closes everything that was opened. */
  readonly memory: Memory;
  /** Asks the tables for something small; rejects where they are away. */
  readonly ping: () => Promise<unknown>;
  /** How much there is in which state, of all tenants. */
  readonly counts: () => Promise<StateCounts>;
  /** Also where the engine's memory is Redis: the queue and the schedules are here. */
  readonly engine: Store<EngineTables>;
  /** All tables of all packages. */
  readonly everything: WholeDatabase;
  readonly guardrails: Store<GuardrailTables>;
  readonly talent: Store<TalentTables & SearchTables & ResumeTables>;
  readonly career: Store<CareerTables>;
  readonly language: Store<LanguageTables>;
  readonly models: Store<ModelTables>;
  readonly mail: Store<MailTables>;
  readonly recruiter: Store<RecruiterTables & RecruiterAgentTables>;
  readonly accounts: Store<AccountTables>;
}

export async function openStorage(config: Pick<Config, "memory">): Promise<Storage> {
  const { memory: place } = config;
  if (place.kind === "sqlite") return openSql({ file: place.file }, place.file);
  if (place.kind === "redis") {
    const storage = await openSql({ url: place.databaseUrl }, maskUrl(place.databaseUrl));
    return withMemory(storage, () => openRedis(place.url), "all");
  }
  const storage = await openSql({ url: place.url }, maskUrl(place.url));
  const { cacheUrl } = place;
  if (cacheUrl === undefined) return storage;
  return withMemory(storage, () => openRedis(cacheUrl), "cache");
}

function openRedis(url: string): Promise<Memory> {
  return orUnusable(maskUrl(url), openRedisMemory({ url }));
}

async function openSql(location: StoreLocation, place: string): Promise<Storage> {
  const migrations = [
    engineMigrations,
    guardrailMigrations,
    talentMigrations,
    searchMigrations,
    // After talent: its rows hang on résumés.
    resumeMigrations,
    careerMigrations,
    languageMigrations,
    modelMigrations,
    mailMigrations,
    recruiterMigrations,
    recruiterAgentMigrations,
    accountMigrations,
  ] as const;
  const store = await orUnusable(place, openStore({ ...location, migrations }));
  const memory = openSqlMemory(store.only(engineMigrations));
  const close = async () => {
    await memory.close();
    await store.close();
  };
  return {
    memory: { ...memory, close },
    ping: () =>
      store
        .acrossTenants("Whether the database answers concerns no tenant.")
        .selectFrom("people")
        .select("id")
        .limit(1)
        .execute(),
    counts: () => countStates(store.only(engineMigrations, talentMigrations)),
    engine: store.only(engineMigrations),
    everything: store,
    guardrails: store.only(guardrailMigrations),
    talent: store.only(talentMigrations, searchMigrations, resumeMigrations),
    career: store.only(careerMigrations),
    language: store.only(languageMigrations),
    models: store.only(modelMigrations),
    mail: store.only(mailMigrations),
    recruiter: store.only(recruiterMigrations, recruiterAgentMigrations),
    accounts: store.only(accountMigrations),
  };
}

/** @param place as it may be shown */
async function orUnusable<T>(place: string, opening: Promise<T>): Promise<T> {
  try {
    return await opening;
  } catch (cause) {
    const reason = errorText(cause).replace(/\.$/, "");
    const code = storeErrors.is(cause, "store-too-new") ? "memory-too-new" : "memory-unusable";
    throw serverErrors.error(code, {
      detail: `Bole cannot use ${place}: ${reason}.`,
      data: { place, reason },
      cause,
    });
  }
}

/**
 * Takes Redis for everything the engine keeps, or only for the cache: a run's events are written
 * together with its journal, in one transaction, and so must be where that is.
 */
async function withMemory(
  { memory, ...tables }: Storage,
  open: () => Promise<Memory>,
  what: "all" | "cache",
): Promise<Storage> {
  try {
    const redis = await open();
    const close = async () => {
      await redis.close();
      await memory.close();
    };
    const parts = what === "all" ? redis : { ...memory, cache: redis.cache };
    const counts = async () => {
      const { runs, mails } = await tables.counts();
      return { runs: what === "all" ? undefined : runs, mails };
    };
    return { ...tables, memory: { ...parts, close }, counts };
  } catch (error) {
    await memory.close();
    throw error;
  }
}
