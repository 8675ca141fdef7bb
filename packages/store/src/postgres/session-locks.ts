import { type Kysely, sql } from "kysely";

/** Advisory locks are numbers for all programs of a database; this one sets ours apart. */
const SPACE = 0x626f_6c65;
/** How often a held connection is asked whether it is there. */
const BEAT_MS = 1_000;

export interface HeldLock {
  release(): Promise<void>;
}

/**
 * Named locks that last as long as a connection. When a process dies, the server closes its connection
 * and lets go of its locks at once, whatever the clocks say: so others can tell that it is dead.
 */
export class SessionLocks {
  readonly #db: Kysely<unknown>;
  readonly #held = new Set<() => Promise<void>>();

  constructor(db: Kysely<unknown>) {
    this.#db = db;
  }

  /**
   * Holds a lock on a connection of its own, and takes it again if the connection breaks. Null where
   * the lock is not seen from another connection: a pooler between here and the server shares them.
   */
  async hold(name: string): Promise<HeldLock | null> {
    const stop = new AbortController();
    const held = Promise.withResolvers<void>();
    const ended = this.#keep(name, stop.signal, held.resolve, held.reject);
    await held.promise.catch((error: unknown) => {
      stop.abort();
      throw error;
    });
    const release = async () => {
      this.#held.delete(release);
      stop.abort();
      await ended;
    };
    this.#held.add(release);
    if ((await this.unheld([name])).length === 0) return { release };
    await release();
    return null;
  }

  /** Lets go of all of them. */
  async close(): Promise<void> {
    await Promise.all([...this.#held].map((release) => release()));
  }

  /** Those that nobody holds. */
  async unheld(names: readonly string[]): Promise<string[]> {
    const rows = await sql<{ name: string }>`
      select name from unnest(${[...names]}::text[]) as name
      where pg_try_advisory_xact_lock(${SPACE}, hashtext(name))`.execute(this.#db);
    return rows.rows.map(({ name }) => name);
  }

  async #keep(
    name: string,
    stop: AbortSignal,
    held: () => void,
    failed: (error: unknown) => void,
  ): Promise<void> {
    while (!stop.aborted) {
      await this.#db
        .connection()
        .execute(async (connection) => {
          await sql`select pg_advisory_lock(${SPACE}, hashtext(${name}))`.execute(connection);
          held();
          while (!(await stopped(stop, BEAT_MS))) await sql`select 1`.execute(connection);
          await sql`select pg_advisory_unlock(${SPACE}, hashtext(${name}))`.execute(connection);
        })
        .catch(async (error: unknown) => {
          failed(error);
          await stopped(stop, BEAT_MS / 4);
        });
    }
  }
}

/** Waits, and says whether it was told to stop meanwhile. */
function stopped(stop: AbortSignal, ms: number): Promise<boolean> {
  if (stop.aborted) return Promise.resolve(true);
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      stop.removeEventListener("abort", end);
      resolve(stop.aborted);
    };
    const timer = setTimeout(end, ms);
    stop.addEventListener("abort", end);
  });
}
