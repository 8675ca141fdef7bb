import { join } from "node:path";
import type { Principal } from "@bole/base";
import { openStore, type Store, type StoreLocation } from "@bole/store";
import { sharedPostgres, temporaryFolder } from "@bole/testing";
import { describe, onTestFinished } from "vitest";
import type { Tables } from "../parts.ts";
import { searchMigrations } from "../search/sql/migrations.ts";
import { talentMigrations } from "../sql/migrations/index.ts";
import { openTalent, type Talent, type TalentOptions } from "../talent.ts";

export const ROSA: Principal = { tenant: "acme", user: "rosa", roles: ["recruiter"] };

type Options = Omit<TalentOptions, "store">;

export interface TalentUnderTest {
  /** A new empty database, gone when the test is over. */
  readonly open: (options?: Options) => Promise<{ talent: Talent; store: Store<Tables> }>;
}

/** Runs the same tests on SQLite and on a real PostgreSQL server. */
export function describeTalent(name: string, tests: (given: TalentUnderTest) => void): void {
  describe.each([
    { dialect: "sqlite", locate: locateFile },
    { dialect: "postgres", locate: locateDatabase },
  ])(`${name} ($dialect)`, ({ locate }) => {
    tests({
      async open(options = {}) {
        const migrations = [talentMigrations, searchMigrations] as const;
        const store = await openStore({ ...(await locate()), migrations });
        onTestFinished(() => store.close());
        return { store, talent: openTalent({ store, ...countedParts(), ...options }) };
      },
    });
  });
}

/** Ids that can be read, and a clock that goes on by a second each time it is looked at. */
function countedParts(): Required<Pick<Options, "now" | "newId">> {
  let ids = 0;
  let seconds = 0;
  return {
    newId: (prefix) => {
      ids += 1;
      return `${prefix}_${ids}`;
    },
    now: () => {
      seconds += 1;
      return new Date(Date.UTC(2026, 10, 15, 8, 0, seconds));
    },
  };
}

async function locateFile(): Promise<StoreLocation> {
  const folder = await temporaryFolder();
  onTestFinished(() => folder[Symbol.asyncDispose]());
  return { file: join(folder.path, "talent.db") };
}

async function locateDatabase(): Promise<StoreLocation> {
  return { url: await (await sharedPostgres()).createDatabase() };
}
