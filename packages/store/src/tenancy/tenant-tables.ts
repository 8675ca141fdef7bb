import { type Kysely, sql } from "kysely";
import type { DatabaseKind } from "../database-kind.ts";

interface Named {
  readonly name: string;
}

/** The tables that have a `tenant` column: asked of the database, which can't be mistaken. */
export async function findTenantTables(
  db: Kysely<unknown>,
  kind: DatabaseKind,
): Promise<ReadonlySet<string>> {
  const query =
    kind === "sqlite"
      ? sql<Named>`select s.name from sqlite_schema s, pragma_table_info(s.name) c where c.name = 'tenant'`
      : sql<Named>`select table_name::text as name from information_schema.columns
          where column_name = 'tenant' and table_schema = any (current_schemas(false))`;
  const { rows } = await query.execute(db);
  return new Set(rows.map((row) => row.name.toLowerCase()));
}
