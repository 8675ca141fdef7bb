/**
 * One thread that does one job at a time, within a time and a memory. A thread that goes beyond either
 * is ended, with its job, and never used again.
 */
import { getCompileCacheDir } from "node:module";
import { extname } from "node:path";
import { Worker } from "node:worker_threads";
import type { Alarm } from "../async/alarm.ts";
import { Deadline } from "./deadline.ts";
import type { ThreadFaults } from "./faults.ts";
import { askHost } from "./host.ts";
import type { FromThread, Preload, ThreadData, ToThread } from "./messages.ts";
import { madeAnew, tell } from "./told-error.ts";

/** TypeScript in the checkout, JavaScript in the published package. */
const WORKER = new URL(`./worker${extname(import.meta.url)}`, import.meta.url);

export interface ThreadLimits {
  /** Shown by debuggers and in process lists. */
  readonly name: string;
  /** Of JavaScript's heap, and as much again of plain bytes. */
  readonly memoryMb: number;
  readonly preload: readonly Preload[];
  readonly patience: number;
  readonly alarm: Alarm;
  readonly faults: ThreadFaults;
}

export interface Work {
  readonly module: string;
  readonly name: string;
  readonly args: readonly unknown[];
  /** Undefined where the job asks nobody. */
  readonly host: object | undefined;
  readonly subject: string;
  readonly timeoutMs: number;
  readonly transfer: readonly ArrayBuffer[];
}

interface Running {
  /** What the thread had computed when the job began, in milliseconds. */
  cpuBefore: Promise<number> | null;
  readonly began: number;
  readonly id: number;
  readonly work: Work;
  readonly deadline: Deadline;
  readonly answer: PromiseWithResolvers<unknown>;
}

const MEGABYTE = 1024 * 1024;
/** How often it is looked how much memory a thread holds. */
const LOOK_MS = 200;

export class JobThread {
  readonly #limits: ThreadLimits;
  readonly #worker: Worker;
  readonly #ready = Promise.withResolvers<void>();
  #running: Running | null = null;
  #nextId = 1;
  /** How many wait for it. */
  #holds = 0;
  readonly #warm = Promise.withResolvers<void>();
  #isWarm = false;
  #isLooking = false;
  #end: { readonly reason: Error; readonly done: Promise<unknown> } | null = null;

  constructor(limits: ThreadLimits) {
    this.#limits = limits;
    const compileCache = getCompileCacheDir();
    const workerData: ThreadData = { preload: limits.preload, compileCache };
    this.#worker = new Worker(WORKER, {
      name: limits.name,
      // How this process was started is not for its threads: some flags would keep them from starting.
      execArgv: [],
      workerData,
      resourceLimits: { maxOldGenerationSizeMb: limits.memoryMb, maxYoungGenerationSizeMb: 64 },
    });
    this.#worker.on("message", (message: FromThread) => this.#hear(message));
    this.#worker.on("error", (error) => this.#endFor(this.#faultOf(error)));
    this.#worker.on("exit", () => this.#endFor(new Error("The thread has ended.")));
    this.#ready.promise.catch(() => undefined);
    this.#warm.promise.catch(() => undefined);
    this.#worker.unref();
  }

  /** It takes no more jobs. */
  get ended(): boolean {
    return this.#end !== null;
  }

  /** It can begin at once. */
  get isWarm(): boolean {
    return this.#isWarm;
  }

  /** Resolves when everything is loaded that was to be. */
  warm(): Promise<void> {
    return this.#whileReferenced(() => this.#warm.promise);
  }

  run(work: Work): Promise<unknown> {
    return this.#whileReferenced(async () => {
      await this.#ready.promise;
      return this.#work(work);
    });
  }

  async close(): Promise<void> {
    this.#endFor(new Error("The thread was closed."));
    // A process that ends with the thread must not end before it.
    await this.#whileReferenced(async () => this.#end?.done);
  }

  /** A process with nothing else to do must not wait for an idle thread, only for a busy one. */
  async #whileReferenced<T>(wait: () => Promise<T>): Promise<T> {
    this.#holds += 1;
    this.#worker.ref();
    try {
      return await wait();
    } finally {
      this.#holds -= 1;
      if (this.#holds === 0) this.#worker.unref();
    }
  }

  async #work(work: Work): Promise<unknown> {
    if (this.#end) throw this.#end.reason;
    const { module, name, args, timeoutMs, transfer } = work;
    const { alarm } = this.#limits;
    const running: Running = {
      cpuBefore: null,
      began: performance.now(),
      id: this.#nextId++,
      work,
      deadline: new Deadline(alarm, timeoutMs, () => void this.#overdue(running)),
      answer: Promise.withResolvers(),
    };
    const hosted = work.host !== undefined;
    this.#say({ type: "run", id: running.id, module, name, args, hosted }, transfer);
    this.#running = running;
    const watch = setInterval(() => void this.#look(), LOOK_MS);
    try {
      return await running.answer.promise;
    } finally {
      running.deadline.end();
      clearInterval(watch);
      this.#running = null;
    }
  }

  #say(message: ToThread, transfer: readonly ArrayBuffer[] = []): void {
    this.#worker.postMessage(message, transfer);
  }

  /** On a busy machine a thread may wait longer for a processor than it needs one. */
  async #overdue(running: Running): Promise<void> {
    const { work, began, cpuBefore, deadline } = running;
    const { patience, faults } = this.#limits;
    const { timeoutMs, subject } = work;
    const isPatient = performance.now() - began < timeoutMs * patience;
    if (isPatient && cpuBefore !== null) {
      const left = timeoutMs - ((await this.#computed()) - (await cpuBefore));
      if (this.#running !== running) return;
      if (left > 0) return deadline.extend(left);
    }
    this.#endFor(faults.tooSlow(`${subject} was not read within ${timeoutMs / 1000} seconds.`));
  }

  /** How long the thread has computed since it began, in milliseconds. */
  async #computed(): Promise<number> {
    const { user, system } = await this.#worker.cpuUsage().catch(() => ({ user: 0, system: 0 }));
    return (user + system) / 1000;
  }

  /** The heap has a limit of its own; bytes outside of it have none. */
  async #look(): Promise<void> {
    // A thread that is busy answers late: once is enough.
    if (this.#isLooking || this.#running === null) return;
    const { subject } = this.#running.work;
    this.#isLooking = true;
    const { external_memory } = await this.#worker
      .getHeapStatistics()
      .catch(() => ({ external_memory: 0 }));
    this.#isLooking = false;
    if (external_memory > this.#limits.memoryMb * MEGABYTE) this.#endFor(this.#tooHeavy(subject));
  }

  #hear(message: FromThread): void {
    if (message.type === "ready") {
      this.#ready.resolve();
      return;
    }
    if (message.type === "warm") {
      this.#isWarm = true;
      this.#warm.resolve();
      return;
    }
    const running = this.#running;
    if (message.id !== running?.id) return;
    if (message.type === "began") {
      if (this.#limits.patience > 1) running.cpuBefore = this.#computed();
      running.deadline.start();
    } else if (message.type === "ask") void this.#answer(running, message);
    else if (message.type === "done") running.answer.resolve(message.value);
    else running.answer.reject(madeAnew(message.error));
  }

  async #answer(
    { work, deadline }: Running,
    { call, path, args }: Extract<FromThread, { type: "ask" }>,
  ): Promise<void> {
    try {
      const value = await deadline.during(askHost(work.host, path, args));
      this.#say({ type: "answer", call, value });
    } catch (error) {
      this.#say({ type: "refusal", call, error: tell(error) });
    }
  }

  #endFor(reason: Error): void {
    if (this.#end) return;
    this.#end = { reason, done: this.#worker.terminate() };
    this.#ready.reject(reason);
    this.#warm.reject(reason);
    this.#running?.answer.reject(reason);
  }

  #tooHeavy(subject: string): Error {
    const { faults, memoryMb } = this.#limits;
    return faults.tooHeavy(`${subject} needs more than ${memoryMb} MB to be read.`);
  }

  #faultOf(error: unknown): Error {
    const isMemory =
      error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";
    if (isMemory) return this.#tooHeavy(this.#running?.work.subject ?? "The thread");
    return error instanceof Error ? error : new Error(String(error));
  }
}
