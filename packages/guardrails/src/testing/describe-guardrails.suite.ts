import { join } from "node:path";
import { openStore, type Store, type StoreLocation } from "@bole/store";
import { sharedPostgres, temporaryFolder } from "@bole/testing";
import { describe, onTestFinished } from "vitest";
import {
  type CheckContext,
  createGuardrails,
  type Guardrails,
  type GuardrailsOptions,
  type GuardrailTables,
  guardrailMigrations,
} from "../index.ts";

export const RECRUITER: CheckContext = {
  tenant: "acme",
  user: "rosa",
  roles: ["recruiter"],
  language: "en",
};

type Options = Omit<GuardrailsOptions, "store">;

export interface GuardrailsUnderTest {
  /** A new empty database, gone when the test is over. */
  readonly locate: () => Promise<StoreLocation>;
  /** As another process would: a store of its own, closed when the test is over. */
  readonly openAt: (
    location: StoreLocation,
    options?: Options,
  ) => Promise<{ guardrails: Guardrails; store: Store<GuardrailTables> }>;
  readonly open: (options?: Options) => Promise<Guardrails>;
}

/** Runs the same tests on SQLite and on a real PostgreSQL server. */
export function describeGuardrails(
  name: string,
  tests: (given: GuardrailsUnderTest) => void,
): void {
  describe.each([
    { dialect: "sqlite", locate: locateFile },
    { dialect: "postgres", locate: locateDatabase },
  ])(`${name} ($dialect)`, ({ locate }) => {
    tests({
      locate,
      openAt,
      open: async (options) => (await openAt(await locate(), options)).guardrails,
    });
  });
}

async function locateFile(): Promise<StoreLocation> {
  const folder = await temporaryFolder();
  onTestFinished(() => folder[Symbol.asyncDispose]());
  return { file: join(folder.path, "guardrails.db") };
}

async function locateDatabase(): Promise<StoreLocation> {
  return { url: await (await sharedPostgres()).createDatabase() };
}

/** Limits are those of a day, which must not end while a test counts. */
const TODAY = new Date();

async function openAt(location: StoreLocation, options: Options = {}) {
  const store = await openStore({ ...location, migrations: [guardrailMigrations] });
  onTestFinished(() => store.close());
  return { guardrails: createGuardrails({ store, now: () => TODAY, ...options }), store };
}
