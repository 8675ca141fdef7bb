import { expect, expectTypeOf, it } from "vitest";
import { describeStore } from "../../test/describe-store.ts";
import type { LibraryTables } from "../../test/library.ts";
import type { Params, Store } from "../index.ts";

type Book = { id: string; title: string; pages: number };

function statements(store: Store<LibraryTables>) {
  return {
    add: store.prepare((db, book: Params<Book>) =>
      db.insertInto("books").values({ id: book.id, title: book.title, pages: book.pages }),
    ),
    longer: store.prepare((db, { pages }: Params<{ pages: number }>) =>
      db
        .selectFrom("books")
        .select(["id", "title"])
        .where("pages", ">", pages)
        .where("title", "!=", "constant")
        .orderBy("id"),
    ),
    rename: store.prepare((db, { id, title }: Params<{ id: string; title: string }>) =>
      db.updateTable("books").set({ title }).where("id", "=", id),
    ),
  };
}

describeStore("a prepared statement", ({ open }) => {
  it("is built once and run often, each time with its own values and tenant", async () => {
    const store = await open();
    let built = 0;
    const add = store.prepare((db, book: Params<Book>) => {
      built += 1;
      return db.insertInto("books").values({ id: book.id, title: book.title, pages: book.pages });
    });
    const { longer } = statements(store);
    const [north, south] = [store.forTenant("north"), store.forTenant("south")];
    for (const pages of [100, 200, 300]) {
      await add.run(north, { id: `n${pages}`, title: "N", pages });
      await add.run(south, { id: `s${pages}`, title: "S", pages });
    }
    expect(built).toBe(1);
    expect(await longer.all(north, { pages: 150 })).toEqual([
      { id: "n200", title: "N" },
      { id: "n300", title: "N" },
    ]);
    expect(await longer.first(south, { pages: 250 })).toEqual({ id: "s300", title: "S" });
    expect(await longer.first(south, { pages: 300 })).toBeUndefined();
  });

  it("counts the rows it changed, none of them another tenant's", async () => {
    const store = await open();
    const { add, rename } = statements(store);
    expect(await add.run(store.forTenant("north"), { id: "a", title: "A", pages: 1 })).toBe(1);
    expect(await rename.run(store.forTenant("north"), { id: "a", title: "B" })).toBe(1);
    expect(await rename.run(store.forTenant("south"), { id: "a", title: "C" })).toBe(0);
  });

  it("takes part in a transaction, and is undone with it", async () => {
    const store = await open();
    const { add, longer } = statements(store);
    const attempt = store.transaction(async (transaction) => {
      const north = transaction.forTenant("north");
      await add.run(north, { id: "a", title: "A", pages: 1 });
      expect(await longer.all(north, { pages: 0 })).toHaveLength(1);
      await expect(longer.all(store.forTenant("north"), { pages: 0 })).rejects.toMatchObject({
        code: "store-in-transaction",
      });
      throw new Error("undone");
    });
    await expect(attempt).rejects.toThrow("undone");
    expect(await longer.all(store.forTenant("north"), { pages: 0 })).toEqual([]);
  });

  it("runs only on the store that it was prepared by, with all its values", async () => {
    const [store, other] = [await open(), await open()];
    const { longer } = statements(store);
    await expect(longer.all(other.forTenant("north"), { pages: 1 })).rejects.toThrow(
      "runs only on the store",
    );
    const incomplete: { pages: number } = JSON.parse("{}");
    await expect(longer.all(store.forTenant("north"), incomplete)).rejects.toThrow(
      'value "pages" is missing',
    );
  });

  it("has typed values and rows", async () => {
    const { add, longer } = statements(await open());
    expectTypeOf(add.run).parameter(1).toEqualTypeOf<Book>();
    expectTypeOf(longer.first).returns.resolves.toEqualTypeOf<
      { id: string; title: string } | undefined
    >();
    expectTypeOf(add.all).returns.resolves.toEqualTypeOf<never[]>();
  });
});
