/**
 * A run's events, live. The browser takes a lost stream up again by itself and says which event it
 * saw last; where it gives up, the stream is opened anew. It ends with the run.
 */
import { eventsPath } from "../../api/runs.ts";
import { EVENT_TYPES, type RunEvent } from "./events-text.ts";

export type StreamState = "connecting" | "live" | "lost" | "ended";

const AGAIN_MS = 3_000;
/** Many events come at once; the page is drawn for all of them together. */
const TOGETHER_MS = 50;
const LAST: readonly string[] = ["run_completed", "run_failed", "run_cancelled"];

export function openRunStream(
  runId: string,
  listener: {
    readonly onEvents: (events: readonly RunEvent[]) => void;
    readonly onState: (state: StreamState) => void;
  },
): () => void {
  let source: EventSource | undefined;
  let again: ReturnType<typeof setTimeout> | undefined;
  let flush: ReturnType<typeof setTimeout> | undefined;
  let waiting: RunEvent[] = [];

  const deliver = () => {
    flush = undefined;
    const events = waiting;
    waiting = [];
    listener.onEvents(events);
    if (events.some(({ type }) => LAST.includes(type))) {
      source?.close();
      listener.onState("ended");
    }
  };
  const open = () => {
    const stream = new EventSource(eventsPath(runId));
    source = stream;
    stream.addEventListener("open", () => listener.onState("live"));
    const receive = ({ data }: MessageEvent<string>) => {
      const content = contentOf(JSON.parse(data));
      if (content === undefined) return;
      waiting.push(content);
      flush ??= setTimeout(deliver, TOGETHER_MS);
    };
    for (const type of EVENT_TYPES) stream.addEventListener(type, receive);
    stream.addEventListener("error", () => {
      // What has arrived may hold the run's last event; then this is the end, and no loss.
      if (waiting.some(({ type }) => LAST.includes(type))) {
        stream.close();
        return;
      }
      listener.onState("lost");
      if (stream.readyState === EventSource.CLOSED) again = setTimeout(open, AGAIN_MS);
    });
  };

  listener.onState("connecting");
  open();
  return () => {
    clearTimeout(again);
    clearTimeout(flush);
    source?.close();
  };
}

/** The envelope is `{type, content}`; what looks different is for a newer page. */
function contentOf(data: unknown): RunEvent | undefined {
  return isEnvelope(data) ? data.content : undefined;
}

function isEnvelope(data: unknown): data is { content: RunEvent } {
  if (typeof data !== "object" || data === null || !("content" in data)) return false;
  const { content } = data;
  return (
    typeof content === "object" &&
    content !== null &&
    "seq" in content &&
    typeof content.seq === "number" &&
    "type" in content
  );
}
