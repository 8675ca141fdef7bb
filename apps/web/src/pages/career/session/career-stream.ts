/**
 * A session's events, live. The browser takes a lost stream up again by itself and says which event it
 * saw last; where it gives up, the stream is opened anew. It ends with the session.
 */
import { careerEventsPath } from "../../../api/career.ts";
import { CAREER_EVENTS, type CareerEvent } from "./career-progress.ts";

const AGAIN_MS = 3_000;
/** Many events come at once; the page is drawn for all of them together. */
const TOGETHER_MS = 50;
const LAST: readonly string[] = ["done", "failed", "cancelled"];

export function openCareerStream(
  sessionId: string,
  listener: {
    readonly onEvents: (events: readonly CareerEvent[]) => void;
    readonly onLost: (isLost: boolean) => void;
  },
): () => void {
  let source: EventSource | undefined;
  let again: ReturnType<typeof setTimeout> | undefined;
  let flush: ReturnType<typeof setTimeout> | undefined;
  let waiting: CareerEvent[] = [];

  const deliver = () => {
    flush = undefined;
    const events = waiting;
    waiting = [];
    listener.onEvents(events);
    if (events.some(isLast)) source?.close();
  };
  const open = () => {
    const stream = new EventSource(careerEventsPath(sessionId));
    source = stream;
    stream.addEventListener("open", () => listener.onLost(false));
    const receive = ({ data, lastEventId }: MessageEvent<string>) => {
      const event = eventOf(Number(lastEventId), JSON.parse(data));
      if (event === null) return;
      waiting.push(event);
      flush ??= setTimeout(deliver, TOGETHER_MS);
    };
    for (const type of CAREER_EVENTS) stream.addEventListener(type, receive);
    stream.addEventListener("error", () => {
      // What has arrived may hold the last event; then this is the end, and no loss.
      if (waiting.some(isLast)) {
        stream.close();
        return;
      }
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

const isLast = ({ type }: CareerEvent) => LAST.includes(type);

/** The envelope is `{type, content}`; what looks different is for a newer page. */
function eventOf(seq: number, data: unknown): CareerEvent | null {
  if (!isFields(data) || typeof data.type !== "string" || !isFields(data.content)) return null;
  return { seq, type: data.type, content: data.content };
}

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
