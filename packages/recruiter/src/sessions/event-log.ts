/**
 * The events of conversations, in order and durable: whoever reads a stream reads this log, so that a
 * second tab, a lost connection and a restart all see the same. What an event tells of is told once.
 */
import type { KeptEvent, RecruiterEvent } from "../model/index.ts";
import { KeptEvent as Kept } from "../model/index.ts";
import type { RecruiterDb, SessionParts } from "./store.ts";

/** What an event tells of: the same is never told twice. */
export interface EventSource {
  readonly run: string;
  readonly seq: number;
}

export interface EventPlace {
  readonly tenant: string;
  readonly session_id: string;
  readonly message_id: string;
  readonly workflow_id: string | null;
}

const COLUMNS = ["seq", "message_id", "workflow_id", "type", "content", "at"] as const;

export class EventLog {
  readonly #parts: SessionParts;
  readonly #watchers = new Map<string, Set<() => void>>();

  constructor(parts: SessionParts) {
    this.#parts = parts;
  }

  /** Writes what one source has to tell, all of it or nothing; a source that was told is left out. */
  async append(
    { tenant, session_id, message_id, workflow_id }: EventPlace,
    source: EventSource,
    events: readonly RecruiterEvent[],
  ): Promise<void> {
    if (events.length === 0) return;
    const written = await this.#parts.store.transaction(async (transaction) => {
      await transaction.lock(`recruiter-session:${tenant}:${session_id}`);
      const db = transaction.forTenant(tenant);
      const last = await lastSeqIn(db, session_id);
      // A conversation that was deleted is told nothing any more.
      if (last === null || (await isTold(db, source))) return false;
      const at = this.#parts.now().toISOString();
      const rows = events.map(({ type, content }, part) => ({
        session_id,
        seq: last + part + 1,
        message_id,
        workflow_id,
        type,
        content: JSON.stringify(content),
        source_run: source.run,
        source_seq: source.seq,
        source_part: part,
        at,
      }));
      await db.insertInto("recruiter_events").values(rows).execute();
      await db
        .updateTable("recruiter_sessions")
        .set({ last_seq: last + rows.length, updated_at: at })
        .where("id", "=", session_id)
        .execute();
      return true;
    });
    if (written) this.#announce(tenant, session_id);
  }

  async read(tenant: string, sessionId: string, after = 0, limit = 500): Promise<KeptEvent[]> {
    const rows = await this.#parts.store
      .forTenant(tenant)
      .selectFrom("recruiter_events")
      .select(COLUMNS)
      .where("session_id", "=", sessionId)
      .where("seq", ">", after)
      .orderBy("seq")
      .limit(limit)
      .execute();
    return rows.map((row) => Kept.parse({ ...row, content: JSON.parse(row.content) }));
  }

  async lastSeq(tenant: string, sessionId: string): Promise<number> {
    return (await lastSeqIn(this.#parts.store.forTenant(tenant), sessionId)) ?? 0;
  }

  /** Up to which of a run's events is told. */
  async toldOf(tenant: string, run: string): Promise<number> {
    const row = await this.#parts.store
      .forTenant(tenant)
      .selectFrom("recruiter_events")
      .select(({ fn }) => fn.max("source_seq").as("seq"))
      .where("source_run", "=", run)
      .executeTakeFirst();
    return row?.seq ?? 0;
  }

  /** Calls back after each write of this process; the returned function ends that. */
  watch(tenant: string, sessionId: string, onWrite: () => void): () => void {
    const name = `${tenant}/${sessionId}`;
    const watchers = this.#watchers.get(name) ?? new Set();
    this.#watchers.set(name, watchers.add(onWrite));
    return () => {
      watchers.delete(onWrite);
      if (watchers.size === 0) this.#watchers.delete(name);
    };
  }

  #announce(tenant: string, sessionId: string): void {
    for (const wake of this.#watchers.get(`${tenant}/${sessionId}`) ?? []) wake();
  }
}

async function lastSeqIn(db: RecruiterDb, sessionId: string): Promise<number | null> {
  const row = await db
    .selectFrom("recruiter_sessions")
    .select("last_seq")
    .where("id", "=", sessionId)
    .executeTakeFirst();
  return row?.last_seq ?? null;
}

async function isTold(db: RecruiterDb, { run, seq }: EventSource): Promise<boolean> {
  const row = await db
    .selectFrom("recruiter_events")
    .select("seq")
    .where("source_run", "=", run)
    .where("source_seq", "=", seq)
    .executeTakeFirst();
  return row !== undefined;
}
