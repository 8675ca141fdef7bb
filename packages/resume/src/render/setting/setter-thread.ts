/**
 * One thread that sets one résumé at a time, in the order in which they came. It is started by the
 * first, goes away when none has come for a while, and is ended if one takes too long.
 */
import { Worker } from "node:worker_threads";
import { resumeErrors } from "../../errors.ts";
import type { SettingOrder } from "../typst/order.ts";
import type { FromSetter, ToSetter } from "./messages.ts";
import type { SetPages, SetPdf } from "./page-setter.ts";

export interface SetterOptions {
  /** Milliseconds for a résumé. @default 20000 */
  readonly timeoutMs?: number;
  /** Milliseconds after which a thread without work goes away. @default 300000 */
  readonly idleMs?: number;
  /** Résumés that may wait; more are refused with `render-busy`. @default 100 */
  readonly maxWaiting?: number;
}

interface Waiting {
  readonly job: Omit<ToSetter, "id">;
  readonly answer: PromiseWithResolvers<FromSetter>;
}

export class SetterThread {
  readonly #options: Required<SetterOptions>;
  readonly #waiting = new Set<Waiting>();
  #worker: Worker | null = null;
  #current: (Waiting & { readonly id: number }) | null = null;
  #timer: NodeJS.Timeout | undefined;
  #nextId = 1;
  #closed = false;

  constructor(options: SetterOptions = {}) {
    this.#options = { timeoutMs: 20_000, idleMs: 300_000, maxWaiting: 100, ...options };
  }

  async pdf(order: SettingOrder, texts: readonly string[], signal?: AbortSignal): Promise<SetPdf> {
    const answer = await this.#ask({ kind: "pdf", order, texts }, signal);
    if (answer.kind !== "pdf") throw failed(faultOf(answer));
    return answer.set;
  }

  async pages(
    order: SettingOrder,
    texts: readonly string[],
    signal?: AbortSignal,
  ): Promise<SetPages> {
    const answer = await this.#ask({ kind: "pages", order, texts }, signal);
    if (answer.kind !== "pages") throw failed(faultOf(answer));
    return answer.set;
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const { answer } of this.#waiting) answer.reject(closed());
    this.#waiting.clear();
    await this.#end(closed());
  }

  async #ask(job: Waiting["job"], signal: AbortSignal | undefined): Promise<FromSetter> {
    signal?.throwIfAborted();
    if (this.#closed) throw closed();
    if (this.#waiting.size >= this.#options.maxWaiting)
      throw resumeErrors.error("render-busy", "Too many résumés wait for their pages.");
    const waiting: Waiting = { job, answer: Promise.withResolvers() };
    this.#waiting.add(waiting);
    // What is being set is set to its end: it is soon done, and nobody waits for it.
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

  #next(): void {
    const [first] = this.#waiting;
    if (first === undefined || this.#current !== null) return;
    this.#waiting.delete(first);
    this.#worker ??= this.#start();
    // A process with nothing else to do must not wait for an idle thread, only for a busy one.
    this.#worker.ref();
    const id = this.#nextId++;
    this.#current = { ...first, id };
    this.#worker.postMessage({ ...first.job, id } satisfies ToSetter);
    this.#later(this.#options.timeoutMs, () => this.#end(tooSlow(this.#options.timeoutMs)));
  }

  #start(): Worker {
    const worker = new Worker(new URL("./setter-worker.ts", import.meta.url), {
      name: "page setter",
      // How this process was started is not for its threads: some flags would keep them from starting.
      execArgv: [],
    });
    const broken = (error: unknown) => {
      if (this.#worker === worker) void this.#end(failed(String(error)));
    };
    worker.on("message", (message: FromSetter) => this.#hear(message));
    worker.on("error", broken);
    worker.on("exit", () => broken("The thread has ended."));
    return worker;
  }

  #hear(message: FromSetter): void {
    if (message.id !== this.#current?.id) return;
    this.#current.answer.resolve(message);
    this.#current = null;
    this.#worker?.unref();
    this.#later(this.#options.idleMs, () => this.#end(closed()));
    this.#next();
  }

  /** The thread is gone; whoever comes next has a new one. */
  async #end(reason: Error): Promise<void> {
    clearTimeout(this.#timer);
    const worker = this.#worker;
    this.#worker = null;
    this.#current?.answer.reject(reason);
    this.#current = null;
    if (!this.#closed) this.#next();
    await worker?.terminate();
  }

  #later(ms: number, then: () => Promise<void>): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void then(), ms);
    this.#timer.unref();
  }
}

const faultOf = (answer: FromSetter) =>
  answer.kind === "failed" ? answer.fault : `An answer of the kind "${answer.kind}" came.`;

const failed = (fault: string) =>
  resumeErrors.error("render-failed", {
    detail: "The pages of this résumé could not be set.",
    cause: new Error(fault),
  });

const tooSlow = (timeoutMs: number) =>
  resumeErrors.error(
    "render-too-slow",
    `The pages of this résumé were not set within ${timeoutMs / 1000} seconds.`,
  );

const closed = () => resumeErrors.error("render-busy", "Setting pages has ended.");
