/**
 * Lets the library keep what it knows in our store, on SQLite and PostgreSQL alike: its rows are in
 * our migrations, with our names of columns, and go with the backup as everything else does.
 */
import type { GlobalDb, Store } from "@bole/store";
import { type CleanedWhere, createAdapterFactory } from "better-auth/adapters";
import { type AccountTables, AUTH_TABLES, type AuthTables } from "../sql/tables.ts";
import { columnOf, fromRow, toRow } from "./columns.ts";
import { conditionOf } from "./conditions.ts";

export type LooseRow = Record<string, unknown>;
export type LooseDb = GlobalDb<Record<keyof AuthTables, LooseRow>>;

export function storeAdapter(store: Store<AccountTables>) {
  // The library names tables and columns when it runs; the types of rows cannot follow it.
  const db = store.global as unknown as LooseDb;
  return createAdapterFactory({
    config: {
      adapterId: "bole-store",
      supportsDates: false,
      supportsBooleans: false,
      supportsJSON: false,
      supportsNumericIds: false,
      transaction: false,
    },
    adapter: () => ({
      async create<T extends LooseRow>({ model, data }: { model: string; data: T }) {
        await db.insertInto(tableOf(model)).values(toRow(data)).execute();
        return data;
      },
      async findOne<T>({ model, where }: { model: string; where: CleanedWhere[] }) {
        const row = await db
          .selectFrom(tableOf(model))
          .selectAll()
          .where(conditionOf(where))
          .limit(1)
          .executeTakeFirst();
        return row === undefined ? null : fromRow<T>(row);
      },
      async findMany<T>({ model, where = [], limit, sortBy, offset }: FindMany) {
        let query = db.selectFrom(tableOf(model)).selectAll().where(conditionOf(where));
        if (sortBy !== undefined) query = query.orderBy(columnOf(sortBy.field), sortBy.direction);
        query = query.limit(limit);
        if (offset !== undefined) query = query.offset(offset);
        return (await query.execute()).map((row) => fromRow<T>(row));
      },
      async count({ model, where = [] }: { model: string; where?: CleanedWhere[] | undefined }) {
        const { count } = await db
          .selectFrom(tableOf(model))
          .select(({ fn }) => fn.countAll<number>().as("count"))
          .where(conditionOf(where))
          .executeTakeFirstOrThrow();
        return Number(count);
      },
      async update<T>({
        model,
        where,
        update,
      }: {
        model: string;
        where: CleanedWhere[];
        update: T;
      }) {
        const row = await db
          .updateTable(tableOf(model))
          .set(toRow(Object(update)))
          .where(conditionOf(where))
          .returningAll()
          .executeTakeFirst();
        return row === undefined ? null : fromRow<T>(row);
      },
      async updateMany({ model, where, update }) {
        const { numUpdatedRows } = await db
          .updateTable(tableOf(model))
          .set(toRow(update))
          .where(conditionOf(where))
          .executeTakeFirstOrThrow();
        return Number(numUpdatedRows);
      },
      async delete({ model, where }) {
        await db.deleteFrom(tableOf(model)).where(conditionOf(where)).execute();
      },
      async deleteMany({ model, where }) {
        const { numDeletedRows } = await db
          .deleteFrom(tableOf(model))
          .where(conditionOf(where))
          .executeTakeFirstOrThrow();
        return Number(numDeletedRows);
      },
      /** Reads and deletes at once, so that nothing can be used twice. */
      async consumeOne<T>({ model, where }: { model: string; where: CleanedWhere[] }) {
        const row = await db
          .deleteFrom(tableOf(model))
          .where(conditionOf(where))
          .returningAll()
          .executeTakeFirst();
        return row === undefined ? null : fromRow<T>(row);
      },
    }),
  });
}

interface FindMany {
  readonly model: string;
  readonly where?: CleanedWhere[] | undefined;
  readonly limit: number;
  readonly sortBy?: { readonly field: string; readonly direction: "asc" | "desc" } | undefined;
  readonly offset?: number | undefined;
}

function tableOf(model: string): keyof AuthTables {
  const table = AUTH_TABLES.find((one) => one === model);
  if (table === undefined) throw new TypeError(`There is no table "${model}".`);
  return table;
}
