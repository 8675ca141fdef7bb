/** What is new since a process last looked, page by page. */
import { setImmediate as turn } from "node:timers/promises";
import type { Store } from "@bole/store";
import type { ExpressionBuilder } from "kysely";
import { z } from "zod";
import type { EntryKind } from "../../model/search.ts";
import type { RosterEntry } from "../memory/roster.ts";
import { changeEnd } from "./change-order.ts";
import type { SearchTables } from "./tables.ts";

/** So many rows are read without letting others have their turn: about 10 ms on SQLite. */
const PAGE = 2_000;

export interface Since {
  readonly tenant: string;
  readonly kind: EntryKind;
  /** From this change on; 0 for everything. */
  readonly floor: number;
}

const Tags = z.array(z.string());

export async function* changedEntries(
  store: Store<SearchTables>,
  since: Since,
): AsyncGenerator<RosterEntry[]> {
  const pages = paged(since, (from) =>
    store
      .forTenant(since.tenant)
      .selectFrom("search_entries")
      .select(["pos", "id", "person_id", "tags", "location", "years", "language", "status"])
      .select(["length", "change"])
      .where("kind", "=", since.kind)
      .where((eb) => isNews(eb, store, from))
      .orderBy("change")
      .orderBy("pos")
      .limit(PAGE)
      .execute(),
  );
  for await (const page of pages) {
    yield page.map(({ pos, tags, ...row }) => {
      return { ...row, pos: pos ?? 0, tags: Tags.parse(JSON.parse(tags)) };
    });
  }
}

export function changedVectors(store: Store<SearchTables>, since: Since, model: string) {
  return paged(since, (from) =>
    store
      .forTenant(since.tenant)
      .selectFrom("search_vectors")
      .select(["pos", "chunks", "change"])
      .where("kind", "=", since.kind)
      .where("model", "=", model)
      .where((eb) => isNews(eb, store, from))
      .orderBy("change")
      .orderBy("pos")
      .limit(PAGE)
      .execute(),
  );
}

export async function removedPositions(
  store: Store<SearchTables>,
  since: Since,
): Promise<number[]> {
  const rows = await store
    .forTenant(since.tenant)
    .selectFrom("search_removals")
    .select("pos")
    .where("kind", "=", since.kind)
    .where((eb) => isNews(eb, store, { ...since, after: null }))
    .execute();
  return rows.map(({ pos }) => pos);
}

interface Place {
  readonly change: number;
  readonly pos: number | null;
}

interface From extends Since {
  /** Behind this row, where a page before ended with it. */
  readonly after: Place | null;
}

/** Page after page in the order of changes; between them others have their turn. */
async function* paged<Row extends Place>(
  since: Since,
  read: (from: From) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for (let after: Place | null = null; ; ) {
    const rows: Row[] = await read({ ...since, after });
    yield rows;
    after = rows.at(-1) ?? null;
    if (rows.length < PAGE) return;
    // SQLite answers at once: without this nobody else would have a turn.
    await turn();
  }
}

type Changed = "search_entries" | "search_vectors" | "search_removals";

function isNews(
  eb: ExpressionBuilder<Pick<SearchTables, Changed>, Changed>,
  store: Store<SearchTables>,
  { floor, after }: From,
) {
  const place = eb.refTuple("change", "pos");
  return eb.and([
    after === null
      ? eb("change", ">=", floor)
      : eb(place, ">", eb.tuple(after.change, after.pos ?? 0)),
    // On the first look everything is news, wherever its number comes from.
    ...(floor === 0 ? [] : [eb("change", "<", changeEnd(store))]),
  ]);
}
