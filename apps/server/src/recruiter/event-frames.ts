/** Events of a conversation as frames: each under the number that it is kept under. */
import type { KeptEvent } from "@bole/recruiter";
import type { Frame } from "../http/sse/frame.ts";
import { encodeFrame } from "../http/sse/frame.ts";
import type { FrameSource } from "../http/sse/frame-source.ts";

/** For one reader. What it does not read stays in the log; the work goes on without it. */
export function eventFrames(
  events: (afterId: number, signal: AbortSignal) => AsyncIterable<KeptEvent>,
): FrameSource {
  const leaving = new AbortController();
  return {
    sparse: true,
    // All is read from the log, from where the reader says on.
    newestId: () => Number.MAX_SAFE_INTEGER,
    readFrom: (afterId) => framesOf(events(afterId, leaving.signal)),
    subscribe: ({ end }) => {
      end();
      return () => leaving.abort();
    },
  };
}

async function* framesOf(events: AsyncIterable<KeptEvent>): AsyncGenerator<Frame> {
  for await (const { seq, type, content, message_id, workflow_id, at } of events) {
    yield encodeFrame(seq, type, content, { message_id, workflow_id, at });
  }
}
