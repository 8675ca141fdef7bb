/** Which tables a database has, with the columns in which text or bytes can stand. */
import { sql } from "kysely";
import type { WholeDatabase } from "./whole-database.ts";

export interface TextTable {
  /** With its schema where that is not ours. */
  readonly name: string;
  /**
   * How a row says whose it is: by its `tenant`, by a `tenant` inside of its `data` (jobs of pg-boss),
   * by its `thread_id`, which begins with the id of a run, or not at all.
   */
  readonly owner: "tenant" | "data" | "thread" | null;
  readonly columns: readonly TextColumn[];
}

export interface TextColumn {
  readonly name: string;
  readonly kind: "text" | "bytes";
}

interface Found {
  readonly table: string;
  readonly column: string;
  readonly type: string;
}

const TEXT = new Set(["text", "character varying", "json", "jsonb"]);
const BYTES = new Set(["blob", "bytea"]);

/** Asked of the database: a table that somebody adds later is found without being named here. */
export async function textTables(store: WholeDatabase): Promise<TextTable[]> {
  const db = store.acrossTenants("the tables of a database concern no tenant");
  // Of a partitioned table its parts: only they have rows with places.
  const query =
    store.dialect === "sqlite"
      ? sql<Found>`select t.name as "table", c.name as "column", lower(c.type) as type
          from pragma_table_list t, pragma_table_info(t.name) c
          where t.schema = 'main' and t.type = 'table' and t.name not glob 'sqlite_*'
          order by t.name, c.cid`
      : sql<Found>`select case when n.nspname = 'pgboss' then 'pgboss.' else '' end
            || c.relname::text as "table",
          a.attname::text as "column", format_type(a.atttypid, null) as type
          from pg_class c
          join pg_namespace n on n.oid = c.relnamespace
          join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
          where c.relkind = 'r'
            and (n.nspname = any (current_schemas(false)) or n.nspname = 'pgboss')
          order by c.relname, a.attnum`;
  const { rows } = await query.execute(db);
  const byTable = Map.groupBy(rows, ({ table }) => table);
  return [...byTable].map(([name, found]) => ({
    name,
    owner: ownerIn(name, new Set(found.map(({ column }) => column))),
    columns: found.flatMap(({ column, type }): TextColumn[] => {
      if (column === "tenant") return [];
      if (TEXT.has(type)) return [{ name: column, kind: "text" }];
      return BYTES.has(type) ? [{ name: column, kind: "bytes" }] : [];
    }),
  }));
}

function ownerIn(table: string, columns: ReadonlySet<string>): TextTable["owner"] {
  if (columns.has("tenant")) return "tenant";
  if (columns.has("thread_id")) return "thread";
  return table.startsWith("pgboss.") && columns.has("data") ? "data" : null;
}
