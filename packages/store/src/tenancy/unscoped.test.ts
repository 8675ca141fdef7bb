/** What can't be limited to a tenant is refused, with what the types would have said. */
import { sql } from "kysely";
import { expect, it } from "vitest";
import { describeStore } from "../../test/describe-store.ts";

const REFUSED = expect.objectContaining({ code: "unscoped-query" });

describeStore("a query that can't be limited to a tenant", ({ dialect, open }) => {
  it("is refused when raw SQL names a table", async () => {
    const north = (await open()).forTenant("north");
    const count = sql<number>`(select count(*) from books)`.as("n");
    await expect(north.selectFrom("books").select(count).execute()).rejects.toThrow(REFUSED);
    const books = sql<{ title: string }>`books`.as("b");
    await expect(north.selectFrom(books).select("title").execute()).rejects.toThrow(REFUSED);
    const named = sql.table<{ title: string }>("books").as("b");
    await expect(north.selectFrom(named).selectAll().execute()).rejects.toThrow(REFUSED);
  });

  it("is refused when it is a right or full join, which keeps rows that no condition limits", async () => {
    const north = (await open()).forTenant("north");
    const loans = north.selectFrom("loans").select("loans.id");
    await expect(loans.rightJoin("books", "books.id", "loans.book_id").execute()).rejects.toThrow(
      REFUSED,
    );
    await expect(loans.fullJoin("books", "books.id", "loans.book_id").execute()).rejects.toThrow(
      REFUSED,
    );
  });

  it("is refused when it replaces, which could delete a row of another", async () => {
    const north = (await open()).forTenant("north");
    const insert = north.insertInto("loans").values({ id: "l1", book_id: "b1", reader: null });
    await expect(insert.orReplace().execute()).rejects.toThrow(REFUSED);
  });

  it("is refused when it writes a shared table inside of a common table expression", async () => {
    const north = (await open()).forTenant("north");
    await expect(
      north
        .with("gone", (db) => db.deleteFrom("languages").returning("code"))
        .selectFrom("gone")
        .selectAll()
        .execute(),
    ).rejects.toThrow(REFUSED);
  });

  it("is the exception: raw SQL that names no table may be used, and functions that make rows", async () => {
    const north = (await open()).forTenant("north");
    await north.insertInto("books").values({ id: "b1", title: "Dunes", pages: 9 }).execute();
    const twice = sql<number>`pages * 2`.as("twice");
    expect(await north.selectFrom("books").select(twice).execute()).toEqual([{ twice: 18 }]);
    const made =
      dialect === "sqlite"
        ? sql<{ value: number }>`json_each('[1,2]')`.as("made")
        : sql<{ value: number }>`generate_series(1, 2)`.as("made");
    expect(await north.selectFrom(["books", made]).select("title").execute()).toHaveLength(2);
  });
});
