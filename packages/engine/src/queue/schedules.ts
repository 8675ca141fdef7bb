import type { Store } from "@bole/store";
import { Cron } from "croner";
import { z } from "zod";
import type { Clock } from "../contracts/execution-ctx.ts";
import { engineErrors } from "../errors.ts";
import { fromText, toText } from "../memory/json-text.ts";
import type { EngineTables } from "../memory/sql/tables.ts";
import { systemClock } from "../runtime/defaults.ts";
import { WorkDraft, type WorkQueue } from "./work-queue.ts";

export const ScheduleDraft = z.strictObject({
  tenant: z.string(),
  name: z.string().regex(/^[a-z][a-z0-9_-]{0,49}$/),
  /** Five or six fields, as in crontab. */
  cron: z.string(),
  /** @example "Asia/Shanghai" */
  time_zone: z.string().default("UTC"),
  /** What is added to its queue each time. */
  work: WorkDraft.omit({ tenant: true, key: true, run_at: true }),
});
export type ScheduleDraft = z.input<typeof ScheduleDraft>;

export interface Schedule extends z.output<typeof ScheduleDraft> {
  readonly next_at: string | null;
}

export interface Firing {
  readonly due_at: string;
  readonly fired_at: string;
  /** `waiting`: the work of an earlier time has not begun yet. `missed`: nobody was there; only the last time is made up. */
  readonly outcome: "queued" | "waiting" | "missed";
}

/** What is kept of a schedule's history. */
const MOST_FIRINGS = 100;

/**
 * Adds work at times. The next time is in the database: it fires once, whichever process gets to it
 * first, and times at which nobody was there are made up by one firing, with the others as missed.
 */
export class Schedules {
  readonly #store: Store<EngineTables>;
  readonly #queue: WorkQueue;
  readonly #clock: Clock;

  constructor(store: Store<EngineTables>, queue: WorkQueue, clock: Clock = systemClock) {
    this.#store = store;
    this.#queue = queue;
    this.#clock = clock;
  }

  /** Makes a schedule, or changes the one with that name; its history stays. */
  async set(draft: ScheduleDraft): Promise<Schedule> {
    const { tenant, name, cron, time_zone, work } = ScheduleDraft.parse(draft);
    const next_at = nextAfter(cron, time_zone, this.#clock.now());
    const row = { cron, time_zone, work: toText(work), next_at };
    await this.#store
      .forTenant(tenant)
      .insertInto("engine_schedules")
      .values({ name, ...row })
      .onConflict((conflict) => conflict.columns(["tenant", "name"]).doUpdateSet(row))
      .execute();
    return { tenant, name, cron, time_zone, work, next_at: iso(next_at) };
  }

  async remove(tenant: string, name: string): Promise<boolean> {
    const db = this.#store.forTenant(tenant);
    const { numDeletedRows } = await db
      .deleteFrom("engine_schedules")
      .where("name", "=", name)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }

  async list(tenant: string): Promise<Schedule[]> {
    const rows = await this.#store
      .forTenant(tenant)
      .selectFrom("engine_schedules")
      .selectAll()
      .orderBy("name")
      .execute();
    return rows.map(({ work, next_at, ...row }) => ({
      ...row,
      work: fromText(work),
      next_at: iso(next_at),
    }));
  }

  /** Newest first. */
  async history(tenant: string, name: string): Promise<Firing[]> {
    const rows = await this.#store
      .forTenant(tenant)
      .selectFrom("engine_firings")
      .select(["due_at", "fired_at", "outcome"])
      .where("name", "=", name)
      .orderBy("due_at", "desc")
      .limit(MOST_FIRINGS)
      .execute();
    return rows.map((row) => ({ ...row, due_at: new Date(row.due_at).toISOString() }));
  }

  /** Adds the work of all schedules whose time has come. To be called every few seconds. */
  async fireDue(): Promise<void> {
    const now = this.#clock.now();
    const due = await this.#store
      .acrossTenants("One clock serves the schedules of all tenants.")
      .selectFrom("engine_schedules")
      .selectAll()
      .where("next_at", "<=", now)
      .execute();
    for (const row of due) await this.#fire(row, now);
  }

  async #fire(row: EngineTables["engine_schedules"], now: number): Promise<void> {
    const { tenant, name, cron, time_zone, work, next_at } = row;
    if (next_at === null) return;
    const times = timesUntil(cron, time_zone, next_at, now);
    const last = times.at(-1) ?? next_at;
    const db = this.#store.forTenant(tenant);
    const { numUpdatedRows } = await db
      .updateTable("engine_schedules")
      .set({ next_at: nextAfter(cron, time_zone, now) })
      .where("name", "=", name)
      .where("next_at", "=", next_at)
      .executeTakeFirst();
    // Another process was faster.
    if (numUpdatedRows === 0n) return;
    const fired_at = new Date(now).toISOString();
    await db
      .insertInto("engine_firings")
      .values(times.map((due_at) => ({ name, due_at, fired_at, outcome: "missed" as const })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    // If this process dies here, the history says that this time was missed.
    const draft = WorkDraft.omit({ tenant: true, key: true }).parse(fromText(work));
    const added = await this.#queue.add({ ...draft, tenant, key: `schedule:${name}` });
    await db
      .updateTable("engine_firings")
      .set({ outcome: added ? "queued" : "waiting" })
      .where("name", "=", name)
      .where("due_at", "=", last)
      .execute();
    await this.#forgetOld(tenant, name);
  }

  async #forgetOld(tenant: string, name: string): Promise<void> {
    const db = this.#store.forTenant(tenant);
    const oldest = await db
      .selectFrom("engine_firings")
      .select("due_at")
      .where("name", "=", name)
      .orderBy("due_at", "desc")
      .offset(MOST_FIRINGS)
      .limit(1)
      .executeTakeFirst();
    if (!oldest) return;
    await db
      .deleteFrom("engine_firings")
      .where("name", "=", name)
      .where("due_at", "<=", oldest.due_at)
      .execute();
  }
}

function nextAfter(cron: string, time_zone: string, after: number): number | null {
  try {
    const times = new Cron(cron, { timezone: time_zone, paused: true });
    return times.nextRun(new Date(after))?.getTime() ?? null;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw engineErrors.error(
      "schedule-invalid",
      `"${cron}" in the time zone "${time_zone}" is no schedule: ${why}`,
    );
  }
}

/** The times that have come, oldest first, as many as the history keeps. */
function timesUntil(cron: string, time_zone: string, first: number, now: number): number[] {
  const times = new Cron(cron, { timezone: time_zone, paused: true });
  const past = times
    .previousRuns(MOST_FIRINGS, new Date(now + 1_000))
    .map((date) => date.getTime());
  return [...new Set([first, ...past])]
    .filter((at) => at >= first && at <= now)
    .sort((a, b) => a - b);
}

function iso(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString();
}
