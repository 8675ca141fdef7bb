import { expect, it } from "vitest";
import { describeStore } from "../test/describe-store.ts";
import type { LibraryTables } from "../test/library.ts";
import type { Params, Store } from "./index.ts";

const adding = (store: Store<LibraryTables>) =>
  store.prepare((db, { id, title }: Params<{ id: string; title: string }>) =>
    db.insertInto("books").values({ id, title, pages: 1 }),
  );

const titles = async (store: Store<LibraryTables>, tenant: string) => {
  const rows = await store.forTenant(tenant).selectFrom("books").select("title").execute();
  return rows.map(({ title }) => title).toSorted();
};

describeStore("writing together", ({ open }) => {
  it("makes prepared and compiled writes one, and counts what each changed", async () => {
    const store = await open();
    const [add, north] = [adding(store), store.forTenant("north")];
    const changed = await store.writeTogether([
      add.bind(north, { id: "a", title: "A" }),
      add.bind(north, { id: "b", title: "B" }),
      north.updateTable("books").set({ pages: 2 }).compile(),
      north.deleteFrom("books").where("id", "=", "none").compile(),
    ]);
    expect(changed).toEqual([1, 1, 2, 0]);
    expect(await titles(store, "north")).toEqual(["A", "B"]);
  });

  it("keeps none of them if one is refused, and the store can be used afterwards", async () => {
    const store = await open();
    const [add, north] = [adding(store), store.forTenant("north")];
    const twice = [
      add.bind(north, { id: "a", title: "A" }),
      add.bind(north, { id: "a", title: "again" }),
    ];
    await expect(store.writeTogether(twice)).rejects.toMatchObject({ code: "duplicate-row" });
    expect(await titles(store, "north")).toEqual([]);
    await store.writeTogether(twice.slice(0, 1));
    expect(await titles(store, "north")).toEqual(["A"]);
  });

  it("stays within each write's tenant", async () => {
    const store = await open();
    const add = adding(store);
    const south = store.forTenant("south");
    await store.writeTogether([
      add.bind(store.forTenant("north"), { id: "a", title: "north's" }),
      add.bind(south, { id: "a", title: "south's" }),
      south.updateTable("books").set({ title: "changed" }).compile(),
    ]);
    expect(await titles(store, "north")).toEqual(["north's"]);
    expect(await titles(store, "south")).toEqual(["changed"]);
  });

  it("queues with transactions instead of slipping into one", async () => {
    const store = await open();
    const [add, north] = [adding(store), store.forTenant("north")];
    const inside = Promise.withResolvers<void>();
    const undone = store.transaction(async (transaction) => {
      await add.run(transaction.forTenant("north"), { id: "x", title: "undone" });
      await inside.promise;
      throw new Error("undo");
    });
    const together = store.writeTogether([add.bind(north, { id: "a", title: "A" })]);
    inside.resolve();
    await expect(undone).rejects.toThrow("undo");
    await together;
    expect(await titles(store, "north")).toEqual(["A"]);
  });

  it("is refused inside of a transaction, where it would not be part of it", async () => {
    const store = await open();
    const write = adding(store).bind(store.forTenant("north"), { id: "a", title: "A" });
    await expect(store.transaction(() => store.writeTogether([write]))).rejects.toMatchObject({
      code: "store-in-transaction",
    });
  });
});
