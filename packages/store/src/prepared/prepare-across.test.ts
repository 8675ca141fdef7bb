import { expect, it } from "vitest";
import { describeStore } from "../../test/describe-store.ts";
import type { Params } from "../index.ts";

describeStore("a statement prepared across tenants", ({ open }) => {
  it("reads the rows of all tenants, each time with its own values", async () => {
    const store = await open();
    for (const tenant of ["north", "south"]) {
      const book = { id: `${tenant}1`, title: tenant, pages: 200 };
      await store.forTenant(tenant).insertInto("books").values(book).execute();
    }
    const longer = store.prepareAcross("test", (db, { pages }: Params<{ pages: number }>) =>
      db.selectFrom("books").select("id").where("pages", ">", pages).orderBy("id"),
    );
    expect(await longer.all({ pages: 100 })).toEqual([{ id: "north1" }, { id: "south1" }]);
    expect(await longer.all({ pages: 200 })).toEqual([]);
  });

  it("writes together with others, and is refused inside of a transaction", async () => {
    const store = await open();
    const add = store.prepareAcross(
      "test",
      (db, { tenant, id }: Params<{ tenant: string; id: string }>) =>
        db.insertInto("books").values({ tenant, id, title: "A", pages: 1 }),
    );
    const all = store.prepareAcross("test", (db) => db.selectFrom("books").select("tenant"));
    const writes = ["north", "south"].map((tenant) => add.bind({ tenant, id: "a" }));
    expect(await store.writeTogether(writes)).toEqual([1, 1]);
    expect(await all.all({})).toHaveLength(2);
    const inside = store.transaction(async () => all.all({}));
    await expect(inside).rejects.toMatchObject({ code: "store-in-transaction" });
  });
});
