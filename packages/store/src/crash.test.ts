/** What was acknowledged survives a SIGKILL at any moment, and no transaction survives by half. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { forKilled, lastWordsDone } from "@bole/testing";
import { expect, it } from "vitest";
import { describeStore } from "../test/describe-store.ts";
import { library } from "../test/library.ts";
import { openStore, type StoreLocation } from "./index.ts";

const WRITER = new URL("../test/write-books.ts", import.meta.url).pathname;

/** Kills a writer after so many acknowledgements; gives all that arrived before it was dead. */
async function killAfter(acknowledgements: number, location: StoreLocation): Promise<string[]> {
  const prefix = `killed-after-${acknowledgements}`;
  const writer = spawn(process.execPath, [WRITER, JSON.stringify(forKilled(location)), prefix], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const acknowledged: string[] = [];
  for await (const id of createInterface({ input: writer.stdout })) {
    acknowledged.push(id);
    if (acknowledged.length === acknowledgements) writer.kill("SIGKILL");
  }
  if (writer.exitCode === null && writer.signalCode === null) await once(writer, "exit");
  expect(writer.signalCode).toBe("SIGKILL");
  await lastWordsDone(location);
  return acknowledged;
}

describeStore("a killed process", ({ locate }) => {
  it("loses nothing that was acknowledged and leaves nothing by half", async () => {
    const location = await locate();
    const acknowledged: string[] = [];
    for (const count of [1, 58, 203]) acknowledged.push(...(await killAfter(count, location)));

    const store = await openStore({ ...location, migrations: [library] });
    const north = store.forTenant("north");
    const books = (await north.selectFrom("books").select("id").execute()).map((row) => row.id);
    const loans = (await north.selectFrom("loans").select("id").execute()).map((row) => row.id);
    await store.close();

    expect(acknowledged.length).toBeGreaterThanOrEqual(1 + 58 + 203);
    expect(books).toEqual(expect.arrayContaining(acknowledged));
    expect(books.toSorted()).toEqual(loans.toSorted());
    // At most one of each killed writer was committed without its acknowledgement getting out.
    expect(books.length - acknowledged.length).toBeLessThanOrEqual(3);
  });
});
