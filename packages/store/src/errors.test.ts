import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { freePort, startPostgres, temporaryFolder } from "@bole/testing";
import { describe, expect, it } from "vitest";
import { describeStore } from "../test/describe-store.ts";
import { library } from "../test/library.ts";
import { openStore } from "./index.ts";

const UNAVAILABLE = { code: "store-unavailable" };

describeStore("an error", ({ open }) => {
  it("says that a row exists already", async () => {
    const north = (await open()).forTenant("north");
    const insert = north.insertInto("books").values({ id: "a", title: "A", pages: 1 });
    await insert.execute();
    await expect(insert.execute()).rejects.toMatchObject({
      code: "duplicate-row",
      entry: { status: 409 },
    });
  });

  it("says that a row refers to none, and that another's row is none", async () => {
    const store = await open();
    await store
      .forTenant("south")
      .insertInto("books")
      .values({ id: "a", title: "A", pages: 1 })
      .execute();
    const north = store.forTenant("north");
    await expect(
      north.insertInto("loans").values({ id: "l", book_id: "a", reader: null }).execute(),
    ).rejects.toMatchObject({ code: "missing-reference" });
  });
});

describe("a text with U+0000", () => {
  it("is refused by PostgreSQL, which SQLite would keep", async () => {
    await using server = await startPostgres();
    const store = await openStore({ url: server.url, migrations: [library] });
    const north = store.forTenant("north");
    await expect(
      north.insertInto("books").values({ id: "a", title: "A\0", pages: 1 }).execute(),
    ).rejects.toMatchObject({ code: "text-unstorable", entry: { status: 422 } });
    await expect(
      north.selectFrom("books").selectAll().where("id", "=", "\0").execute(),
    ).rejects.toMatchObject({ code: "text-unstorable" });
    await store.close();
  });
});

describe("a SQLite file that can't be opened", () => {
  it("is named, with the reason", async () => {
    await using folder = await temporaryFolder();
    const file = join(folder.path, "not-a-folder", "bole.db");
    await writeFile(join(folder.path, "not-a-folder"), "a file");
    await expect(openStore({ file, migrations: [library] })).rejects.toMatchObject({
      ...UNAVAILABLE,
      message: expect.stringContaining(file),
    });
  });

  it("is refused when it isn't a database, and left as it is", async () => {
    await using folder = await temporaryFolder();
    const file = join(folder.path, "letter.txt");
    await writeFile(file, "Dear reader, this is not a database. ".repeat(100));
    await expect(openStore({ file, migrations: [library] })).rejects.toMatchObject(UNAVAILABLE);
  });
});

describe("a PostgreSQL server that is away", () => {
  it("is an error when the store is opened", async () => {
    const url = `postgres://bole@127.0.0.1:${await freePort()}/bole`;
    await expect(openStore({ url, migrations: [library] })).rejects.toMatchObject(UNAVAILABLE);
  });

  it("breaks what is in flight with an error, and the same store goes on when it is back", async () => {
    await using server = await startPostgres();
    const store = await openStore({ url: server.url, migrations: [library] });
    const north = store.forTenant("north");
    await north.insertInto("books").values({ id: "a", title: "A", pages: 1 }).execute();

    const attempt = store.transaction(async (transaction) => {
      const inside = transaction.forTenant("north");
      await inside.insertInto("books").values({ id: "b", title: "B", pages: 1 }).execute();
      await server.restart();
      await inside.insertInto("books").values({ id: "c", title: "C", pages: 1 }).execute();
    });
    await expect(attempt).rejects.toMatchObject(UNAVAILABLE);

    expect(await north.selectFrom("books").select("id").execute()).toEqual([{ id: "a" }]);
    await store.close();
  });
});
