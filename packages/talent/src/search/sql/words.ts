/** The word index of each database: FTS5 on SQLite, an array with a GIN index on PostgreSQL. */
import type { DatabaseKind, Store, StoreTransaction } from "@bole/store";
import { sql } from "kysely";
import type { SearchTables } from "./tables.ts";
import { STEPS, wordKey } from "./word-keys.ts";

export async function putWords(
  transaction: StoreTransaction<SearchTables>,
  rowid: number,
  keys: readonly number[],
): Promise<void> {
  await removeWords(transaction, rowid);
  const words =
    transaction.dialect === "sqlite" ? keys.map(spelt).join(" ") : sql<string>`${keys}::integer[]`;
  await transaction.global.insertInto("search_words").values({ rowid, words }).execute();
}

export async function removeWords(
  { global }: StoreTransaction<SearchTables>,
  rowid: number,
): Promise<void> {
  await global.deleteFrom("search_words").where("rowid", "=", rowid).execute();
}

/** A key as FTS5 knows it. */
export const spelt = (key: number): string => (key >>> 0).toString(36);

/** Where a word occurs: numbers of entries, and for each a place in `STEPS`. */
export interface Posting {
  readonly positions: Uint32Array;
  readonly steps: Uint8Array;
  /** Whether these are all, and not only as many as were asked for. */
  readonly isWhole: boolean;
}

export const NO_POSTING: Posting = {
  positions: new Uint32Array(),
  steps: new Uint8Array(),
  isWhole: true,
};

interface ListRow {
  /** Which key it is of. */
  readonly place: number;
  /** One text with all numbers: a row for each would cost ten times as much. */
  readonly list: string | null;
}

/**
 * Of each word, the entries that have it, in no order.
 * @param most how many of them for each step, at most
 */
export async function readPostings(
  store: Store<SearchTables>,
  base: number,
  words: readonly string[],
  most: number,
): Promise<Posting[]> {
  if (words.length === 0) return [];
  const keys = words.flatMap((word) => STEPS.map((_, step) => wordKey(base, step, word)));
  const db = store.acrossTenants("Tenants share the index of words; their keys tell them apart.");
  const { rows } = await listsOf(store.dialect, keys, most).execute(db);
  const lists = new Map(rows.map(({ place, list }) => [place, numbersIn(list ?? "")]));
  return words.map((_, place) =>
    joined(
      STEPS.map((_, step) => lists.get(place * STEPS.length + step) ?? []),
      most,
    ),
  );
}

const listsOf = (dialect: DatabaseKind, keys: readonly number[], most: number) =>
  dialect === "sqlite"
    ? sql<ListRow>`select key as place, (select group_concat(rowid) from
        (select rowid from search_words where search_words match value limit ${most})) as list
        from json_each(${JSON.stringify(keys.map((key) => `"${spelt(key)}"`))})`
    : sql<ListRow>`select place - 1 as place, list
        from unnest(${keys}::integer[]) with ordinality as keys (key, place),
        lateral (select string_agg(rowid::text, ',') as list from
          (select rowid from search_words where words @> array[key] limit ${most}) as entries
        ) as lists`;

const COMMA = 44;
const ZERO = 48;

function numbersIn(list: string): number[] {
  const numbers: number[] = [];
  let number = 0;
  for (let at = 0; at < list.length; at++) {
    const code = list.charCodeAt(at);
    if (code !== COMMA) number = number * 10 + code - ZERO;
    else {
      numbers.push(number);
      number = 0;
    }
  }
  if (list !== "") numbers.push(number);
  return numbers;
}

function joined(lists: readonly (readonly number[])[], most: number): Posting {
  const size = lists.reduce((sum, { length }) => sum + length, 0);
  const positions = new Uint32Array(size);
  const steps = new Uint8Array(size);
  let at = 0;
  for (const [step, list] of lists.entries()) {
    positions.set(list, at);
    steps.fill(step, at, at + list.length);
    at += list.length;
  }
  return { positions, steps, isWhole: lists.every(({ length }) => length < most) };
}
