/** One tenant can't read, change, delete or add to what is another's, in any form of query. */
import { sql } from "kysely";
import { expect, it } from "vitest";
import { describeStore } from "../../test/describe-store.ts";
import type { LibraryTables } from "../../test/library.ts";
import type { Store } from "../index.ts";

//   north                        south
//   books  b1 "Dunes" 100        books  b1 "Tides" 200 · b2 "Reefs" 300
//   loans  l1 of b1, Ada         loans  l2 of b1, Bo
async function twoBranches(store: Store<LibraryTables>) {
  const north = store.forTenant("north");
  const south = store.forTenant("south");
  await north.insertInto("books").values({ id: "b1", title: "Dunes", pages: 100 }).execute();
  await south
    .insertInto("books")
    .values([
      { id: "b1", title: "Tides", pages: 200 },
      { id: "b2", title: "Reefs", pages: 300 },
    ])
    .execute();
  await north.insertInto("loans").values({ id: "l1", book_id: "b1", reader: "Ada" }).execute();
  await south.insertInto("loans").values({ id: "l2", book_id: "b1", reader: "Bo" }).execute();
  await store.global.insertInto("languages").values({ code: "zh", name: "中文" }).execute();
  return { north, south };
}

const titles = (store: Store<LibraryTables>) =>
  store
    .acrossTenants("the test looks at everything")
    .selectFrom("books")
    .select(["tenant", "title"])
    .orderBy("tenant")
    .orderBy("id")
    .execute();

const EVERYTHING = [
  { tenant: "north", title: "Dunes" },
  { tenant: "south", title: "Tides" },
  { tenant: "south", title: "Reefs" },
];

describeStore("a tenant's queries", ({ open }) => {
  it("fill in the tenant on insert, and read it back", async () => {
    const store = await open();
    await twoBranches(store);
    expect(await titles(store)).toEqual(EVERYTHING);
  });

  it("read only the tenant's rows", async () => {
    const { north } = await twoBranches(await open());
    const rows = await north.selectFrom("books").select("title").execute();
    expect(rows).toEqual([{ title: "Dunes" }]);
  });

  it("change and delete only the tenant's rows, even when the key is another's as well", async () => {
    const store = await open();
    const { north, south } = await twoBranches(store);
    const changed = await north.updateTable("books").set({ pages: 1 }).executeTakeFirst();
    expect(changed.numUpdatedRows).toBe(1n);
    const deleted = await north.deleteFrom("loans").executeTakeFirst();
    expect(deleted.numDeletedRows).toBe(1n);
    const stolen = await north.deleteFrom("loans").where("id", "=", "l2").executeTakeFirst();
    expect(stolen.numDeletedRows).toBe(0n);
    expect(await south.selectFrom("books").select("pages").orderBy("id").execute()).toEqual([
      { pages: 200 },
      { pages: 300 },
    ]);
    expect(await south.selectFrom("loans").select("id").execute()).toEqual([{ id: "l2" }]);
  });

  it("don't widen when a condition of raw SQL contains an `or`", async () => {
    const store = await open();
    const { north } = await twoBranches(store);
    const anything = sql<boolean>`pages > 0 or pages < 0`;
    expect(await north.selectFrom("books").select("title").where(anything).execute()).toEqual([
      { title: "Dunes" },
    ]);
    await north.updateTable("books").set({ title: "mine" }).where(anything).execute();
    expect((await titles(store)).slice(1)).toEqual(EVERYTHING.slice(1));
  });

  it("stay limited when the caller clears all conditions", async () => {
    const { north } = await twoBranches(await open());
    const rows = await north.selectFrom("books").select("title").clearWhere().execute();
    expect(rows).toHaveLength(1);
  });

  it("limit both sides of a join, under their aliases", async () => {
    const { north } = await twoBranches(await open());
    const rows = await north
      .selectFrom("loans as l")
      .innerJoin("books as b", "b.id", "l.book_id")
      .select(["l.id", "b.title"])
      .execute();
    expect(rows).toEqual([{ id: "l1", title: "Dunes" }]);
  });

  it("keep a left join a left join: what is missing on our side is null, not another's", async () => {
    const { north, south } = await twoBranches(await open());
    await north.insertInto("books").values({ id: "b2", title: "Salt", pages: 50 }).execute();
    await south.insertInto("loans").values({ id: "l3", book_id: "b2", reader: "Cy" }).execute();
    const rows = await north
      .selectFrom("books")
      .leftJoin("loans", "loans.book_id", "books.id")
      .select(["title", "reader"])
      .orderBy("title")
      .execute();
    expect(rows).toEqual([
      { title: "Dunes", reader: "Ada" },
      { title: "Salt", reader: null },
    ]);
  });

  it("limit cross joins and several tables in `from`", async () => {
    const { south } = await twoBranches(await open());
    const crossed = await south.selectFrom("books").crossJoin("loans").select("title").execute();
    expect(crossed).toHaveLength(2);
    const listed = await south.selectFrom(["books", "loans"]).select("title").execute();
    expect(listed).toHaveLength(2);
  });

  it("limit subqueries, unions and common table expressions", async () => {
    const { north } = await twoBranches(await open());
    const lent = await north
      .selectFrom("books")
      .select((eb) => [
        "title",
        eb.selectFrom("loans").select(eb.fn.countAll().as("n")).as("loans"),
      ])
      .where("id", "in", (eb) => eb.selectFrom("loans").select("book_id"))
      .execute();
    expect(lent).toEqual([{ title: "Dunes", loans: 1 }]);

    const both = await north
      .selectFrom("books")
      .select("title as text")
      .unionAll((eb) => eb.selectFrom("loans").select("id as text"))
      .orderBy("text")
      .execute();
    expect(both).toEqual([{ text: "Dunes" }, { text: "l1" }]);

    const named = await north
      .with("long", (db) => db.selectFrom("books").select(["id", "title"]))
      .selectFrom("long")
      .innerJoin("loans", "loans.book_id", "long.id")
      .select(["title", "reader"])
      .execute();
    expect(named).toEqual([{ title: "Dunes", reader: "Ada" }]);
  });

  it("limit an update that reads another table", async () => {
    const store = await open();
    const { north } = await twoBranches(store);
    await north
      .updateTable("books")
      .from("loans")
      .set((eb) => ({ title: eb.ref("loans.reader").$notNull() }))
      .whereRef("loans.book_id", "=", "books.id")
      .execute();
    expect(await titles(store)).toEqual([
      { tenant: "north", title: "Ada" },
      ...EVERYTHING.slice(1),
    ]);
  });

  it("copy rows by insert from select, within the tenant", async () => {
    const store = await open();
    const { north } = await twoBranches(store);
    await north
      .insertInto("books")
      .columns(["id", "title", "pages"])
      .expression((eb) =>
        eb.selectFrom("books").select((row) => [row.val("copy").as("id"), "title", "pages"]),
      )
      .execute();
    expect(await titles(store)).toEqual([
      EVERYTHING[0],
      { tenant: "north", title: "Dunes" },
      ...EVERYTHING.slice(1),
    ]);
  });

  it("never update another's row by an upsert on a key without the tenant", async () => {
    const store = await open();
    const { north, south } = await twoBranches(store);
    await north
      .insertInto("loans")
      .values({ id: "l2", book_id: "b1", reader: "thief" })
      .onConflict((conflict) => conflict.column("id").doUpdateSet({ reader: "thief" }))
      .execute();
    expect(await south.selectFrom("loans").select("reader").execute()).toEqual([{ reader: "Bo" }]);

    await south
      .insertInto("loans")
      .values({ id: "l2", book_id: "b1", reader: "Bo" })
      .onConflict((conflict) => conflict.column("id").doUpdateSet({ reader: "Bea" }))
      .execute();
    expect(await south.selectFrom("loans").select("reader").execute()).toEqual([{ reader: "Bea" }]);
  });

  it("can read and join what all tenants share", async () => {
    const { north } = await twoBranches(await open());
    const rows = await north
      .selectFrom("books")
      .crossJoin("languages")
      .select(["title", "name"])
      .execute();
    expect(rows).toEqual([{ title: "Dunes", name: "中文" }]);
  });

  it("refuse the name of no tenant", async () => {
    const store = await open();
    for (const name of ["", "North", "a b", "../north"]) {
      expect(() => store.forTenant(name)).toThrow(
        expect.objectContaining({ code: "unscoped-query" }),
      );
    }
  });
});
