/**
 * One reader of a source, as a byte stream. It first catches up (at the reader's own pace, nothing
 * is held for it), then goes live. A live reader that does not keep up is dropped: it holds at
 * most `maxQueuedBytes`, and can come back with the id it has seen. It must never slow or stop
 * the source or the other readers.
 */

import type { Frame } from "./frame.ts";
import { HEARTBEAT, resetFrame } from "./frame.ts";
import type { FrameSource } from "./frame-source.ts";

export interface Timers {
  /** Calls back every `ms`, until the returned function is called. */
  readonly every: (ms: number, callback: () => void) => () => void;
}

export interface FrameStreamOptions {
  /** What the reader has seen; undefined for one that comes for the first time. */
  readonly lastSeenId: number | undefined;
  readonly timers: Timers;
  /** @default 15000 */
  readonly heartbeatMs?: number;
  /** What a slow reader may have waiting. @default 1 MiB */
  readonly maxQueuedBytes?: number;
  /** Called when a slow reader was dropped: its connection can be cut, it does not read anyway. */
  readonly onDrop?: () => void;
  /** Called if the source cannot be read. */
  readonly onError?: (error: unknown) => void;
  /** When it aborts, the stream ends: the server is stopping. */
  readonly signal?: AbortSignal;
}

export function frameStream(
  source: FrameSource,
  options: FrameStreamOptions,
): ReadableStream<Uint8Array> {
  const reader = new FrameReader(source, options);
  return new ReadableStream<Uint8Array>(
    {
      start: (controller) => reader.start(controller),
      pull: () => reader.wake(),
      cancel: () => reader.release(),
    },
    new ByteLengthQueuingStrategy({ highWaterMark: options.maxQueuedBytes ?? 1_048_576 }),
  );
}

class FrameReader {
  readonly #source: FrameSource;
  readonly #options: FrameStreamOptions;
  #controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  #undo: (() => void)[] = [];
  #live = false;
  #behind = false;
  #ended = false;
  #lastId: number | undefined;
  #idAtHeartbeat: number | undefined;
  #wake: () => void = () => {};

  constructor(source: FrameSource, options: FrameStreamOptions) {
    this.#source = source;
    this.#options = options;
    this.#lastId = options.lastSeenId;
  }

  start(controller: ReadableStreamDefaultController<Uint8Array>): void {
    this.#controller = controller;
    const { timers, signal, heartbeatMs = 15_000 } = this.#options;
    if (signal?.aborted) {
      this.#close();
      return;
    }
    const stop = () => this.#close();
    signal?.addEventListener("abort", stop);
    this.#undo.push(
      () => signal?.removeEventListener("abort", stop),
      timers.every(heartbeatMs, () => this.#heartbeat()),
      // Subscribed before catching up, so that nothing falls between the two.
      this.#source.subscribe({ frame: (frame) => this.#onFrame(frame), end: () => this.#onEnd() }),
    );
    this.#catchUp().catch((error: unknown) => {
      this.#options.onError?.(error);
      this.#close();
    });
  }

  /** The reader has taken something: there is room again. */
  wake(): void {
    this.#wake();
  }

  /** Lets go of everything that was held for this reader. */
  release(): void {
    this.#controller = undefined;
    for (const undo of this.#undo.splice(0)) undo();
    this.#wake();
  }

  async #catchUp(): Promise<void> {
    const newest = await this.#source.newestId();
    // An id from the future is from before a restart: those events are gone, begin anew.
    if (this.#lastId !== undefined && this.#lastId > newest) this.#send(resetFrame(1), 0);
    do {
      this.#behind = false;
      for await (const frame of this.#source.readFrom(this.#lastId ?? 0)) {
        await this.#room();
        if (this.#controller === undefined) return;
        this.#sendInOrder(frame);
      }
    } while (this.#behind);
    this.#live = true;
    if (this.#ended) this.#close();
  }

  #onFrame(frame: Frame): void {
    if (!this.#live) {
      this.#behind = true;
      return;
    }
    this.#sendInOrder(frame);
    if ((this.#controller?.desiredSize ?? 0) < 0) this.#drop();
  }

  #onEnd(): void {
    this.#ended = true;
    if (this.#live) this.#close();
  }

  #sendInOrder(frame: Frame): void {
    if (this.#lastId !== undefined && frame.id <= this.#lastId) return;
    const isWhole = this.#source.sparse !== true;
    if (isWhole && this.#lastId !== undefined && frame.id > this.#lastId + 1)
      this.#send(resetFrame(frame.id), frame.id - 1);
    this.#send(frame, frame.id);
  }

  #send(frame: Frame, lastId: number): void {
    this.#lastId = lastId;
    this.#controller?.enqueue(frame.bytes);
  }

  async #room(): Promise<void> {
    while (this.#controller !== undefined && (this.#controller.desiredSize ?? 0) <= 0) {
      const { promise, resolve } = Promise.withResolvers<void>();
      this.#wake = resolve;
      await promise;
    }
  }

  #heartbeat(): void {
    const full = (this.#controller?.desiredSize ?? 0) <= 0;
    const stuck = full && this.#idAtHeartbeat === this.#lastId;
    this.#idAtHeartbeat = full ? this.#lastId : undefined;
    if (stuck) this.#drop();
    else if (!full) this.#controller?.enqueue(HEARTBEAT);
  }

  #drop(): void {
    this.#close();
    this.#options.onDrop?.();
  }

  #close(): void {
    this.#controller?.close();
    this.release();
  }
}
