/**
 * Reads files in threads, a few at a time. Threads are started when files come and go away when none
 * do; a file that hangs or grows without bound ends its thread, and only itself.
 */
import { availableParallelism } from "node:os";
import type { DocumentLimits } from "../documents/limits.ts";
import { talentErrors } from "../errors.ts";
import type { Digest, DigestPool, ImportFile } from "../importing/digest-port.ts";
import { type Alarm, systemAlarm } from "../search/alarm.ts";
import { ReaderThread } from "./reader-thread.ts";

export interface DigestPoolOptions {
  /** Threads at most. @default one less than there are cores, at least one */
  readonly threads?: number;
  /** Milliseconds that a file may take. @default 30000 */
  readonly timeoutMs?: number;
  /** What says that this time is over. @default the system's timer */
  readonly alarm?: Alarm;
  /** Megabytes of memory that a file may take. @default 256 */
  readonly memoryMb?: number;
  /** Milliseconds after which a thread without work goes away. @default 30000 */
  readonly idleMs?: number;
  /** Files that may wait; more are refused with `documents-busy`. @default 1000 */
  readonly maxWaiting?: number;
  readonly limits?: Partial<DocumentLimits>;
  /** What day it is: somebody's present job has lasted until then. */
  readonly now: () => Date;
}

export interface OpenDigestPool extends DigestPool {
  /** Ends all threads. Files that are being read or wait are refused. */
  close(): Promise<void>;
}

interface Waiting {
  readonly file: ImportFile;
  readonly answer: PromiseWithResolvers<Digest>;
}

export function createDigestPool(options: DigestPoolOptions): OpenDigestPool {
  return new Pool(options);
}

class Pool implements OpenDigestPool {
  readonly #options: Required<DigestPoolOptions>;
  readonly #waiting = new Set<Waiting>();
  readonly #idle: ReaderThread[] = [];
  readonly #busy = new Set<ReaderThread>();
  #goesAway: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(options: DigestPoolOptions) {
    this.#options = {
      threads: Math.max(1, availableParallelism() - 1),
      timeoutMs: 30_000,
      alarm: systemAlarm,
      memoryMb: 256,
      idleMs: 30_000,
      maxWaiting: 1000,
      limits: {},
      ...options,
    };
  }

  async digest(file: ImportFile, signal?: AbortSignal): Promise<Digest> {
    signal?.throwIfAborted();
    if (this.#closed) throw closed(file.name);
    if (this.#waiting.size >= this.#options.maxWaiting)
      throw talentErrors.error("documents-busy", `"${file.name}" cannot wait any more.`);
    const waiting: Waiting = { file, answer: Promise.withResolvers() };
    this.#waiting.add(waiting);
    // A file that is being read is read to its end, within its limits; nobody waits for it.
    const leave = () => {
      this.#waiting.delete(waiting);
      waiting.answer.reject(signal?.reason);
    };
    signal?.addEventListener("abort", leave, { once: true });
    this.#next();
    try {
      return await waiting.answer.promise;
    } finally {
      signal?.removeEventListener("abort", leave);
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#goesAway);
    for (const { file, answer } of this.#waiting) answer.reject(closed(file.name));
    this.#waiting.clear();
    await Promise.all([...this.#idle, ...this.#busy].map((thread) => thread.close()));
  }

  #next(): void {
    const [first] = this.#waiting;
    if (first === undefined || this.#closed) return;
    if (this.#busy.size >= this.#options.threads) return;
    this.#waiting.delete(first);
    clearTimeout(this.#goesAway);
    const thread = this.#idle.pop() ?? new ReaderThread(this.#options);
    this.#busy.add(thread);
    void this.#read(thread, first);
    this.#next();
  }

  async #read(thread: ReaderThread, { file, answer }: Waiting): Promise<void> {
    try {
      answer.resolve(await thread.digest(file, this.#options.now(), this.#options.limits));
    } catch (error) {
      answer.reject(this.#closed ? closed(file.name) : error);
    }
    this.#busy.delete(thread);
    if (!thread.ended) this.#idle.push(thread);
    this.#next();
    if (this.#busy.size === 0) this.#restLater();
  }

  #restLater(): void {
    clearTimeout(this.#goesAway);
    this.#goesAway = setTimeout(() => {
      for (const thread of this.#idle.splice(0)) void thread.close();
    }, this.#options.idleMs);
    this.#goesAway.unref();
  }
}

const closed = (name: string) =>
  talentErrors.error("documents-busy", `"${name}" was not read: reading has ended.`);
