/** Follows a run for as long as the page shows it, and lets its record be read again as it moves. */
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useReducer, useRef, useState } from "react";
import { runQuery } from "../../api/runs.ts";
import { appendEvents } from "./event-log.ts";
import type { RunEvent } from "./events-text.ts";
import { openRunStream, type StreamState } from "./run-stream.ts";

/** Steps end faster than anybody reads; the record is not asked for more often than this. */
const REFRESH_MS = 400;
const NONE: readonly RunEvent[] = [];

export function useRunEvents(runId: string) {
  const client = useQueryClient();
  const [events, append] = useReducer(appendEvents, NONE);
  const [state, setState] = useState<StreamState>("connecting");

  useEffect(() => openRunStream(runId, { onEvents: append, onState: setState }), [runId]);

  const newest = events.at(-1)?.seq ?? 0;
  const due = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    // Not put off by what comes meanwhile: a busy run would never be read again.
    if (newest === 0 || due.current !== undefined) return;
    due.current = setTimeout(() => {
      due.current = undefined;
      void client.invalidateQueries({ queryKey: runQuery(runId).queryKey });
      void client.invalidateQueries({ queryKey: ["approvals"] });
    }, REFRESH_MS);
  }, [newest, client, runId]);
  useEffect(() => () => clearTimeout(due.current), []);

  return { events, state };
}
