import { once } from "node:events";
import type { Principal } from "@bole/base";
import { createGuardrails, guardrailMigrations } from "@bole/guardrails";
import { openStore, type StoreLocation } from "@bole/store";
import {
  begin,
  forKilled,
  grown,
  kill,
  lastWordsDone,
  seededRandom,
  sharedPostgres,
  startSmtpServer,
  startWorker,
  temporaryFolder,
} from "@bole/testing";
import { describe, expect, it } from "vitest";
import { searchMigrations } from "../../src/search/sql/migrations.ts";
import { talentMigrations } from "../../src/sql/migrations/index.ts";
import { inspectMails } from "./inspect-mails.ts";

/** Of all kills: on a server they show less, because its process lives on. */
const KILLS = Math.min(Number(process.env.BOLE_TEST_KILLS ?? 8), 100);
const ON_POSTGRES = Math.ceil(KILLS / 4);
/** Mails that arrive between two kills, at most. */
const MOST_MAILS = 12;
const WORKER = new URL("./mail-worker.ts", import.meta.url);
const ROSA: Principal = { tenant: "acme", user: "rosa", roles: ["recruiter"] };

describe("mails that are sent by processes that are killed at any moment", () => {
  it.each([
    ["SQLite", KILLS - ON_POSTGRES, async (folder: string) => ({ file: `${folder}/talent.db` })],
    [
      "PostgreSQL",
      ON_POSTGRES,
      async () => ({ url: await (await sharedPostgres()).createDatabase() }),
    ],
  ])(
    "arrive once or not at all, and are in a state that says so (%s, %i kills)",
    { timeout: 600_000 + KILLS * 60_000 },
    async (_, kills, locate) => {
      await using folder = await temporaryFolder();
      await using server = await startSmtpServer();
      const location: StoreLocation = await locate(folder.path);
      const migrations = [talentMigrations, searchMigrations, guardrailMigrations] as const;
      const store = await openStore({ ...location, migrations });
      await using opened = new AsyncDisposableStack();
      opened.defer(() => store.close());
      const policy = { limits: { mails_per_day: 1_000_000 }, approvals: { send_mail: "never" } };
      const guardrails = createGuardrails({ store: store.only(guardrailMigrations) });
      await guardrails.putPolicy(ROSA.tenant, policy, { author: "olga" });

      const next = seededRandom(70_302);
      const args = [JSON.stringify(forKilled(location)), server.url];
      const start = () => startWorker(WORKER, args);
      let coming = start();
      opened.defer(() => void coming.kill("SIGKILL"));
      for (let killed = 0; killed < kills; killed += 1) {
        const child = coming;
        coming = start();
        await begin(child, "run");
        await grown(child, server.count, Math.ceil(next() * MOST_MAILS));
        await kill(child);
        await lastWordsDone(location);
        await inspectMails(store, ROSA.tenant, await server.taken());
      }
      const ended = once(coming, "exit");
      await begin(coming, "drain");
      expect(await ended).toEqual([0, null]);
      const {
        sent = 0,
        uncertain = 0,
        ...rest
      } = await inspectMails(store, ROSA.tenant, await server.taken());
      expect(rest).toEqual({});
      expect(sent).toBeGreaterThan(kills);
      // What one had in hand when it was killed, and nothing else, is for a person to find out.
      expect(uncertain).toBeLessThanOrEqual(kills * LANES);
    },
  );
});

/** How many mails a dispatcher has on their way at the same time. */
const LANES = 5;
