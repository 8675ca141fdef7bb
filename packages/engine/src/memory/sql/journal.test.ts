import { openStore } from "@bole/store";
import { expect, it, onTestFinished } from "vitest";
import { sampleRecord, sampleRun, TENANT } from "../conformance/samples.ts";
import { engineMigrations } from "./migrations/index.ts";
import { openSqlMemory } from "./open-sql-memory.ts";

async function open() {
  const store = await openStore({ file: ":memory:", migrations: [engineMigrations] });
  onTestFinished(() => store.close());
  return { store, ...openSqlMemory(store) };
}

//            ┌──► read 0
//   make ────┼──► …
//            └──► read 9
it("stores a result of 5 MB once that ten steps read", async () => {
  const { store, runs, journal } = await open();
  const doc = "x".repeat(5_000_000);
  await runs.create(sampleRun("r1"), { journal: [sampleRecord("make", { result: { doc } })] });
  for (let n = 0; n < 10; n++) {
    const read = sampleRecord(`read${n}`, { input: { doc }, result: doc.length });
    await runs.commit(TENANT, "r1", { journal: [read] });
  }
  const rows = await store
    .forTenant(TENANT)
    .selectFrom("engine_journal")
    .select(["input", "result"])
    .execute();
  const size = rows.reduce((sum, { input, result }) => sum + (input + (result ?? "")).length, 0);
  expect(size).toBeLessThan(5_010_000);
  expect((await journal.read(TENANT, "r1")).at(-1)?.input).toEqual({ doc });
});

it("reads records that an older version has stored", async () => {
  const { store, runs, journal } = await open();
  const record = sampleRecord("1", { input: { "~": ["1", "input"] }, result: { a: 1 } });
  await runs.create(sampleRun("r1"), { journal: [record] });
  const input = JSON.stringify(record.input);
  await store.forTenant(TENANT).updateTable("engine_journal").set({ input }).execute();
  await store
    .forTenant(TENANT)
    .updateTable("engine_journal")
    .set({ result: JSON.stringify(record.result) })
    .execute();
  expect(await journal.read(TENANT, "r1")).toEqual([record]);
});
