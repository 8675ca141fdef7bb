/** Who runs jobs: threads with limits, or the caller's own thread where there is nothing to fear. */
import type { AnyFunction, JobArgs, JobHost, JobResult, ThreadJob } from "./thread-job.ts";

export interface RunOptions {
  /** What is being read, for the error that says it took too long: `"cv.pdf"`. @default "The text" */
  readonly subject?: string;
  /** Milliseconds of work, without the time that it waits for its host. @default the pool's */
  readonly timeoutMs?: number;
  /** The caller waits no longer. A job that has begun is finished, within its limits, for nobody. */
  readonly signal?: AbortSignal | undefined;
  /**
   * Waits for a thread for as long as it takes, however many others wait: for work that goes on by
   * itself, which must not fail because requests keep the threads busy. @default false
   */
  readonly patient?: boolean;
  /** Those that are not go first, however long this one waits. @default false */
  readonly bulk?: boolean | undefined;
  /** Buffers that are handed over instead of copied. */
  readonly transfer?: readonly ArrayBuffer[];
}

export interface Threads {
  run<F extends AnyFunction>(
    job: ThreadJob<F>,
    args: Parameters<F>,
    options?: RunOptions,
  ): Promise<JobResult<F>>;
  /**
   * For a function whose first parameter is a record of asynchronous functions (nested, if need be):
   * they run here, while the job waits for them there.
   */
  runWith<F extends AnyFunction>(
    host: JobHost<F>,
    job: ThreadJob<F>,
    args: JobArgs<F>,
    options?: RunOptions,
  ): Promise<JobResult<F>>;
}

export interface OpenThreads extends Threads {
  /** Starts the threads that are kept, and resolves when they can work. */
  warm(): Promise<void>;
  /** Ends all threads. What is being done or waits is refused. */
  close(): Promise<void>;
}
