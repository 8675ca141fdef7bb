/** The thread that runs networks, seen from outside: it starts with the first job and again after a crash. */
import { once } from "node:events";
import { getCompileCacheDir } from "node:module";
import { Worker } from "node:worker_threads";
import { type Alarm, baseErrors, systemAlarm } from "@bole/base";
import type { FromWorker, ToWorker, WorkerOptions } from "./messages.ts";
import type { OnnxArgs, OnnxFunction, OnnxJob } from "./onnx-job.ts";
import type { RuntimeKind } from "./runtime.ts";

export interface OnnxThreadOptions {
  /** Which builds of onnxruntime may be used. @default native, then wasm */
  readonly kinds?: readonly RuntimeKind[];
  /** What says that a job's time is over. @default the system's timer */
  readonly alarm?: Alarm;
}

export interface OnnxRunOptions {
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds from when its turn has come. @default as long as it takes */
  readonly timeoutMs?: number;
}

/** Rejects with a plain error that says why where the thread or the network fails. */
export interface Onnx {
  run<F extends OnnxFunction>(
    job: OnnxJob<F>,
    args: OnnxArgs<F>,
    options?: OnnxRunOptions,
  ): Promise<Awaited<ReturnType<F>>>;
  close(): Promise<void>;
}

interface Asked {
  readonly answer: PromiseWithResolvers<unknown>;
  readonly timeoutMs: number | undefined;
  cancelAlarm: () => void;
}

export class OnnxThread implements Onnx {
  readonly #options: OnnxThreadOptions;
  #worker: Worker | null = null;
  readonly #asked = new Map<number, Asked>();
  #nextId = 1;

  constructor(options: OnnxThreadOptions = {}) {
    this.#options = options;
  }

  async run<F extends OnnxFunction>(
    { module, name }: OnnxJob<F>,
    args: OnnxArgs<F>,
    { signal, timeoutMs }: OnnxRunOptions = {},
  ): Promise<Awaited<ReturnType<F>>> {
    signal?.throwIfAborted();
    const worker = this.#start();
    const id = this.#nextId++;
    const answer = Promise.withResolvers<unknown>();
    this.#asked.set(id, { answer, timeoutMs, cancelAlarm: () => undefined });
    const leave = () => this.#forget(id, signal?.reason);
    signal?.addEventListener("abort", leave, { once: true });
    // A process with nothing else to do must not wait for an idle thread, only for a busy one.
    worker.ref();
    try {
      this.#say({ type: "run", id, module, name, args });
      return (await answer.promise) as Awaited<ReturnType<F>>;
    } finally {
      signal?.removeEventListener("abort", leave);
      if (this.#asked.size === 0) worker.unref();
    }
  }

  async close(): Promise<void> {
    const worker = this.#worker;
    if (worker === null) return;
    const ended = once(worker, "exit");
    this.#say({ type: "end" });
    this.#fail("it was closed");
    // A process that ends with the thread must not end before it.
    worker.ref();
    await ended;
  }

  #start(): Worker {
    if (this.#worker) return this.#worker;
    const workerData: WorkerOptions = {
      kinds: this.#options.kinds,
      compileCache: getCompileCacheDir(),
    };
    const worker = new Worker(new URL("./worker.ts", import.meta.url), {
      name: "onnx",
      execArgv: [],
      workerData,
    });
    this.#worker = worker;
    worker.on("message", (message: FromWorker) => this.#hear(message));
    const gone = (why: string) => this.#worker === worker && this.#fail(why);
    worker.on("error", (error) => gone(error instanceof Error ? error.message : String(error)));
    worker.on("exit", () => gone("its thread has ended"));
    return worker;
  }

  #say(message: ToWorker): void {
    this.#worker?.postMessage(message);
  }

  #hear(message: FromWorker): void {
    if (message.type === "began") this.#begin(message.id);
    else if (message.type === "done") this.#settle(message.id)?.resolve(message.value);
    else this.#settle(message.id)?.reject(new Error(message.why));
  }

  #begin(id: number): void {
    const asked = this.#asked.get(id);
    if (asked?.timeoutMs === undefined) return;
    const { timeoutMs } = asked;
    const { alarm = systemAlarm } = this.#options;
    asked.cancelAlarm = alarm(timeoutMs, () => {
      const detail = `The text was not read within ${timeoutMs / 1000} seconds.`;
      this.#forget(id, baseErrors.error("text-too-slow", detail));
    });
  }

  /** A thread is never ended while it works: that would end the process. Its job stops by itself. */
  #forget(id: number, reason: unknown): void {
    this.#say({ type: "forget", id });
    this.#settle(id)?.reject(reason);
  }

  #settle(id: number): PromiseWithResolvers<unknown> | undefined {
    const asked = this.#asked.get(id);
    this.#asked.delete(id);
    asked?.cancelAlarm();
    return asked?.answer;
  }

  /** Whoever waits learns of it; the next one to ask starts a new thread. */
  #fail(why: string): void {
    this.#worker?.unref();
    this.#worker = null;
    for (const id of [...this.#asked.keys()]) this.#settle(id)?.reject(new Error(why));
  }
}
