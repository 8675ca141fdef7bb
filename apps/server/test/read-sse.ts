/** Server-sent events as a client reads them. */
import { RunEvent } from "@bole/engine";
import { z } from "zod";

export interface SseEvent {
  readonly id: number;
  readonly event: string;
  readonly data: unknown;
}

/** Reads until the stream ends, or until something is so. */
export async function readSse(
  body: ReadableStream<Uint8Array> | null,
  until: (events: readonly SseEvent[]) => boolean = () => false,
): Promise<SseEvent[]> {
  const events: SseEvent[] = [];
  if (body === null) return events;
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return events;
      text += decoder.decode(value, { stream: true });
      const frames = text.split("\n\n");
      text = frames.pop() ?? "";
      events.push(...frames.filter((frame) => frame.startsWith("id:")).map(parseFrame));
      if (until(events)) {
        await reader.cancel();
        return events;
      }
    }
  } catch {
    // The server is gone: what has been read has been read.
    return events;
  }
}

function parseFrame(frame: string): SseEvent {
  const [, id, event, data = ""] = /^id: (\d+)\nevent: (\w+)\ndata: (.*)$/.exec(frame) ?? [];
  return { id: Number(id), event: event ?? "", data: JSON.parse(data) };
}

const Envelope = z.object({ type: z.string(), content: RunEvent });

/** Checks the envelope: the name twice, the number twice. */
export function runEventOf({ id, event, data }: SseEvent): RunEvent {
  const { type, content } = Envelope.parse(data);
  if (type !== event || content.type !== type || content.seq !== id)
    throw new Error(`The envelope contradicts itself: ${JSON.stringify({ id, event, data })}`);
  return content;
}
