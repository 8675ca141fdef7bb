import { sharedPostgres } from "@bole/testing";
import { sql } from "kysely";
import { expect, it, onTestFinished } from "vitest";
import { openStore } from "../open-store.ts";

async function open(url?: string) {
  const place = url ?? (await (await sharedPostgres()).createDatabase());
  const store = await openStore({ url: place, migrations: [] });
  onTestFinished(() => store.close());
  const locks = store.sessionLocks;
  if (!locks) throw new Error("PostgreSQL has session locks.");
  return { place, store, locks };
}

it("a held lock is seen from other connections, until it is released", async () => {
  const { place, locks } = await open();
  const other = await open(place);
  const held = await locks.hold("a");
  expect(await other.locks.unheld(["a", "b"])).toEqual(["b"]);
  await held?.release();
  expect(await other.locks.unheld(["a", "b"])).toEqual(["a", "b"]);
});

it("a lock whose connection is cut is free at once, and taken again by who is alive", async () => {
  const { place, locks } = await open();
  const other = await open(place);
  const held = await locks.hold("a");
  onTestFinished(() => held?.release());
  const cut = async () =>
    sql`select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and pid <> pg_backend_pid()`.execute(
      other.store.acrossTenants("The tests own the whole database."),
    );
  await cut();
  await expect.poll(() => other.locks.unheld(["a"])).toEqual(["a"]);
  await expect.poll(() => other.locks.unheld(["a"]), { timeout: 10_000 }).toEqual([]);
});

it("a store that is closed lets go of its locks", async () => {
  const { place, store, locks } = await open();
  const other = await open(place);
  await locks.hold("a");
  await store.close();
  expect(await other.locks.unheld(["a"])).toEqual(["a"]);
});

it("SQLite has none", async () => {
  const store = await openStore({ file: ":memory:", migrations: [] });
  onTestFinished(() => store.close());
  expect(store.sessionLocks).toBeNull();
});
