/**
 * The calendars of interviewers: files that somebody sends, and feeds that are fetched again and
 * again. What cannot be fetched or read leaves the last good copy as it is, and says since when.
 */
import { isBoleError, type Principal } from "@bole/base";
import type { CalendarReader } from "../calendar/calendar-reader.ts";
import { type FetchFeed, parseFeedUrl } from "../calendar/feed-port.ts";
import { DAY, MINUTE } from "../calendar/lines/values.ts";
import { talentErrors } from "../errors.ts";
import type { Interviewer } from "../model/interview.ts";
import type { Db, TalentParts } from "../parts.ts";
import type { NewRow } from "../sql/tables.ts";
import { BOOKABLE_DAYS, ownUids, readCalendar, writeCalendar } from "./calendar-rows.ts";
import { readInterviewer } from "./interviewer-rows.ts";

export interface CalendarParts extends TalentParts {
  readonly reader: CalendarReader;
  /** Without it nobody can subscribe to a calendar. */
  readonly fetchFeed: FetchFeed | undefined;
}

/** A calendar that was read and is not stored yet. */
type ReadRow = Omit<NewRow<"calendars">, "interviewer_id">;

const FEED_MINUTES = 15;

export class Calendars {
  readonly #parts: CalendarParts;

  constructor(parts: CalendarParts) {
    this.#parts = parts;
  }

  /** A file takes the place of whatever there was. */
  async put(principal: Principal, id: string, text: string): Promise<Interviewer> {
    const db = this.#parts.store.forTenant(principal.tenant);
    const { time_zone } = await readInterviewer(db, id);
    const read = await this.read(text, time_zone, await ownUids(db, id));
    return this.#keep(principal.tenant, id, read);
  }

  /** Reads it again at once; a feed is fetched. Whatever goes wrong is told, and kept as well. */
  async refresh({ tenant }: Principal, id: string): Promise<Interviewer> {
    const db = this.#parts.store.forTenant(tenant);
    const { time_zone } = await readInterviewer(db, id);
    const row = await db
      .selectFrom("calendars")
      .selectAll()
      .where("interviewer_id", "=", id)
      .executeTakeFirst();
    if (row === undefined) {
      throw talentErrors.error("calendar-unreadable", `"${id}" has no calendar to read again.`);
    }
    try {
      const { text, etag } = await this.#fetchAgain(row);
      const read = await this.#row(text, time_zone, await ownUids(db, id));
      return await this.#keep(tenant, id, { ...read, source: row.source, url: row.url, etag });
    } catch (error) {
      await this.#markStale(db, id, row.stale_since, error);
      throw error;
    }
  }

  /**
   * Which are to be read again, of all tenants: feeds every quarter of an hour, and what is known of
   * the coming half year as days go by.
   */
  async due(): Promise<{ readonly tenant: string; readonly interviewer_id: string }[]> {
    return this.#due().select(["tenant", "interviewer_id"]).limit(200).execute();
  }

  /** Reads one again if it is due still. That a feed cannot be read is kept with it, and no error. */
  async refreshOne(tenant: string, interviewerId: string): Promise<void> {
    const due = await this.#due()
      .select("tried_at")
      .where("tenant", "=", tenant)
      .where("interviewer_id", "=", interviewerId)
      .executeTakeFirst();
    if (due === undefined || !(await this.#take(tenant, interviewerId, due.tried_at))) return;
    const principal: Principal = { tenant, user: "bole", roles: [] };
    await this.refresh(principal, interviewerId).catch((error: unknown) => {
      if (!isBoleError(error)) throw error;
    });
  }

  #due() {
    const { store, now } = this.#parts;
    const at = now().getTime();
    const ago = (minutes: number) => new Date(at - minutes * MINUTE).toISOString();
    const until = new Date(at + (BOOKABLE_DAYS + 1) * DAY).toISOString();
    return store
      .acrossTenants("One timer serves the calendars of all tenants.")
      .selectFrom("calendars")
      .where(({ or, and, eb }) =>
        or([
          and([eb("source", "=", "feed"), eb("tried_at", "<=", ago(FEED_MINUTES))]),
          and([eb("busy_to", "<", until), eb("tried_at", "<=", ago(60))]),
        ]),
      )
      .orderBy("tried_at");
  }

  /** What is to be stored of a file. */
  async read(text: string, zone: string, own: readonly string[] = []): Promise<ReadRow> {
    return { ...(await this.#row(text, zone, own)), source: "file", url: null, etag: null };
  }

  /** What is to be stored anew where a feed or the zone is another; null if neither is. */
  async readChanged(
    { tenant }: Principal,
    before: Interviewer,
    zone: string,
    url: string | null | undefined,
  ): Promise<ReadRow | null> {
    const db = this.#parts.store.forTenant(tenant);
    const own = await ownUids(db, before.id);
    if (url !== undefined && url !== null) {
      const { text, etag } = await this.#fetch(url, null);
      if (text === null) throw talentErrors.error("feed-failed", "It answers without a calendar.");
      const href = parseFeedUrl(url).href;
      return { ...(await this.#row(text, zone, own)), source: "feed", url: href, etag };
    }
    if (url === null || zone === before.time_zone) return null;
    const row = await db
      .selectFrom("calendars")
      .select(["source", "url", "etag", "text"])
      .where("interviewer_id", "=", before.id)
      .executeTakeFirst();
    return row === undefined ? null : { ...row, ...(await this.#row(row.text, zone, own)) };
  }

  store(db: Db, interviewer_id: string, row: ReadRow): Promise<void> {
    return writeCalendar(db, { ...row, interviewer_id });
  }

  async #row(text: string, time_zone: string, own: readonly string[]) {
    const now = this.#parts.now();
    const read = await readCalendar(this.#parts.reader, { text, time_zone, own }, now);
    return { ...read, tried_at: now.toISOString(), stale_since: null, problem: null };
  }

  #keep(tenant: string, id: string, row: ReadRow): Promise<Interviewer> {
    return this.#parts.store.transaction(async (transaction) => {
      await transaction.lock(`interviewer:${tenant}:${id}`);
      const db = transaction.forTenant(tenant);
      // They may be gone by now.
      await readInterviewer(db, id);
      await this.store(db, id, row);
      return readInterviewer(db, id);
    });
  }

  #fetch(url: string, etag: string | null) {
    const { fetchFeed } = this.#parts;
    if (fetchFeed !== undefined) return fetchFeed(url, etag);
    throw talentErrors.error("feed-refused", "Nothing is fetched from the network here.");
  }

  /** The text that there is, where it is a file or has not changed. */
  async #fetchAgain(row: Pick<NewRow<"calendars">, "url" | "etag" | "text">) {
    if (row.url === null) return { text: row.text, etag: null };
    const fetched = await this.#fetch(row.url, row.etag);
    return { text: fetched.text ?? row.text, etag: fetched.etag ?? row.etag };
  }

  async #take(tenant: string, id: string, tried: string): Promise<boolean> {
    const { numUpdatedRows } = await this.#parts.store
      .forTenant(tenant)
      .updateTable("calendars")
      .set({ tried_at: this.#parts.now().toISOString() })
      .where("interviewer_id", "=", id)
      .where("tried_at", "=", tried)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  }

  async #markStale(db: Db, id: string, since: string | null, error: unknown): Promise<void> {
    const at = this.#parts.now().toISOString();
    const problem = isBoleError(error)
      ? { code: error.code, detail: error.message }
      : { code: "internal", detail: "Reading it failed; the log has more." };
    await db
      .updateTable("calendars")
      .set({ tried_at: at, stale_since: since ?? at, problem: JSON.stringify(problem) })
      .where("interviewer_id", "=", id)
      .execute();
  }
}
