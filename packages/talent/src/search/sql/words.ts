/** The word index of each database: FTS5 on SQLite, a `tsvector` with a GIN index on PostgreSQL. */
import type { Store, StoreTransaction } from "@bole/store";
import { sql } from "kysely";
import type { SearchTables } from "./tables.ts";
import { STEPS, wordKey } from "./word-keys.ts";

export async function putWords(
  transaction: StoreTransaction<SearchTables>,
  rowid: number,
  keys: readonly string[],
): Promise<void> {
  await removeWords(transaction, rowid);
  const words =
    transaction.dialect === "sqlite"
      ? keys.join(" ")
      : sql<string>`array_to_tsvector(${[...keys]}::text[])`;
  await transaction.global.insertInto("search_words").values({ rowid, words }).execute();
}

export async function removeWords(
  { global }: StoreTransaction<SearchTables>,
  rowid: number,
): Promise<void> {
  await global.deleteFrom("search_words").where("rowid", "=", rowid).execute();
}

/** Where a word occurs: numbers of entries, and for each a place in `STEPS`. */
export interface Posting {
  readonly positions: readonly number[];
  readonly steps: readonly number[];
}

/** Of each word, the entries that have it, in no order. */
export async function readPostings(
  store: Store<SearchTables>,
  prefix: string,
  words: readonly string[],
): Promise<Posting[]> {
  const lists = words.flatMap((word, place) =>
    STEPS.map((_, step) => listOf(store, wordKey(prefix, step, word), place * STEPS.length + step)),
  );
  const [first, ...more] = lists;
  if (first === undefined) return [];
  const rows = await more.reduce((all, list) => all.unionAll(list), first).execute();
  const postings = words.map(() => ({ positions: [] as number[], steps: [] as number[] }));
  for (const { place, list } of rows) {
    const posting = postings[Math.floor(place / STEPS.length)];
    if (posting !== undefined && list !== null) addNumbers(posting, list, place % STEPS.length);
  }
  return postings;
}

/** One row with all numbers as one text: a row for each would cost ten times as much. */
function listOf({ dialect, global }: Store<SearchTables>, key: string, place: number) {
  const [list, has] =
    dialect === "sqlite"
      ? [sql<string | null>`group_concat(rowid)`, sql<boolean>`search_words match ${`"${key}"`}`]
      : [
          sql<string | null>`string_agg(rowid::text, ',')`,
          sql<boolean>`words @@ ${`'${key}'`}::tsquery`,
        ];
  return global
    .selectFrom("search_words")
    .select([sql<number>`${sql.lit(place)}`.as("place"), list.as("list")])
    .where(has);
}

const COMMA = 44;
const ZERO = 48;

function addNumbers(
  posting: { positions: number[]; steps: number[] },
  list: string,
  step: number,
): void {
  let number = 0;
  for (let at = 0; at <= list.length; at++) {
    const code = at < list.length ? list.charCodeAt(at) : COMMA;
    if (code !== COMMA) number = number * 10 + code - ZERO;
    else {
      posting.positions.push(number);
      posting.steps.push(step);
      number = 0;
    }
  }
}
