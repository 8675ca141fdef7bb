/**
 * Does jobs in threads, a few at a time. Threads are started when jobs come and go away when none do,
 * but for those that are kept; a job that hangs or grows without bound ends its thread, and only itself.
 */
import { availableParallelism } from "node:os";
import { type Alarm, systemAlarm } from "../async/alarm.ts";
import { type ThreadFaults, textFaults } from "./faults.ts";
import { JobThread, type Work } from "./job-thread.ts";
import type { Preload } from "./messages.ts";
import type { ThreadJob } from "./thread-job.ts";
import type { OpenThreads, RunOptions } from "./threads.ts";

export interface ThreadPoolOptions {
  /** What the threads are for, as debuggers show it. */
  readonly name: string;
  /** Threads at most. @default one less than there are cores, at least one */
  readonly threads?: number;
  /** Threads that stay when there is nothing to do, and are replaced when they end. @default 0 */
  readonly keep?: number;
  /** What a thread loads, and does once where there is a sample, before its first job. @default [] */
  readonly preload?: readonly ThreadJob[];
  /** Milliseconds that a job may work. @default 5000 */
  readonly timeoutMs?: number;
  /**
   * How many times as long a job may take where its thread does not get a processor: then `timeoutMs`
   * is the time that it computes. @default 1, its time is that of the clock
   */
  readonly patience?: number;
  /** What says that this time is over. @default the system's timer */
  readonly alarm?: Alarm;
  /** Megabytes of memory that a job may take. @default 256 */
  readonly memoryMb?: number;
  /** Milliseconds after which a thread without work goes away. @default 30000 */
  readonly idleMs?: number;
  /** Jobs that may wait; more are refused. @default 1000 */
  readonly maxWaiting?: number;
  /** Milliseconds that a job may wait for a thread; then it is refused. @default for ever */
  readonly waitMs?: number;
  /** @default those of texts: `text-too-slow`, `text-busy` */
  readonly faults?: ThreadFaults;
}

interface Waiting {
  readonly work: Work;
  readonly bulk: boolean;
  readonly answer: PromiseWithResolvers<unknown>;
}

const DEFAULTS = {
  keep: 0,
  preload: [],
  timeoutMs: 5_000,
  patience: 1,
  alarm: systemAlarm,
  memoryMb: 256,
  idleMs: 30_000,
  maxWaiting: 1_000,
  waitMs: Number.POSITIVE_INFINITY,
  faults: textFaults,
} as const;

export function openThreads(options: ThreadPoolOptions): OpenThreads {
  const pool = new ThreadPool(options);
  const promised = <T>(waited: Promise<unknown>) => waited as Promise<T>;
  return {
    run: (job, args, given) => promised(pool.run(job, undefined, args, given)),
    runWith: (host, job, args, given) => promised(pool.run(job, Object(host), args, given)),
    warm: () => pool.warm(),
    close: () => pool.close(),
  };
}

class ThreadPool {
  readonly #options: Required<ThreadPoolOptions>;
  readonly #preload: readonly Preload[];
  readonly #waiting = new Set<Waiting>();
  readonly #idle = new Set<JobThread>();
  readonly #busy = new Set<JobThread>();
  /** The first thread has loaded its modules. */
  readonly #loaded = Promise.withResolvers<void>();
  /** Of the busy ones, those whose jobs ask their host. */
  #hosted = 0;
  #goAway: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(options: ThreadPoolOptions) {
    const threads = Math.max(1, availableParallelism() - 1);
    this.#options = { ...DEFAULTS, threads, ...options };
    this.#preload = this.#options.preload.map(({ module, name, sample }) => {
      return { module, name, ...(sample && { sample }) };
    });
  }

  async run(
    { module, name }: ThreadJob,
    host: object | undefined,
    args: readonly unknown[],
    options: RunOptions = {},
  ): Promise<unknown> {
    const { signal, subject = "The text", transfer = [], patient = false, bulk = false } = options;
    const { timeoutMs = this.#options.timeoutMs } = options;
    const { faults, maxWaiting, waitMs } = this.#options;
    signal?.throwIfAborted();
    if (this.#closed) throw this.#closing(subject);
    if (!patient && this.#waiting.size >= maxWaiting)
      throw faults.busy(`${subject} cannot wait: ${maxWaiting} others do already.`);
    const work = { module, name, args, host, subject, timeoutMs, transfer };
    const waiting: Waiting = { work, bulk, answer: Promise.withResolvers() };
    this.#waiting.add(waiting);
    const giveUp = (reason: unknown) => {
      this.#waiting.delete(waiting);
      waiting.answer.reject(reason);
    };
    const leave = () => giveUp(signal?.reason);
    signal?.addEventListener("abort", leave, { once: true });
    this.#next();
    const late = () => giveUp(faults.busy(`${subject} has waited ${waitMs / 1000} seconds.`));
    const cancel = patient ? undefined : this.#whenLate(waiting, late);
    try {
      return await waiting.answer.promise;
    } finally {
      cancel?.();
      signal?.removeEventListener("abort", leave);
    }
  }

  /** While the first threads still load, nobody has waited too long. */
  #whenLate(waiting: Waiting, late: () => void): (() => void) | undefined {
    const { waitMs, alarm } = this.#options;
    if (!this.#waiting.has(waiting) || !Number.isFinite(waitMs)) return undefined;
    let cancel: (() => void) | undefined;
    void this.#loaded.promise.then(() => {
      if (this.#waiting.has(waiting))
        cancel = alarm(waitMs, () => this.#waiting.has(waiting) && late());
    });
    return () => cancel?.();
  }

  /** One thread after the other: whoever works meanwhile needs a processor, too. */
  async warm(): Promise<void> {
    const { keep, threads } = this.#options;
    try {
      for (const thread of [...this.#idle]) await thread.warm();
      while (!this.#closed && this.#idle.size + this.#busy.size < Math.min(keep, threads)) {
        const thread = this.#start();
        this.#idle.add(thread);
        await thread.warm();
      }
      this.#loaded.resolve();
    } catch (error) {
      // Closed before they were: nobody needs them any more.
      if (!this.#closed) throw error;
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#goAway);
    for (const { work, answer } of this.#waiting) answer.reject(this.#closing(work.subject));
    this.#waiting.clear();
    await Promise.all([...this.#idle, ...this.#busy].map((thread) => thread.close()));
  }

  /**
   * A job that asks its host never takes the last thread: it may wait for a transaction, which may wait
   * for a job that asks nobody.
   */
  #mayStart({ work }: Waiting): boolean {
    const { threads } = this.#options;
    return work.host === undefined || this.#hosted < Math.max(1, threads - 1);
  }

  #next(): void {
    if (this.#closed || this.#busy.size >= this.#options.threads) return;
    const first =
      this.#waiting.values().find((one) => !one.bulk && this.#mayStart(one)) ??
      this.#waiting.values().find((one) => this.#mayStart(one));
    if (first === undefined) return;
    this.#waiting.delete(first);
    clearTimeout(this.#goAway);
    const thread = this.#freeThread();
    this.#idle.delete(thread);
    this.#busy.add(thread);
    if (first.work.host !== undefined) this.#hosted += 1;
    void this.#do(thread, first);
    this.#next();
  }

  #freeThread(): JobThread {
    const idle = [...this.#idle].filter(({ ended }) => !ended);
    return idle.find(({ isWarm }) => isWarm) ?? idle[0] ?? this.#start();
  }

  #start(): JobThread {
    return new JobThread({ ...this.#options, preload: this.#preload });
  }

  async #do(thread: JobThread, { work, answer }: Waiting): Promise<void> {
    try {
      answer.resolve(await thread.run(work));
    } catch (error) {
      answer.reject(this.#closed ? this.#closing(work.subject) : error);
    }
    this.#loaded.resolve();
    if (work.host !== undefined) this.#hosted -= 1;
    this.#busy.delete(thread);
    if (!thread.ended) this.#idle.add(thread);
    this.#refill(thread);
    this.#next();
    if (this.#busy.size === 0) this.#restLater();
  }

  /** A thread that was ended leaves a gap: the next job should not wait for a new one to load. */
  #refill(ended: JobThread): void {
    for (const thread of this.#idle) if (thread.ended) this.#idle.delete(thread);
    const { keep } = this.#options;
    const isGap = ended.ended && this.#idle.size + this.#busy.size < keep;
    if (isGap && !this.#closed) this.#idle.add(this.#start());
  }

  #restLater(): void {
    clearTimeout(this.#goAway);
    this.#goAway = setTimeout(() => {
      for (const thread of [...this.#idle].slice(this.#options.keep)) {
        this.#idle.delete(thread);
        void thread.close();
      }
    }, this.#options.idleMs);
    this.#goAway.unref();
  }

  #closing(subject: string): Error {
    return this.#options.faults.busy(`${subject} was not read: reading has ended.`);
  }
}
