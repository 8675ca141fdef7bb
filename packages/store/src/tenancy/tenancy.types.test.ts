/**
 * A query without a tenant does not type-check. `tsc` is the test: an expected error that isn't
 * one is an error itself.
 */
import { sql } from "kysely";
import { describe, expect, expectTypeOf, it } from "vitest";
import { type LibraryTables, library } from "../../test/library.ts";
import { defineMigrations, openStore, type Store, type TenantDb } from "../index.ts";

interface CafeTables {
  cups: { tenant: string; id: string };
}
const cafe = defineMigrations<CafeTables>("cafe", []);

/** A package asks for a store with its own tables. */
const takesCafe = (store: Store<CafeTables>) => store.dialect;

/** Compiled, never run. */
export async function doesNotCompile(store: Store<LibraryTables>, north: TenantDb<LibraryTables>) {
  // @ts-expect-error the store itself makes no queries
  store.selectFrom("books");
  // @ts-expect-error there is no raw database to get around with
  store.db.selectFrom("books");
  // @ts-expect-error a tenant's table is not global
  store.global.selectFrom("books");
  // @ts-expect-error nor can it be joined there
  store.global.selectFrom("languages").innerJoin("books", "books.id", "languages.code");
  // @ts-expect-error nor be written there
  store.global.insertInto("books");
  // @ts-expect-error a tenant needs a name
  store.forTenant();
  // @ts-expect-error seeing all tenants needs a reason
  store.acrossTenants();
  // @ts-expect-error the tenant is filled in, it can't be given
  north.insertInto("books").values({ tenant: "south", id: "b1", title: "t", pages: 1 });
  // @ts-expect-error nor changed
  north.updateTable("books").set({ tenant: "south" });
  // @ts-expect-error a shared table is not a tenant's to write
  north.insertInto("languages");
  // @ts-expect-error nor to delete from
  north.deleteFrom("languages");
  // @ts-expect-error raw statements are not limited
  await sql`delete from books`.execute(north);
  // @ts-expect-error there is no such table
  north.selectFrom("shelves");
  // @ts-expect-error a store without a package's tables is not for that package
  takesCafe(store);
  // @ts-expect-error nor are a tenant's queries on it
  north satisfies TenantDb<LibraryTables & CafeTables>;
  await store.transaction(async (transaction) => {
    // @ts-expect-error a transaction makes no queries without a tenant either
    transaction.selectFrom("books");
    // @ts-expect-error and can't be nested
    transaction.transaction(async () => undefined);
  });
}

describe("the types of a store", () => {
  it("are those of its packages' tables, together", async () => {
    const store = await openStore({ file: ":memory:", migrations: [library, cafe] });
    expectTypeOf(store).toEqualTypeOf<Store<LibraryTables & CafeTables>>();
    expect(takesCafe(store.only(cafe))).toBe("sqlite");
    await store.close();
  });

  it("let a tenant's rows be read with their tenant", async () => {
    const store = await openStore({ file: ":memory:", migrations: [library] });
    const row = await store.forTenant("north").selectFrom("books").selectAll().executeTakeFirst();
    expectTypeOf(row).toEqualTypeOf<
      { tenant: string; id: string; title: string; pages: number } | undefined
    >();
    expect(row).toBeUndefined();
    await store.close();
  });

  it("narrow to one package only if the store was opened with it", async () => {
    const store = await openStore({ file: ":memory:", migrations: [library] });
    expect(() => store.only(cafe)).toThrow("opened without the package cafe");
    await store.close();
  });
});
