import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { modelErrors } from "../../errors.ts";
import type { Embedder, EmbeddingModel } from "../embedder.ts";
import type { FromWorker, ToWorker } from "./messages.ts";

/** The number behind the @ grows whenever the weights or the projection change. */
export const SENTENCE_MODEL: EmbeddingModel = {
  model: "bole-zh-en-256@1",
  dimensions: 256,
  knows_meaning: true,
};

/**
 * The sentence model that ships with Bole: Chinese and English in one space, on this machine, in
 * a thread of its own that starts with the first text. `ready` rejects where it is not installed.
 */
export class SentenceEmbedder implements Embedder {
  #worker: Worker | null = null;
  #ready = Promise.withResolvers<EmbeddingModel>();
  readonly #asked = new Map<number, PromiseWithResolvers<Float32Array>>();
  #nextId = 1;

  ready(): Promise<EmbeddingModel> {
    this.#start();
    return this.#ready.promise;
  }

  async embed(texts: readonly string[], { signal }: { readonly signal?: AbortSignal } = {}) {
    await this.ready();
    signal?.throwIfAborted();
    const worker = this.#start();
    const id = this.#nextId++;
    const answer = Promise.withResolvers<Float32Array>();
    this.#asked.set(id, answer);
    const forget = () => {
      send(worker, { type: "forget", id });
      this.#settle(id)?.reject(signal?.reason);
    };
    signal?.addEventListener("abort", forget, { once: true });
    // A process with nothing else to do must not wait for an idle thread, only for a busy one.
    worker.ref();
    try {
      send(worker, { type: "embed", id, texts });
      return { ...SENTENCE_MODEL, vectors: rowsOf(await answer.promise, texts.length) };
    } finally {
      signal?.removeEventListener("abort", forget);
      if (this.#asked.size === 0) worker.unref();
    }
  }

  async close(): Promise<void> {
    const worker = this.#worker;
    if (worker === null) return;
    const ended = once(worker, "exit");
    send(worker, { type: "end" });
    this.#fail("it was closed");
    // A process that ends with the thread must not end before it.
    worker.ref();
    await ended;
  }

  #start(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(new URL("./sentence-worker.ts", import.meta.url), {
      name: "sentence model",
    });
    this.#worker = worker;
    worker.on("message", (message: FromWorker) => this.#hear(message));
    worker.on("error", (error) => this.#fail(error.message));
    worker.on("exit", () => this.#worker === worker && this.#fail("its thread has ended"));
    return worker;
  }

  #hear(message: FromWorker): void {
    if (message.type === "ready") this.#ready.resolve(SENTENCE_MODEL);
    else if (message.type === "unavailable") this.#fail(message.why);
    else if (message.type === "embedded") this.#settle(message.id)?.resolve(message.vectors);
    else this.#settle(message.id)?.reject(unavailable(message.why));
  }

  #settle(id: number): PromiseWithResolvers<Float32Array> | undefined {
    const answer = this.#asked.get(id);
    this.#asked.delete(id);
    return answer;
  }

  /** Whoever waits learns of it; the next one to ask starts a new thread. */
  #fail(why: string): void {
    this.#ready.promise.catch(() => undefined);
    this.#ready.reject(unavailable(why));
    for (const id of [...this.#asked.keys()]) this.#settle(id)?.reject(unavailable(why));
    this.#worker?.unref();
    this.#worker = null;
    this.#ready = Promise.withResolvers();
  }
}

const send = (worker: Worker, message: ToWorker) => worker.postMessage(message);

const rowsOf = (vectors: Float32Array, count: number): Float32Array[] =>
  Array.from({ length: count }, (_, row) =>
    vectors.slice(row * SENTENCE_MODEL.dimensions, (row + 1) * SENTENCE_MODEL.dimensions),
  );

const unavailable = (why: string) =>
  modelErrors.error("embedder-unavailable", `The embedded sentence model cannot be used: ${why}.`);
