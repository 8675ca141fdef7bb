import { randomUUID } from "node:crypto";
import { errorText } from "@bole/base";
import {
  type DeadLetter,
  Limiter,
  PRIORITY_ORDER,
  systemClock,
  WorkDraft,
  type WorkHandler,
  type WorkLimits,
  type WorkQueue,
} from "@bole/engine";
import { PgBoss } from "pg-boss";
import { z } from "zod";
import { QueueWorkers, type TakenJob } from "./queue-workers.ts";
import type { WorkHolders } from "./work-holders.ts";

/** What pg-boss keeps of our work besides its own columns. */
const Stored = z.object({
  tenant: z.string(),
  agent: z.string().nullable(),
  key: z.string().nullable(),
  priority: z.enum(["person", "normal", "bulk"]),
  work: z.json(),
});

const DEAD = "_dead";
/** A job whose process died is tried again after this time without a heartbeat; pg-boss takes no less. */
const HEARTBEAT_S = 10;
/** New work wakes workers at once; what others have failed, revived or put off is found by polling. */
const POLL_S = 5;
/** Where a proxy in front of PostgreSQL passes no notifications on. */
const POLL_WITHOUT_NOTIFY_S = 1;
/** The first wait of work that failed is at most a second, unless it asks for more. */
const RETRY_LOOK_MS = 1_100;
const DEFAULT_AT_ONCE = 8;
/** How often dead processes are looked for. */
const LOOK_FOR_DEAD_MS = 1_000;

export interface PgBossQueueOptions {
  readonly url: string;
  readonly limits?: WorkLimits;
  /** Tells within seconds who has died; without it, heartbeats do in about a quarter of a minute. */
  readonly holders?: WorkHolders;
  readonly onError: (error: unknown) => void;
}

/**
 * Work for all processes of one PostgreSQL. Tenants' concurrency holds for all of them together; the
 * other limits hold in each process. Jobs are in the schema `pgboss`.
 */
export class PgBossQueue implements WorkQueue {
  readonly #boss: PgBoss;
  readonly #limits: WorkLimits;
  readonly #limiter: Limiter;
  readonly #closing = new AbortController();
  readonly #known = new Map<string, Promise<void>>();
  readonly #workers = new Map<string, QueueWorkers>();
  readonly #onError: (error: unknown) => void;
  readonly #holders: WorkHolders | undefined;
  readonly #looking: NodeJS.Timeout;
  #look: Promise<void> | null = null;

  private constructor(boss: PgBoss, { limits = {}, holders, onError }: PgBossQueueOptions) {
    this.#boss = boss;
    this.#limits = limits;
    this.#limiter = new Limiter(limits, systemClock);
    this.#holders = holders;
    this.#onError = onError;
    this.#looking = setInterval(() => {
      this.#look ??= this.#retryOfDead()
        .catch(onError)
        .finally(() => {
          this.#look = null;
        });
    }, LOOK_FOR_DEAD_MS);
    this.#looking.unref();
  }

  static async open(options: PgBossQueueOptions): Promise<PgBossQueue> {
    const { url, onError } = options;
    const boss = new PgBoss({
      connectionString: url,
      application_name: "bole-queue",
      max: 4,
      // Our own schedules keep a history.
      schedule: false,
      useListenNotify: true,
      superviseIntervalSeconds: 5,
      monitorIntervalSeconds: 5,
    });
    boss.on("error", onError);
    await boss.start();
    return new PgBossQueue(boss, options);
  }

  async add(draft: WorkDraft): Promise<boolean> {
    const work = WorkDraft.parse(draft);
    const { queue, tenant, agent, key, priority, run_at, attempts, backoff_ms } = work;
    await this.#ensure(queue);
    const data: z.input<typeof Stored> = {
      tenant,
      agent,
      key,
      priority,
      work: z.json().parse(work.data),
    };
    const id = await this.#boss.send(queue, data, {
      priority: PRIORITY_ORDER[priority],
      singletonKey: JSON.stringify([tenant, key ?? randomUUID()]),
      group: { id: tenant },
      retryLimit: attempts - 1,
      retryDelay: Math.ceil(backoff_ms / 1_000),
      ...(backoff_ms > 0 && { retryBackoff: true, retryDelayMax: 300 }),
      ...(run_at === undefined ? {} : { startAfter: new Date(run_at) }),
    });
    return id !== null;
  }

  async work(queue: string, handler: WorkHandler): Promise<() => Promise<void>> {
    await this.#ensure(queue);
    const tenants = this.#limits.each_tenant?.concurrency;
    const workers = await QueueWorkers.start({
      boss: this.#boss,
      queue,
      most: this.#limits.global?.concurrency ?? DEFAULT_AT_ONCE,
      options: {
        pollingIntervalSeconds: POLL_WITHOUT_NOTIFY_S,
        notifyPollingIntervalSeconds: POLL_S,
        ...(tenants === undefined ? {} : { groupConcurrency: tenants }),
      },
      handle: (job) => this.#handle(queue, job, handler),
      onError: this.#onError,
    });
    this.#workers.set(queue, workers);
    return async () => {
      this.#workers.delete(queue);
      await workers.stop();
    };
  }

  async #handle(queue: string, job: TakenJob, handler: WorkHandler): Promise<void> {
    const { work: data, priority, ...about } = Stored.parse(job.data);
    const leave = await this.#limiter.enter(about, priority, this.#closing.signal);
    try {
      await this.#holders?.take({ work_id: job.id, queue });
      const work = { id: job.id, queue, ...about, data, attempt: job.retryCount + 1 };
      await handler(work, this.#closing.signal);
    } catch (error) {
      this.#lookForRetry(queue);
      // pg-boss stores what it is thrown, and causes with them.
      throw new Error(errorText(error));
    } finally {
      leave();
      await this.#holders?.leave(job.id);
    }
  }

  async deadLetters(tenant: string): Promise<DeadLetter[]> {
    await this.#ensureDead();
    const jobs = await this.#boss.findJobs(DEAD, { data: { tenant } });
    const letters = jobs.flatMap((job): DeadLetter[] => {
      const stored = Stored.safeParse(job.data);
      if (!stored.success) return [];
      const { work, priority: _, ...about } = stored.data;
      const queue = job.sourceName ?? "";
      const attempt = (job.sourceRetryCount ?? 0) + 1;
      const error = messageIn(job.sourceOutput);
      const died_at = job.createdOn.toISOString();
      return [{ id: job.id, queue, ...about, data: work, attempt, error, died_at }];
    });
    return letters.sort((a, b) => b.died_at.localeCompare(a.died_at)).slice(0, 1_000);
  }

  async revive(tenant: string, id: string): Promise<boolean> {
    if (!(await this.#isDead(tenant, id))) return false;
    // None is moved where the same work waits already.
    if ((await this.#boss.redrive(DEAD, { ids: [id] })) === 0) await this.#boss.deleteJob(DEAD, id);
    for (const workers of this.#workers.values()) workers.wake();
    return true;
  }

  async discard(tenant: string, id: string): Promise<boolean> {
    if (!(await this.#isDead(tenant, id))) return false;
    await this.#boss.deleteJob(DEAD, id);
    return true;
  }

  async close(): Promise<void> {
    clearInterval(this.#looking);
    await this.#look;
    for (const workers of this.#workers.values()) workers.end();
    this.#closing.abort(new Error("The queue is closing."));
    this.#limiter.close();
    await this.#boss.stop({ graceful: true, timeout: 30_000 });
    await this.#holders?.close();
  }

  /**
   * Their work is tried again at once, as after any failure: the try counts. Only by a process that works
   * itself, because it wakes its own workers for the retry.
   */
  async #retryOfDead(): Promise<void> {
    if (this.#workers.size === 0) return;
    for (const { queue, work_id } of (await this.#holders?.takeFromDead(Date.now())) ?? []) {
      await this.#boss.fail(queue, work_id, { message: "The process that did it has died." });
      this.#workers.get(queue)?.wake();
      this.#lookForRetry(queue);
    }
  }

  /** pg-boss notifies nobody of a retry that is due. */
  #lookForRetry(queue: string): void {
    setTimeout(() => this.#workers.get(queue)?.wake(), RETRY_LOOK_MS).unref();
  }

  async #isDead(tenant: string, id: string): Promise<boolean> {
    return (await this.deadLetters(tenant)).some((letter) => letter.id === id);
  }

  #ensureDead(): Promise<void> {
    return this.#once(DEAD, () => this.#boss.createQueue(DEAD, { retentionSeconds: 90 * 86_400 }));
  }

  async #ensure(queue: string): Promise<void> {
    await this.#ensureDead();
    await this.#once(queue, () =>
      this.#boss.createQueue(queue, {
        // One that waits for each key.
        policy: "short",
        deadLetter: DEAD,
        heartbeatSeconds: HEARTBEAT_S,
        notify: true,
      }),
    );
  }

  #once(name: string, make: () => Promise<void>): Promise<void> {
    const known = this.#known.get(name) ?? make();
    this.#known.set(name, known);
    known.catch(() => this.#known.delete(name));
    return known;
  }
}

const Failure = z.object({ message: z.string() });

function messageIn(output: unknown): string {
  const failure = Failure.safeParse(output);
  return failure.success ? failure.data.message : "";
}
