/** Follows a run for as long as the page shows it, and lets its record be read again as it moves. */
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useReducer, useRef, useState } from "react";
import { runQuery } from "../../api/runs.ts";
import { appendEvents, isOver } from "./event-log.ts";
import type { RunEvent } from "./events-text.ts";
import { openRunStream, type StreamState } from "./run-stream.ts";

/** Steps end faster than anybody reads; the record is not asked for more often than this. */
const REFRESH_MS = 400;
/** A record that takes long to read is read less often: the run needs the server, too. */
const REST_PER_READ = 5;
const NONE: readonly RunEvent[] = [];

export function useRunEvents(runId: string) {
  const client = useQueryClient();
  const [events, append] = useReducer(appendEvents, NONE);
  const [state, setState] = useState<StreamState>("connecting");

  useEffect(() => openRunStream(runId, { onEvents: append, onState: setState }), [runId]);

  const newest = events.at(-1)?.seq ?? 0;
  const due = useRef<ReturnType<typeof setTimeout>>(undefined);
  const rest = useRef(REFRESH_MS);
  useEffect(() => {
    // Not put off by what comes meanwhile: a busy run would never be read again.
    if (newest === 0 || due.current !== undefined) return;
    const refresh = async () => {
      due.current = undefined;
      void client.invalidateQueries({ queryKey: ["approvals"] });
      const began = performance.now();
      await client.invalidateQueries({ queryKey: runQuery(runId).queryKey });
      rest.current = Math.max(REFRESH_MS, (performance.now() - began) * REST_PER_READ);
    };
    due.current = setTimeout(() => void refresh(), isOver(events) ? REFRESH_MS : rest.current);
  }, [newest, events, client, runId]);
  useEffect(() => () => clearTimeout(due.current), []);

  return { events, state };
}
