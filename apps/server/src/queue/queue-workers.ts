/**
 * The pg-boss workers of one queue in this process. Each worker of pg-boss polls the database by itself, so a
 * fixed pool of 32 makes 32 queries at every interval while there is nothing to do. Here one worker waits. When
 * it gets a job, the next one is started to wait, up to the limit; a worker whose job ends while another one waits
 * is stopped.
 */
import type { JobWithMetadata, PgBoss, WorkOptions } from "pg-boss";

export type TakenJob = Pick<JobWithMetadata<unknown>, "id" | "data" | "retryCount">;

/** What is used of pg-boss. */
export interface Boss extends Pick<PgBoss, "offWork" | "notifyWorker"> {
  work(
    queue: string,
    options: WorkOptions & { readonly includeMetadata: true },
    handler: (jobs: TakenJob[]) => Promise<void>,
  ): Promise<string>;
}

export interface QueueWorkersOptions {
  readonly boss: Boss;
  readonly queue: string;
  /** Jobs at the same time. */
  readonly most: number;
  readonly options: Omit<WorkOptions, "batchSize" | "includeMetadata" | "localConcurrency">;
  readonly handle: (job: TakenJob) => Promise<void>;
  readonly onError: (error: unknown) => void;
}

interface Worker {
  /** Given by pg-boss. */
  id: string;
}

export class QueueWorkers {
  readonly #parts: QueueWorkersOptions;
  #waiting: Worker | null = null;
  #count = 0;
  #isStopped = false;

  private constructor(parts: QueueWorkersOptions) {
    this.#parts = parts;
  }

  static async start(parts: QueueWorkersOptions): Promise<QueueWorkers> {
    const workers = new QueueWorkers(parts);
    await workers.#add();
    return workers;
  }

  /** Polls now, unless all workers are busy: each of them polls when its job ends. */
  wake(): void {
    if (this.#waiting !== null) this.#parts.boss.notifyWorker(this.#waiting.id);
  }

  /** No worker is added any more. */
  end(): void {
    this.#isStopped = true;
  }

  /** Waits for the jobs under way. */
  async stop(): Promise<void> {
    this.end();
    await this.#parts.boss.offWork(this.#parts.queue, { wait: true });
  }

  async #add(): Promise<void> {
    const { boss, queue, options } = this.#parts;
    const worker: Worker = { id: "" };
    this.#waiting = worker;
    this.#count += 1;
    worker.id = await boss.work(
      queue,
      { ...options, batchSize: 1, includeMetadata: true, localConcurrency: 1 },
      async ([job]) => {
        if (job) await this.#handle(worker, job);
      },
    );
  }

  async #handle(worker: Worker, job: TakenJob): Promise<void> {
    const { most, handle, onError } = this.#parts;
    if (this.#waiting === worker) this.#waiting = null;
    if (this.#waiting === null && this.#count < most && !this.#isStopped) {
      this.#add().catch(onError);
    }
    try {
      await handle(job);
    } finally {
      await this.#done(worker);
    }
  }

  async #done(worker: Worker): Promise<void> {
    const { boss, queue } = this.#parts;
    if (this.#waiting === null) {
      this.#waiting = worker;
      // There may be more: without this it would look again only after its interval.
      this.wake();
      return;
    }
    this.#count -= 1;
    // Not awaited inside: the worker ends after the job that it is just doing.
    await boss.offWork(queue, { id: worker.id, wait: false });
  }
}
