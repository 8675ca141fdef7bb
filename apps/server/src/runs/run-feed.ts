/**
 * A run's events as frames. However many read a run, it is followed once and each event is encoded
 * once; the newest frames are kept for those who come a moment later, older ones are read from the
 * memory. It follows only while somebody listens.
 */
import type { Engine, Memory, RunEvent } from "@bole/engine";
import { encodeFrame, type Frame } from "../http/sse/frame.ts";
import { FrameRing } from "../http/sse/frame-ring.ts";
import type { FrameListener, FrameSource } from "../http/sse/frame-source.ts";

/** Events that are read at a time. */
const PAGE = 500;
/** What is kept of them for all readers. */
const KEPT_BYTES = 1_048_576;

export interface RunFeedOptions {
  readonly engine: Pick<Engine, "events">;
  readonly memory: Pick<Memory, "events">;
  readonly tenant: string;
  readonly runId: string;
  /** How an event is told. @default by its own type, as it is */
  readonly tell?: (event: RunEvent) => { readonly type: string; readonly content: unknown };
  /** Called when nobody listens any more, or nothing more will come. */
  readonly onIdle: () => void;
  readonly onError: (error: unknown) => void;
}

export class RunFeed implements FrameSource {
  readonly #options: RunFeedOptions;
  readonly #listeners = new Set<FrameListener>();
  readonly #kept = new FrameRing(KEPT_BYTES);
  readonly #from: Promise<number>;
  #events: AsyncGenerator<RunEvent> | undefined;
  #left = false;

  constructor(options: RunFeedOptions) {
    this.#options = options;
    this.#from = this.#lastSeq();
    this.#follow()
      .catch(options.onError)
      .finally(() => this.#end());
  }

  /**
   * Asked by a reader before it reads: what is stored by then is read, what comes later is
   * announced, and nothing falls between the two.
   */
  async newestId(): Promise<number> {
    await this.#from;
    return this.#lastSeq();
  }

  async *readFrom(afterId: number): AsyncIterable<Frame> {
    const { memory, tenant, runId } = this.#options;
    for (let after = afterId; ; ) {
      const kept = this.#kept.get(after + 1);
      if (kept !== undefined) {
        yield kept;
        after = kept.id;
        continue;
      }
      const page = await memory.events.read(tenant, runId, after, PAGE);
      for (const event of page) yield this.#frame(event);
      const last = page.at(-1);
      if (last === undefined) return;
      after = last.seq;
    }
  }

  subscribe(listener: FrameListener): () => void {
    if (this.#left) {
      listener.end();
      return () => {};
    }
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.#leave();
    };
  }

  async #follow(): Promise<void> {
    const { engine, tenant, runId } = this.#options;
    const from = await this.#from;
    if (this.#left) return;
    this.#events = engine.events(tenant, runId, from);
    for await (const event of this.#events) {
      const frame = this.#frame(event);
      for (const listener of [...this.#listeners]) listener.frame(frame);
    }
  }

  #frame(event: RunEvent): Frame {
    const known = this.#kept.get(event.seq);
    if (known !== undefined) return known;
    const { type, content } = this.#options.tell?.(event) ?? { type: event.type, content: event };
    const frame = encodeFrame(event.seq, type, content);
    this.#kept.add(frame);
    return frame;
  }

  #lastSeq(): Promise<number> {
    const { memory, tenant, runId } = this.#options;
    return memory.events.lastSeq(tenant, runId);
  }

  /** Nothing more will come: the run is over, the engine is closed, or the memory is away. */
  #end(): void {
    this.#leave();
    for (const listener of [...this.#listeners]) listener.end();
    this.#listeners.clear();
  }

  #leave(): void {
    if (this.#left) return;
    this.#left = true;
    this.#options.onIdle();
    this.#events?.return(undefined).catch(this.#options.onError);
  }
}
