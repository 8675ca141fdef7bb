import { sql } from "kysely";
import { expect, it } from "vitest";
import { describeStore } from "../test/describe-store.ts";
import type { LibraryTables } from "../test/library.ts";
import type { TenantDb } from "./index.ts";

const book = (id: string, pages = 1) => ({ id, title: id, pages });

const ids = async (db: TenantDb<LibraryTables>) =>
  (await db.selectFrom("books").select("id").orderBy("id").execute()).map((row) => row.id);

/** A promise and the means to fulfil it: tests order things by it instead of by time. */
function signal() {
  return Promise.withResolvers<void>();
}

describeStore("a transaction", ({ open, dialect }) => {
  it("keeps everything together, and gives the function's result", async () => {
    const store = await open();
    const result = await store.transaction(async (transaction) => {
      const north = transaction.forTenant("north");
      await north.insertInto("books").values(book("a")).execute();
      await north.insertInto("loans").values({ id: "l", book_id: "a", reader: null }).execute();
      return "done";
    });
    expect(result).toBe("done");
    expect(await ids(store.forTenant("north"))).toEqual(["a"]);
  });

  it("does what was left for the end once for each key, and keeps nothing if that fails", async () => {
    const store = await open();
    const acts: string[] = [];
    await store.transaction(async (transaction) => {
      const north = transaction.forTenant("north");
      const add = (id: string) => async () => {
        acts.push(id);
        await north.insertInto("books").values(book(id)).execute();
      };
      transaction.forTenant("north").beforeCommit("seal", add("sealed"));
      north.beforeCommit("seal", add("again"));
      transaction.forTenant("south").beforeCommit("seal", add("of another tenant"));
      await north.insertInto("books").values(book("work")).execute();
      acts.push("work");
    });
    expect(acts).toEqual(["work", "sealed", "of another tenant"]);
    const attempt = store.transaction(async (transaction) => {
      const north = transaction.forTenant("north");
      await north.insertInto("books").values(book("lost")).execute();
      north.beforeCommit("seal", () => Promise.reject(new Error("no seal")));
    });
    await expect(attempt).rejects.toThrow("no seal");
    expect(await ids(store.forTenant("north"))).toEqual(["of another tenant", "sealed", "work"]);
    expect(() => store.forTenant("north").beforeCommit("seal", async () => {})).toThrow(TypeError);
  });

  it("waits for the disk where it is asked to, and is like any other", async () => {
    const store = await open();
    const level = async () => {
      if (dialect !== "sqlite") return "full";
      const { rows } = await sql<{ synchronous: number }>`pragma synchronous`.execute(
        store.acrossTenants("the whole connection has one level"),
      );
      return rows[0]?.synchronous === 2 ? "full" : "normal";
    };
    const before = await level();
    await store.transaction(
      async (transaction) => {
        await transaction.forTenant("north").insertInto("books").values(book("a")).execute();
        const inside = transaction.acrossTenants("the same connection");
        if (dialect === "sqlite") {
          const { rows } = await sql<{ synchronous: number }>`pragma synchronous`.execute(inside);
          expect(rows).toEqual([{ synchronous: 2 }]);
        }
      },
      { durable: true },
    );
    const refused = store.transaction(() => Promise.reject(new Error("no")), { durable: true });
    await expect(refused).rejects.toThrow("no");
    expect(await level()).toBe(before);
    expect(await ids(store.forTenant("north"))).toEqual(["a"]);
  });

  it("keeps nothing when the function throws, and throws the same error", async () => {
    const store = await open();
    const failure = new Error("changed my mind");
    const attempt = store.transaction(async (transaction) => {
      await transaction.forTenant("north").insertInto("books").values(book("a")).execute();
      throw failure;
    });
    await expect(attempt).rejects.toBe(failure);
    expect(await ids(store.forTenant("north"))).toEqual([]);
  });

  it("is open to other work afterwards, also after a failed statement", async () => {
    const store = await open();
    await store.forTenant("north").insertInto("books").values(book("a")).execute();
    const attempt = store.transaction(async (transaction) => {
      await transaction.forTenant("north").insertInto("books").values(book("b")).execute();
      await transaction.forTenant("north").insertInto("books").values(book("a")).execute();
    });
    await expect(attempt).rejects.toMatchObject({ code: "duplicate-row" });
    await store.transaction((transaction) =>
      transaction.forTenant("north").insertInto("books").values(book("c")).execute(),
    );
    expect(await ids(store.forTenant("north"))).toEqual(["a", "c"]);
  });

  it("is invisible from outside until it is committed, and no other query slips into it", async () => {
    const store = await open();
    const north = store.forTenant("north");
    const written = signal();
    const leave = signal();
    const attempt = store.transaction(async (transaction) => {
      await transaction.forTenant("north").insertInto("books").values(book("inside")).execute();
      written.resolve();
      await leave.promise;
      throw new Error("rolled back");
    });
    await written.promise;
    const outside = north.insertInto("books").values(book("outside")).execute();
    const seen = ids(north);
    leave.resolve();
    await expect(attempt).rejects.toThrow("rolled back");
    await outside;
    expect(await seen).not.toContain("inside");
    expect(await ids(north)).toEqual(["outside"]);
  });

  it("queues with others instead of failing, and loses no update under a lock", async () => {
    const store = await open();
    await store.forTenant("north").insertInto("books").values(book("a", 0)).execute();
    await Promise.all(
      Array.from({ length: 30 }, () =>
        store.transaction(async (transaction) => {
          await transaction.lock("books of north");
          const north = transaction.forTenant("north");
          const row = await north.selectFrom("books").select("pages").executeTakeFirstOrThrow();
          await north
            .updateTable("books")
            .set({ pages: row.pages + 1 })
            .execute();
        }),
      ),
    );
    const [row] = await store.forTenant("north").selectFrom("books").select("pages").execute();
    expect(row).toEqual({ pages: 30 });
  });

  it("runs its queries in the order in which they were made", async () => {
    const store = await open();
    await store.transaction(async (transaction) => {
      const north = transaction.forTenant("north");
      const pages = (n: number) => north.updateTable("books").set({ pages: n }).execute();
      await Promise.all([
        north.insertInto("books").values(book("a")).execute(),
        ...Array.from({ length: 20 }, (_, n) => pages(n)),
      ]);
    });
    const [row] = await store.forTenant("north").selectFrom("books").select("pages").execute();
    expect(row).toEqual({ pages: 19 });
  });

  it("refuses the store itself inside of it, which would not be part of it", async () => {
    const store = await open();
    const refused = { code: "store-in-transaction" };
    await store.transaction(async () => {
      await expect(ids(store.forTenant("north"))).rejects.toMatchObject(refused);
      await expect(store.transaction(async () => undefined)).rejects.toMatchObject(refused);
      const all = store.acrossTenants("test").selectFrom("books").selectAll();
      await expect(all.execute()).rejects.toMatchObject(refused);
    });
  });

  it("allows the store in work that was begun inside of it and goes on after it", async () => {
    const store = await open();
    const ended = signal();
    const later = await store.transaction(async () => ({
      work: ended.promise.then(() => ids(store.forTenant("north"))),
    }));
    ended.resolve();
    expect(await later.work).toEqual([]);
  });

  it("can't be used after its end", async () => {
    const store = await open();
    const leaked = await store.transaction(async (transaction) => ({
      north: transaction.forTenant("north"),
      transaction,
    }));
    await expect(ids(leaked.north)).rejects.toMatchObject({ code: "transaction-ended" });
    await expect(leaked.transaction.lock("key")).rejects.toMatchObject({
      code: "transaction-ended",
    });
  });

  it("is finished before the store closes", async () => {
    const store = await open();
    const begun = signal();
    const leave = signal();
    const attempt = store.transaction(async (transaction) => {
      begun.resolve();
      await leave.promise;
      await transaction.forTenant("north").insertInto("books").values(book("a")).execute();
      return transaction.dialect;
    });
    await begun.promise;
    const closed = store.close();
    leave.resolve();
    expect(await attempt).toBe(dialect);
    await closed;
    await expect(ids(store.forTenant("north"))).rejects.toThrow();
  });
});
