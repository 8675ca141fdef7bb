import { join } from "node:path";
import { sharedPostgres, temporaryFolder } from "@bole/testing";
import { describe, onTestFinished } from "vitest";
import { openStore, type Store, type StoreLocation } from "../src/index.ts";
import { type LibraryTables, library } from "./library.ts";

export interface StoreUnderTest {
  readonly dialect: "sqlite" | "postgres";
  /** A new empty database, gone when the test is over. */
  readonly locate: () => Promise<StoreLocation>;
  /** A store with the library's tables on a database of its own, closed when the test is over. */
  readonly open: () => Promise<Store<LibraryTables>>;
}

/** Runs the same tests on SQLite and on a real PostgreSQL server. */
export function describeStore(name: string, tests: (store: StoreUnderTest) => void): void {
  describe.each([
    { dialect: "sqlite" as const, locate: locateFile },
    { dialect: "postgres" as const, locate: locateDatabase },
  ])(`${name} ($dialect)`, ({ dialect, locate }) => {
    tests({ dialect, locate, open: async () => openLibrary(await locate()) });
  });
}

async function locateFile(): Promise<StoreLocation> {
  const folder = await temporaryFolder();
  onTestFinished(() => folder[Symbol.asyncDispose]());
  return { file: join(folder.path, "library.db") };
}

async function locateDatabase(): Promise<StoreLocation> {
  const server = await sharedPostgres();
  return { url: await server.createDatabase() };
}

async function openLibrary(location: StoreLocation): Promise<Store<LibraryTables>> {
  const store = await openStore({ ...location, migrations: [library] });
  onTestFinished(() => store.close());
  return store;
}
