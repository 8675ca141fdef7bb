/**
 * What a conversation's messages come to, live. The browser takes a lost stream up again by itself
 * and says which event it saw last; where it gives up, the stream is opened anew.
 */
import type { KeptEvent } from "@bole/server/contract";
import { conversationEventsPath } from "../../../api/recruiter.ts";
import { EVENT_TYPES, isKept } from "../model/kept.ts";

const AGAIN_MS = 3_000;
/** Many come at once; the page is drawn for all of them together. */
const TOGETHER_MS = 50;

export function openConversationStream(
  sessionId: string,
  listener: {
    readonly onEvents: (events: readonly KeptEvent[]) => void;
    readonly onLost: (isLost: boolean) => void;
  },
): () => void {
  let source: EventSource | undefined;
  let again: ReturnType<typeof setTimeout> | undefined;
  let flush: ReturnType<typeof setTimeout> | undefined;
  let waiting: KeptEvent[] = [];
  const deliver = () => {
    flush = undefined;
    const events = waiting;
    waiting = [];
    listener.onEvents(events);
  };
  const open = () => {
    const stream = new EventSource(conversationEventsPath(sessionId));
    source = stream;
    stream.addEventListener("open", () => listener.onLost(false));
    const receive = ({ data, lastEventId }: MessageEvent<string>) => {
      const told: unknown = JSON.parse(data);
      // The number that it is kept under is the stream's own.
      const event = typeof told === "object" ? { ...told, seq: Number(lastEventId) } : told;
      if (!isKept(event)) return;
      waiting.push(event);
      flush ??= setTimeout(deliver, TOGETHER_MS);
    };
    for (const type of EVENT_TYPES) stream.addEventListener(type, receive);
    stream.addEventListener("error", () => {
      listener.onLost(true);
      if (stream.readyState === EventSource.CLOSED) again = setTimeout(open, AGAIN_MS);
    });
  };
  open();
  return () => {
    clearTimeout(again);
    clearTimeout(flush);
    source?.close();
  };
}
