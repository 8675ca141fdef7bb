/**
 * One process that sets one résumé at a time, in the order in which they came. It is started by the
 * first, goes away when none has come for a while, and is ended if one takes too long.
 *
 * A process and not a thread, since a fault in the typesetter aborts whatever it runs in: a text that
 * finds one must cost nobody else anything.
 */
import { type ChildProcess, fork } from "node:child_process";
import { resumeErrors } from "../../errors.ts";
import type { SettingOrder } from "../typst/order.ts";
import type { FromSetter, ToSetter } from "./messages.ts";
import type { SetPages, SetPdf } from "./page-setter.ts";

export interface SetterOptions {
  /** Milliseconds for a résumé. @default 20000 */
  readonly timeoutMs?: number;
  /** Milliseconds after which a process without work goes away. @default 300000 */
  readonly idleMs?: number;
  /** Résumés that may wait; more are refused with `render-busy`. @default 100 */
  readonly maxWaiting?: number;
}

/** Of what it wrote before it broke: for the log. */
const LAST_WORDS = 4_000;

interface Waiting {
  readonly job: Omit<ToSetter, "id">;
  readonly answer: PromiseWithResolvers<FromSetter>;
}

export class SetterProcess {
  readonly #options: Required<SetterOptions>;
  readonly #waiting = new Set<Waiting>();
  #child: ChildProcess | null = null;
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
    const child = this.#child;
    child?.ref();
    const gone = child && new Promise((resolve) => child.once("close", resolve));
    this.#end(closed());
    await gone;
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
    this.#child ??= this.#start();
    // Whoever has nothing else to do must not wait for an idle process, only for a busy one.
    this.#child.ref();
    this.#child.channel?.ref();
    const id = this.#nextId++;
    this.#current = { ...first, id };
    this.#child.send({ ...first.job, id } satisfies ToSetter, () => undefined);
    this.#later(this.#options.timeoutMs, tooSlow(this.#options.timeoutMs));
  }

  #start(): ChildProcess {
    const child = fork(new URL("./setter-child.ts", import.meta.url), {
      // How this process was started, and with which secrets, is not for it.
      execArgv: [],
      env: {},
      serialization: "advanced",
      stdio: ["ignore", "ignore", "pipe", "ipc"],
    });
    let said = "";
    child.stderr?.on("data", (bytes: Buffer) => {
      said = (said + bytes.toString()).slice(-LAST_WORDS);
    });
    const broken = (reason: string) => {
      if (this.#child === child) this.#end(failed(`${reason} ${said}`));
    };
    child.on("message", (message: FromSetter) => this.#hear(message));
    child.on("error", (error) => broken(String(error)));
    // With its last words: "exit" may come before them.
    child.on("close", (code, signal) => broken(`The process ended (${signal ?? code}).`));
    return child;
  }

  #hear(message: FromSetter): void {
    if (message.id !== this.#current?.id) return;
    this.#current.answer.resolve(message);
    this.#current = null;
    if (message.isLast) {
      this.#end(closed());
      return;
    }
    this.#child?.unref();
    this.#child?.channel?.unref();
    this.#later(this.#options.idleMs, closed());
    this.#next();
  }

  /** The process is gone; whoever comes next has a new one. */
  #end(reason: Error): void {
    clearTimeout(this.#timer);
    this.#child?.kill("SIGKILL");
    this.#child = null;
    this.#current?.answer.reject(reason);
    this.#current = null;
    if (!this.#closed) this.#next();
  }

  #later(ms: number, reason: Error): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#end(reason), ms);
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
