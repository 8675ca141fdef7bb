/** A run's events, live. The stream ends with the run. */
import { openEventStream } from "../../api/event-stream.ts";
import { eventsPath } from "../../api/runs.ts";
import { isLast } from "./event-log.ts";
import { EVENT_TYPES, type RunEvent } from "./events-text.ts";

export type StreamState = "connecting" | "live" | "lost" | "ended";

export function openRunStream(
  runId: string,
  listener: {
    readonly onEvents: (events: readonly RunEvent[]) => void;
    readonly onState: (state: StreamState) => void;
  },
): () => void {
  listener.onState("connecting");
  const stream = {
    ...{ path: eventsPath(runId), types: EVENT_TYPES, isLast },
    read: (_seq: number, data: unknown) => (isEnvelope(data) ? data.content : null),
  };
  return openEventStream<RunEvent>(stream, {
    onEvents: (events) => {
      listener.onEvents(events);
      if (events.some(isLast)) listener.onState("ended");
    },
    onLost: (isLost) => listener.onState(isLost ? "lost" : "live"),
  });
}

/** `{type, content}`; what looks different is for a newer page. */
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
