/**
 * The server's log as an endless stream. The browser reconnects after a lost connection and resumes
 * by Last-Event-ID; when the server answers with an error it gives up, and then we try again.
 */
import type { LogLine } from "@bole/server/contract";
import type { ReceivedLine } from "./log-lines.ts";

export type StreamState = "connecting" | "live" | "lost";

const AGAIN_MS = 3_000;

export function openLogStream(listener: {
  readonly onLine: (line: ReceivedLine) => void;
  readonly onState: (state: StreamState) => void;
}): () => void {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const open = () => {
    const stream = new EventSource("/api/system/log");
    source = stream;
    stream.addEventListener("open", () => listener.onState("live"));
    stream.addEventListener("log", ({ data, lastEventId }: MessageEvent<string>) => {
      const content = lineOf(JSON.parse(data));
      if (content !== undefined) listener.onLine({ ...content, id: lastEventId });
    });
    stream.addEventListener("error", () => {
      listener.onState("lost");
      if (stream.readyState === EventSource.CLOSED) timer = setTimeout(open, AGAIN_MS);
    });
  };

  listener.onState("connecting");
  open();
  return () => {
    clearTimeout(timer);
    source?.close();
  };
}

/** The envelope is `{type, content}`; a type we don't know is for a newer page. */
function lineOf(data: unknown): LogLine | undefined {
  return isLogEvent(data) ? data.content : undefined;
}

function isLogEvent(data: unknown): data is { type: "log"; content: LogLine } {
  return (
    typeof data === "object" &&
    data !== null &&
    "type" in data &&
    data.type === "log" &&
    "content" in data &&
    typeof data.content === "object"
  );
}
