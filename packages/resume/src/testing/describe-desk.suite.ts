import { join } from "node:path";
import type { Principal } from "@bole/base";
import { createGuardrails, guardrailMigrations } from "@bole/guardrails";
import { openEmbeddedReader } from "@bole/language/embedded";
import { readingErrors } from "@bole/reading/errors";
import { openStore, type Store } from "@bole/store";
import { openTalent, searchMigrations, type Talent, talentMigrations } from "@bole/talent";
import { sharedPostgres, temporaryFolder } from "@bole/testing";
import { afterAll, beforeAll, describe } from "vitest";
import type { DeskParts, Tables } from "../desk/parts.ts";
import { ResumeDesk } from "../desk/resume-desk.ts";
import { createModelReading, createUnderstand } from "../reading/understand.ts";
import { type ChatParts, ResumeChat } from "../sessions/resume-chat.ts";
import { resumeMigrations } from "../sql/migrations.ts";

const reader = openEmbeddedReader({ timeoutMs: 120_000 });
const understand = createUnderstand(reader);
const byModel = createModelReading(reader);

export interface OpenedDesk extends DeskParts {
  readonly talent: Talent;
  readonly desk: ResumeDesk;
  /** As another process would see it: nothing is shared but the database. */
  readonly newChat: (parts?: Partial<ChatParts>) => ResumeChat;
  /** The owner of a tenant that nobody has used before. */
  readonly olga: Principal;
}

export interface DeskUnderTest {
  readonly open: () => OpenedDesk;
}

const migrations = [
  guardrailMigrations,
  talentMigrations,
  searchMigrations,
  resumeMigrations,
] as const;
type OpenStore = Awaited<ReturnType<typeof openFile>>["store"];

/** Runs the same tests on SQLite and on a real PostgreSQL server, each test in a tenant of its own. */
export function describeDesk(name: string, tests: (given: DeskUnderTest) => void): void {
  describe.each([
    { dialect: "sqlite", openDatabase: openFile },
    { dialect: "postgres", openDatabase: openServer },
  ])(`${name} ($dialect)`, ({ openDatabase }) => {
    let opened: Awaited<ReturnType<typeof openDatabase>> | undefined;
    let tenants = 0;
    beforeAll(async () => {
      opened = await openDatabase();
    });
    afterAll(async () => {
      await opened?.store.close();
      await opened?.clear();
    });
    tests({
      open() {
        if (opened === undefined) throw new Error("Open it inside of a test.");
        tenants += 1;
        return openDesk(opened.store, `acme-${tenants}`);
      },
    });
  });
}

function openDesk(opened: OpenStore, tenant: string): OpenedDesk {
  const parts = countedParts();
  const store: Store<Tables> = opened.only(talentMigrations, searchMigrations, resumeMigrations);
  const talent = openTalent({
    store,
    digest: {
      digest: () => Promise.reject(readingErrors.error("document-empty", "No files here.")),
    },
    guardrails: createGuardrails({ store: opened.only(guardrailMigrations), now: parts.now }),
    ...parts,
  });
  const olga: Principal = { tenant, user: "olga", roles: ["owner"] };
  const deskParts = { ...parts, store, talent };
  return {
    ...deskParts,
    desk: new ResumeDesk(deskParts),
    newChat: (more = {}) => new ResumeChat({ ...deskParts, understand, byModel, ...more }),
    olga,
  };
}

/** Ids that can be read, and a clock that goes on by a second each time it is looked at. */
function countedParts(): Pick<DeskParts, "now" | "newId" | "newEntryId"> {
  let [ids, seconds] = [0, 0];
  return {
    newId: (prefix) => {
      ids += 1;
      return `${prefix}_${ids}`;
    },
    newEntryId: (prefix) => {
      ids += 1;
      return `${prefix}-${ids}`;
    },
    now: () => {
      seconds += 1;
      return new Date(Date.UTC(2026, 10, 15, 8, 0, seconds));
    },
  };
}

async function openFile() {
  const folder = await temporaryFolder();
  const store = await openStore({ file: join(folder.path, "resume.db"), migrations });
  return { store, clear: () => folder[Symbol.asyncDispose]() };
}

async function openServer() {
  const url = await (await sharedPostgres()).createDatabase();
  const store = await openStore({ url, migrations });
  return { store, clear: () => Promise.resolve() };
}
