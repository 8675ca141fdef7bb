/**
 * An answer as a stream. It is kept whole before the first frame is sent, so a reader that leaves loses
 * nothing and stops nothing, and one that is slow is waited for.
 */
import type { AgentEvent } from "@bole/resume";
import { encodeFrame, type Frame } from "../http/sse/frame.ts";
import type { FrameSource } from "../http/sse/frame-source.ts";

export function turnFrames(answer: Promise<readonly AgentEvent[]>): FrameSource {
  const frames: Promise<Frame[]> = answer.then((events) =>
    events.map(({ type, content }, index) => encodeFrame(index + 1, type, content)),
  );
  // Whoever reads is told; nobody may be there to read.
  frames.catch(() => undefined);
  return {
    newestId: async () => (await frames).length,
    async *readFrom(afterId) {
      yield* (await frames).slice(afterId);
    },
    subscribe: ({ end }) => {
      end();
      return () => undefined;
    },
  };
}
