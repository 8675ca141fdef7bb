/** Finds rows of any table by the words in them, and rewrites or deletes them. For erasures and their proof. */
import { type RawBuilder, sql } from "kysely";
import type { TextColumn, TextTable } from "./tables.ts";
import type { WholeDatabase } from "./whole-database.ts";

/** Where a row is, until it is changed. */
type Place = number | string;

export interface TextRow {
  readonly place: Place;
  readonly values: Readonly<Record<string, unknown>>;
}

export interface TextSearch {
  /** Only its rows, of a table that says whose they are. */
  readonly tenant: string;
  /** Any of them, regardless of the case of ASCII letters. */
  readonly words: readonly string[];
  /** Columns that are looked at. @default all with text or bytes */
  readonly columns?: readonly TextColumn[];
  readonly limit: number;
  /** How many are passed over, by their places. @default 0 */
  readonly offset?: number;
}

export async function findText(
  store: WholeDatabase,
  table: TextTable,
  { words, columns = table.columns, tenant, limit, offset = 0 }: TextSearch,
): Promise<TextRow[]> {
  if (columns.length === 0 || words.length === 0) return [];
  const tests = columns.map((column) => containsAny(store, table, column, words));
  const query = sql<Record<string, unknown>>`select ${placeOf(store)} as place, *
    from ${sql.table(table.name)} where ${isOf(table, tenant)} and (${sql.join(tests, sql` or `)})
    order by 1 limit ${sql.lit(limit)} offset ${sql.lit(offset)}`;
  const { rows } = await query.execute(store.acrossTenants("limited to a tenant above"));
  return rows.flatMap(({ place, ...values }) =>
    typeof place === "number" || typeof place === "string" ? [{ place, values }] : [],
  );
}

/** @returns whether the row was still as it was found, and is changed now */
export async function rewriteRow(
  store: WholeDatabase,
  table: TextTable,
  { place }: TextRow,
  changes: Readonly<Record<string, unknown>>,
): Promise<boolean> {
  const sets = Object.entries(changes).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  if (sets.length === 0) return false;
  const query = sql`update ${sql.table(table.name)} set ${sql.join(sets)}
    where ${isAt(store, place)}`;
  const { numAffectedRows } = await query.execute(store.acrossTenants("a row that was found"));
  return (numAffectedRows ?? 0n) > 0n;
}

export async function deleteRow(
  store: WholeDatabase,
  table: TextTable,
  { place }: TextRow,
): Promise<boolean> {
  const query = sql`delete from ${sql.table(table.name)} where ${isAt(store, place)}`;
  const { numAffectedRows } = await query.execute(store.acrossTenants("a row that was found"));
  return (numAffectedRows ?? 0n) > 0n;
}

function isOf({ owner }: TextTable, tenant: string): RawBuilder<unknown> {
  if (owner === "tenant") return sql`tenant = ${tenant}`;
  if (owner === "data") return sql`data->>'tenant' = ${tenant}`;
  if (owner === null) return sql`true`;
  return sql`exists (select 1 from engine_runs where engine_runs.tenant = ${tenant}
    and (thread_id = engine_runs.run_id or thread_id like engine_runs.run_id || '@%'))`;
}

function placeOf({ dialect }: WholeDatabase): RawBuilder<unknown> {
  return dialect === "sqlite" ? sql`rowid` : sql`ctid::text`;
}

function isAt({ dialect }: WholeDatabase, place: Place): RawBuilder<unknown> {
  return dialect === "sqlite" ? sql`rowid = ${place}` : sql`ctid = ${place}::tid`;
}

/** The words go along as one list: there may be hundreds. */
function containsAny(
  { dialect }: WholeDatabase,
  table: TextTable,
  { name, kind }: TextColumn,
  words: readonly string[],
): RawBuilder<unknown> {
  // With its table: the list of words has a column of its own that is called `value`.
  const column = sql.ref(`${table.name}.${name}`);
  const list = JSON.stringify(words);
  if (dialect === "sqlite") {
    return kind === "text"
      ? sql`exists (select 1 from json_each(${list}) w where instr(lower(${column}), lower(w.value)))`
      : sql`exists (select 1 from json_each(${list}) w where instr(${column}, cast(w.value as blob)))`;
  }
  const from = sql`from json_array_elements_text(${list}::json) w(value)`;
  return kind === "text"
    ? sql`exists (select 1 ${from} where position(lower(w.value) in lower(${column}::text)) > 0)`
    : sql`exists (select 1 ${from} where position(convert_to(w.value, 'UTF8') in ${column}) > 0)`;
}
