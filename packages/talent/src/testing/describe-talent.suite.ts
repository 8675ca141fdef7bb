import { join } from "node:path";
import type { Principal } from "@bole/base";
import { createGuardrails, type Guardrails, guardrailMigrations } from "@bole/guardrails";
import { openStore, type Store } from "@bole/store";
import { sharedPostgres, temporaryFolder } from "@bole/testing";
import { afterAll, beforeAll, describe } from "vitest";
import type { Tables } from "../parts.ts";
import { searchMigrations } from "../search/sql/migrations.ts";
import { talentMigrations } from "../sql/migrations/index.ts";
import { openTalent, type Talent, type TalentOptions } from "../talent.ts";
import { plainDigest } from "./plain-digest.ts";

type Options = Partial<Omit<TalentOptions, "store">>;

export interface OpenedTalent {
  readonly talent: Talent;
  readonly store: Store<Tables>;
  /** Those of the gate; `options` may say otherwise. */
  readonly guardrails: Guardrails;
  /** A recruiter of a tenant that nobody has used before. */
  readonly rosa: Principal;
}

export interface TalentUnderTest {
  readonly dialect: "sqlite" | "postgres";
  readonly open: (options?: Options) => OpenedTalent;
}

const migrations = [talentMigrations, searchMigrations, guardrailMigrations] as const;

/** Runs the same tests on SQLite and on a real PostgreSQL server, each test in a tenant of its own. */
export function describeTalent(name: string, tests: (given: TalentUnderTest) => void): void {
  describe.each([
    { dialect: "sqlite" as const, openDatabase: openFile },
    { dialect: "postgres" as const, openDatabase: openServer },
  ])(`${name} ($dialect)`, ({ dialect, openDatabase }) => {
    let store: Awaited<ReturnType<typeof openDatabase>>["store"] | undefined;
    let clear: (() => PromiseLike<void>) | undefined;
    let tenants = 0;
    beforeAll(async () => {
      ({ store, clear } = await openDatabase());
    });
    afterAll(async () => {
      await store?.close();
      await clear?.();
    });
    tests({
      dialect,
      open(options = {}) {
        if (store === undefined) throw new Error("Open it inside of a test.");
        tenants += 1;
        const rosa: Principal = { tenant: `acme-${tenants}`, user: "rosa", roles: ["recruiter"] };
        const parts = { ...countedParts(), ...options };
        const guardrails =
          options.guardrails ??
          createGuardrails({ store: store.only(guardrailMigrations), now: parts.now });
        const talent = openTalent({ store, digest: plainDigest, ...parts, guardrails });
        return { store, rosa, talent, guardrails };
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

async function openFile() {
  const folder = await temporaryFolder();
  const store = await openStore({ file: join(folder.path, "talent.db"), migrations });
  return { store, clear: () => folder[Symbol.asyncDispose]() };
}

async function openServer() {
  const url = await (await sharedPostgres()).createDatabase();
  return { store: await openStore({ url, migrations }), clear: undefined };
}
