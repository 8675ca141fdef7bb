/**
 * A stream in memory: what is published reaches every listener at once, and the newest frames
 * stay readable for those who come back. Bounded in frames and in bytes; the oldest go first.
 */
import { encodeFrame, type Frame } from "./frame.ts";
import type { FrameListener, FrameSource } from "./frame-source.ts";

export interface ChannelLimits {
  /** @default 1000 */
  readonly maxFrames?: number;
  /** @default 1 MiB */
  readonly maxBytes?: number;
}

export class Channel implements FrameSource {
  readonly #frames = new Map<number, Frame>();
  readonly #listeners = new Set<FrameListener>();
  readonly #maxFrames: number;
  readonly #maxBytes: number;
  #bytes = 0;
  #newest = 0;
  #oldest = 1;
  #closed = false;

  constructor(limits: ChannelLimits = {}) {
    this.#maxFrames = limits.maxFrames ?? 1_000;
    this.#maxBytes = limits.maxBytes ?? 1_048_576;
  }

  /** How many are listening; a reader that left must not be counted. */
  get listeners(): number {
    return this.#listeners.size;
  }

  publish(type: string, content: unknown): void {
    if (this.#closed) return;
    const frame = encodeFrame(++this.#newest, type, content);
    this.#frames.set(frame.id, frame);
    this.#bytes += frame.bytes.byteLength;
    this.#forgetOldest();
    for (const listener of [...this.#listeners]) listener.frame(frame);
  }

  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    for (const listener of [...this.#listeners]) listener.end();
    this.#listeners.clear();
  }

  newestId(): number {
    return this.#newest;
  }

  *readFrom(afterId: number): Iterable<Frame> {
    for (let id = Math.max(afterId + 1, this.#oldest); id <= this.#newest; id++) {
      const frame = this.#frames.get(id);
      if (frame !== undefined) yield frame;
    }
  }

  subscribe(listener: FrameListener): () => void {
    if (this.#closed) {
      listener.end();
      return () => {};
    }
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }

  #forgetOldest(): void {
    while (this.#frames.size > this.#maxFrames || this.#bytes > this.#maxBytes) {
      const frame = this.#frames.get(this.#oldest);
      if (frame === undefined) return;
      this.#frames.delete(this.#oldest++);
      this.#bytes -= frame.bytes.byteLength;
    }
  }
}
