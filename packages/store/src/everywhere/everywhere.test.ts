import { sql } from "kysely";
import { expect, it } from "vitest";
import { describeStore } from "../../test/describe-store.ts";
import { deleteRow, findText, rewriteRow, scrub, textTables } from "../index.ts";

const book = (id: string, title: string) => ({ id, title, pages: 1 });

describeStore("text anywhere", ({ open }) => {
  it("is found in the rows of one tenant, whatever the case, and can be rewritten or deleted", async () => {
    const store = await open();
    const north = store.forTenant("north");
    await north.insertInto("books").values(book("a", "The Quill of Ada")).execute();
    await north.insertInto("books").values(book("b", "Other things")).execute();
    await north.insertInto("books").values(book("c", "ada again 100%")).execute();
    const south = store.forTenant("south");
    await south.insertInto("books").values(book("d", "Ada elsewhere")).execute();
    const books = (await textTables(store)).find(({ name }) => name === "books");
    if (!books) throw new Error("There is no such table.");
    expect(books.owner).toBe("tenant");
    const search = { tenant: "north", words: ["ADA", "nothing"], limit: 10 };
    const found = await findText(store, books, search);
    expect(found.map(({ values }) => values.id)).toEqual(["a", "c"]);
    expect(await findText(store, books, { ...search, limit: 1, offset: 1 })).toEqual([found[1]]);
    const [first, second] = found;
    if (!first || !second) throw new Error("Two were found.");
    expect(await rewriteRow(store, books, first, { title: "[erased]" })).toBe(true);
    expect(await deleteRow(store, books, second)).toBe(true);
    expect(await findText(store, books, search)).toEqual([]);
    await scrub(store);
    const left = await north.selectFrom("books").select("title").orderBy("id").execute();
    expect(left).toEqual([{ title: "[erased]" }, { title: "Other things" }]);
    expect(await south.selectFrom("books").select("title").execute()).toHaveLength(1);
  });

  it("is not found in a column that is called like that of the words", async () => {
    const store = await open();
    const name = `values_${Date.now()}`;
    const all = store.acrossTenants("a table of the test");
    await sql`create table ${sql.table(name)} (tenant text, value text)`.execute(all);
    await sql`insert into ${sql.table(name)} values ('north', 'Bea'), ('north', 'Ada')`.execute(
      all,
    );
    const table = (await textTables(store)).find((one) => one.name === name);
    if (!table) throw new Error("There is no such table.");
    const found = await findText(store, table, { tenant: "north", words: ["ada"], limit: 10 });
    expect(found.map(({ values }) => values.value)).toEqual(["Ada"]);
  });
});
