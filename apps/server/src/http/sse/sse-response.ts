/** Answers a request with a source's frames, from where the client left off. */
import type { Context } from "hono";
import { serverErrors } from "../../errors.ts";
import type { AppDeps, AppEnv } from "../app-env.ts";
import type { FrameSource } from "./frame-source.ts";
import { frameStream } from "./frame-stream.ts";

const HEADERS = {
  "Content-Type": "text/event-stream; charset=utf-8",
  "Cache-Control": "no-store",
  // Some reverse proxies hold a stream back until it ends, unless told not to.
  "X-Accel-Buffering": "no",
} as const;

/** The source is asked for only if it will be read. */
export function sseResponse(
  c: Context<AppEnv>,
  source: () => FrameSource,
  deps: Pick<AppDeps, "timers" | "stopping">,
): Response {
  const lastSeenId = parseLastEventId(c.req.header("Last-Event-ID"));
  // Hono answers HEAD by the GET handler and throws the body away: a stream would never be closed.
  if (c.req.method === "HEAD") return c.body(null, 200, HEADERS);
  const log = c.get("log");
  const stream = frameStream(source(), {
    lastSeenId,
    timers: deps.timers,
    signal: deps.stopping,
    onDrop: () => {
      log.warn({ path: c.req.path }, "dropped a stream whose reader was too slow");
      c.env?.outgoing?.destroy();
    },
    onError: (error) => log.error({ err: error, path: c.req.path }, "a stream could not be read"),
  });
  return c.body(stream, 200, HEADERS);
}

function parseLastEventId(text: string | undefined): number | undefined {
  if (text === undefined || text === "") return undefined;
  if (/^\d{1,15}$/.test(text)) return Number(text);
  throw serverErrors.error("invalid-request", {
    detail: "The header Last-Event-ID is not an id that this server gave.",
    issues: [{ path: "Last-Event-ID", message: "must be a whole number" }],
  });
}
