/**
 * A server goes on for a moment with what a killed process had told it last: a commit may come after
 * the process is dead. Who looks at the database before that sees half of what there will be.
 */
import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";

type Place = { readonly file: string } | { readonly url: string };

const NAME = "killed";
const THEIRS = `
  select count(*)::int as count from pg_stat_activity
  where datname = current_database() and application_name = '${NAME}'`;

/** The same database, for a process that will be killed: its connections are known by their name. */
export function forKilled(place: Place): Place {
  if ("file" in place) return place;
  const address = new URL(place.url);
  address.searchParams.set("application_name", NAME);
  return { ...place, url: address.href };
}

/** Resolves when no killed process has a connection any more: what it said last is done, or never will be. */
export async function lastWordsDone(place: Place): Promise<void> {
  // With SQLite, all that a process does ends with it.
  if ("file" in place) return;
  const client = new pg.Client({ connectionString: place.url });
  await client.connect();
  try {
    while ((await client.query(THEIRS)).rows[0]?.count !== 0) await delay(1);
  } finally {
    await client.end();
  }
}
