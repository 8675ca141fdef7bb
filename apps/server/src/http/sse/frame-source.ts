/**
 * Where a stream's frames come from: a ring in memory (the log), or later a table (a run's
 * events). Ids are 1, 2, 3 … without gaps, so that a reader can see that it missed something.
 */
import type { Frame } from "./frame.ts";

export interface FrameListener {
  readonly frame: (frame: Frame) => void;
  /** No more frames will come. */
  readonly end: () => void;
}

export interface FrameSource {
  /** Whether it leaves out some of the ids: a part of a stream. @default false */
  readonly sparse?: boolean;
  /** Id of the newest frame, 0 if there has been none. */
  readonly newestId: () => number | Promise<number>;
  /** What is still there after `afterId`, oldest first. */
  readonly readFrom: (afterId: number) => Iterable<Frame> | AsyncIterable<Frame>;
  /**
   * Live frames from now on, each readable by `readFrom` before it is announced. On a source that
   * has ended, `end` is called at once. Returns the function that unsubscribes.
   */
  readonly subscribe: (listener: FrameListener) => () => void;
}
