import { join } from "node:path";
import type { Principal } from "@bole/base";
import { openStore, type Store, type StoreLocation } from "@bole/store";
import { sharedPostgres, temporaryFolder } from "@bole/testing";
import { describe, onTestFinished } from "vitest";
import { talentErrors } from "../errors.ts";
import type { DigestPool } from "../importing/digest-port.ts";
import type { ReadDocument } from "../model/read-document.ts";
import { parseResume, yearsAtWork } from "../parsing/resume/index.ts";
import type { Tables } from "../parts.ts";
import { searchMigrations } from "../search/sql/migrations.ts";
import { findConcepts } from "../skills/index.ts";
import { talentMigrations } from "../sql/migrations/index.ts";
import { openTalent, type Talent, type TalentOptions } from "../talent.ts";

export const ROSA: Principal = { tenant: "acme", user: "rosa", roles: ["recruiter"] };

type Options = Partial<Omit<TalentOptions, "store">>;

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
        return {
          store,
          talent: openTalent({ store, digest: plainDigest, ...countedParts(), ...options }),
        };
      },
    });
  });
}

/** Plain text, read in this very thread: what is stored of a file does not depend on its format. */
const plainDigest: DigestPool = {
  async digest({ bytes }) {
    const text = new TextDecoder().decode(bytes);
    const [seen = "", secret] = text.split("\n[hidden] ");
    const document: ReadDocument = {
      kind: "txt",
      text: seen,
      pages: [],
      links: [],
      hidden:
        secret === undefined ? [] : [{ text: secret, reason: "tiny", at: seen.length, page: null }],
      warnings: [],
    };
    if (seen.includes("%BROKEN%")) throw talentErrors.error("document-damaged", "It is cut off.");
    const resume = parseResume(document);
    const years = yearsAtWork(resume.data, new Date("2026-11-15T00:00:00Z"));
    return { document, resume, found: findConcepts(seen), years };
  },
};

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
