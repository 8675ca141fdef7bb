/**
 * One thread that reads one file at a time, within a time and a memory. A thread that goes beyond
 * either is ended, with its file, and never used again.
 */
import { Worker } from "node:worker_threads";
import { BoleError } from "@bole/base";
import type { DocumentLimits } from "../documents/limits.ts";
import { talentErrors } from "../errors.ts";
import type { Digest, ImportFile } from "../importing/digest-port.ts";
import type { Alarm } from "../search/alarm.ts";
import type { FromThread, ToldError, ToThread } from "./messages.ts";

export interface ThreadLimits {
  /** Milliseconds for a file. */
  readonly timeoutMs: number;
  /** Of JavaScript's heap, and as much again of plain bytes. */
  readonly memoryMb: number;
  readonly alarm: Alarm;
}

interface Job {
  readonly id: number;
  readonly name: string;
  readonly answer: PromiseWithResolvers<Digest>;
}

const MEGABYTE = 1024 * 1024;
/** How often it is looked how much memory a thread holds. */
const LOOK_MS = 200;

export class ReaderThread {
  readonly #limits: ThreadLimits;
  readonly #worker: Worker;
  readonly #ready = Promise.withResolvers<void>();
  #job: Job | null = null;
  #nextId = 1;
  #end: { readonly reason: Error; readonly done: Promise<unknown> } | null = null;

  constructor(limits: ThreadLimits) {
    this.#limits = limits;
    this.#worker = new Worker(new URL("./digest-worker.ts", import.meta.url), {
      name: "document reader",
      // How this process was started is not for its threads: some flags would keep them from starting.
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: limits.memoryMb, maxYoungGenerationSizeMb: 32 },
    });
    this.#worker.on("message", (message: FromThread) => this.#hear(message));
    this.#worker.on("error", (error) => this.#endFor(this.#faultOf(error)));
    this.#worker.on("exit", () => this.#endFor(new Error("The reading thread has ended.")));
    this.#ready.promise.catch(() => undefined);
    this.#worker.unref();
  }

  /** It takes no more files. */
  get ended(): boolean {
    return this.#end !== null;
  }

  async digest(file: ImportFile, today: Date, limits: Partial<DocumentLimits>): Promise<Digest> {
    // A process with nothing else to do must not wait for an idle thread, only for a busy one.
    this.#worker.ref();
    try {
      await this.#ready.promise;
      return await this.#run(file, today, limits);
    } finally {
      this.#worker.unref();
    }
  }

  async close(): Promise<void> {
    this.#endFor(new Error("The reading thread was closed."));
    await this.#end?.done;
  }

  async #run(file: ImportFile, today: Date, limits: Partial<DocumentLimits>): Promise<Digest> {
    if (this.#end) throw this.#end.reason;
    const answer = Promise.withResolvers<Digest>();
    const id = this.#nextId++;
    this.#job = { id, name: file.name, answer };
    // A copy, handed over: the caller keeps its bytes, and not more than these are copied.
    const bytes = Uint8Array.from(file.bytes);
    const message: ToThread = { id, name: file.name, bytes, today, limits };
    this.#worker.postMessage(message, [bytes.buffer]);
    const { alarm, timeoutMs } = this.#limits;
    const cancel = alarm(timeoutMs, () => this.#endFor(tooSlow(file.name, this.#limits)));
    const watch = setInterval(() => void this.#look(), LOOK_MS);
    try {
      return await answer.promise;
    } finally {
      cancel();
      clearInterval(watch);
      this.#job = null;
    }
  }

  /** The heap has a limit of its own; bytes outside of it have none. */
  async #look(): Promise<void> {
    const name = this.#job?.name;
    const { external_memory } = await this.#worker
      .getHeapStatistics()
      .catch(() => ({ external_memory: 0 }));
    if (name !== undefined && external_memory > this.#limits.memoryMb * MEGABYTE)
      this.#endFor(tooHeavy(name, this.#limits));
  }

  #hear(message: FromThread): void {
    if (message.type === "ready") this.#ready.resolve();
    else if (message.id !== this.#job?.id) return;
    else if (message.type === "digested") this.#job.answer.resolve(message.digest);
    else this.#job.answer.reject(madeAnew(message.error));
  }

  #endFor(reason: Error): void {
    if (this.#end) return;
    this.#end = { reason, done: this.#worker.terminate() };
    this.#ready.reject(reason);
    this.#job?.answer.reject(reason);
  }

  #faultOf(error: unknown): Error {
    const isMemory =
      error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";
    if (isMemory && this.#job) return tooHeavy(this.#job.name, this.#limits);
    return error instanceof Error ? error : new Error(String(error));
  }
}

function madeAnew({ code, detail, data }: ToldError): Error {
  const entry = Object.entries(talentErrors.table).find(([known]) => known === code);
  return entry ? new BoleError(entry[0], entry[1], { detail, data }) : new Error(detail);
}

const tooSlow = (name: string, { timeoutMs }: ThreadLimits) =>
  talentErrors.error(
    "document-too-slow",
    `"${name}" was not read within ${timeoutMs / 1000} seconds.`,
  );

const tooHeavy = (name: string, { memoryMb }: ThreadLimits) =>
  talentErrors.error("document-too-heavy", `"${name}" needs more than ${memoryMb} MB to be read.`);
