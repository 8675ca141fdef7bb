/**
 *   process A: approve ──► undo window │ sending …   ✗ SIGKILL
 *   process B: ──► what was taken back stays so, what was not goes once, what A was sending is uncertain
 */
import { once } from "node:events";
import { createServer } from "node:net";
import type { Principal } from "@bole/base";
import { createGuardrails, guardrailMigrations } from "@bole/guardrails";
import { openStore, type StoreLocation } from "@bole/store";
import {
  begin,
  forKilled,
  kill,
  lastWordsDone,
  sharedPostgres,
  startSmtpServer,
  startWorker,
  temporaryFolder,
} from "@bole/testing";
import { describe, expect, it } from "vitest";
import { openDispatcher } from "../../src/mail/dispatching/open-dispatcher.ts";
import { cancelMail } from "../../src/mail/outbox/decide.ts";
import { searchMigrations } from "../../src/search/sql/migrations.ts";
import { talentMigrations } from "../../src/sql/migrations/index.ts";

const WORKER = new URL("./approved-worker.ts", import.meta.url);
const ROSA: Principal = { tenant: "acme", user: "rosa", roles: ["recruiter"] };
const PLACES = [
  ["SQLite", async (folder: string): Promise<StoreLocation> => ({ file: `${folder}/talent.db` })],
  [
    "PostgreSQL",
    async (): Promise<StoreLocation> => ({ url: await (await sharedPostgres()).createDatabase() }),
  ],
] as const;

/** What process B sees, so many milliseconds later. */
async function world(location: StoreLocation, later: number) {
  const migrations = [talentMigrations, searchMigrations, guardrailMigrations] as const;
  const store = await openStore({ ...location, migrations });
  const tables = store.only(talentMigrations, searchMigrations);
  const guardrails = createGuardrails({ store: store.only(guardrailMigrations) });
  await guardrails.putPolicy(
    ROSA.tenant,
    { approvals: { send_mail: "never" } },
    { author: "olga" },
  );
  const now = () => new Date(Date.now() + later);
  const newId = (prefix: string) => `${prefix}_${crypto.randomUUID()}`;
  const db = tables.forTenant(ROSA.tenant);
  return {
    parts: { store: tables, guardrails, now, newId },
    mails: () => db.selectFrom("messages").select(["id", "to", "state"]).orderBy("pos").execute(),
    dispatch: async (smtpUrl: string) => {
      const warn = (message: string) => {
        throw new Error(message);
      };
      const dispatcher = openDispatcher({
        store: tables,
        guardrails,
        smtpUrl,
        alone: false,
        warn,
        now,
      });
      dispatcher.start();
      await dispatcher.whenIdle();
      await dispatcher.close();
    },
    [Symbol.asyncDispose]: () => store.close(),
  };
}

/** A server that takes a mail and never says so. */
async function silentServer() {
  const server = createServer((socket) => {
    socket.on("error", () => {});
    socket.write("220 silent\r\n");
    let isTaking = false;
    socket.on("data", (bytes) => {
      if (isTaking) return;
      const command = bytes.toString().slice(0, 4).toUpperCase();
      isTaking = command === "DATA";
      socket.write(isTaking ? "354 go on\r\n" : "250 fine\r\n");
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  return { url: `smtp://127.0.0.1:${port}`, close: () => server.close() };
}

describe.each(PLACES)("a process that is killed after mails were approved (%s)", (_, locate) => {
  it("leaves what was taken back where it is, and the rest goes once", async () => {
    await using folder = await temporaryFolder();
    await using smtp = await startSmtpServer();
    const location = await locate(folder.path);
    await using b = await world(location, 61_000);
    const args = [JSON.stringify(forKilled(location)), smtp.url, "60000"];
    const a = startWorker(WORKER, [...args, "kept@example.com", "undone@example.com"]);
    await begin(a, "run");
    await kill(a);
    await lastWordsDone(location);
    expect((await b.mails()).map(({ state }) => state)).toEqual(["queued", "queued"]);
    await cancelMail(b.parts, ROSA, (await b.mails())[1]?.id ?? "");
    await b.dispatch(smtp.url);
    await b.dispatch(smtp.url);
    expect((await b.mails()).map(({ state }) => state)).toEqual(["sent", "cancelled"]);
    expect((await smtp.taken()).map(({ to }) => to)).toEqual(["kept@example.com"]);
  });

  it("makes what it was sending uncertain when its lease is over", async () => {
    await using folder = await temporaryFolder();
    const silent = await silentServer();
    await using smtp = await startSmtpServer();
    const location = await locate(folder.path);
    await using soon = await world(location, 1_000);
    await using later = await world(location, 90_000);
    const args = [JSON.stringify(forKilled(location)), silent.url, "0", "ada@example.com"];
    const a = startWorker(WORKER, args);
    await begin(a, "run");
    const state = async () => (await soon.mails())[0]?.state;
    await expect.poll(state).toBe("sending");
    await kill(a);
    await lastWordsDone(location);
    silent.close();
    await soon.dispatch(smtp.url);
    expect(await state()).toBe("sending");
    await later.dispatch(smtp.url);
    expect(await state()).toBe("uncertain");
    expect(await smtp.taken()).toEqual([]);
  });
});
