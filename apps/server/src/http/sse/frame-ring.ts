import type { Frame } from "./frame.ts";

/** Frames by id, up to a number of bytes; those that were added first go first. */
export class FrameRing {
  readonly #maxBytes: number;
  readonly #frames = new Map<number, Frame>();
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get(id: number): Frame | undefined {
    return this.#frames.get(id);
  }

  add(frame: Frame): void {
    this.#frames.set(frame.id, frame);
    this.#bytes += frame.bytes.byteLength;
    for (const [id, { bytes }] of this.#frames) {
      if (this.#bytes <= this.#maxBytes) return;
      this.#frames.delete(id);
      this.#bytes -= bytes.byteLength;
    }
  }
}
