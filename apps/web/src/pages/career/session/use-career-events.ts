/** Follows a session for as long as the page shows it, and reads it again as it moves. */
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useReducer, useState } from "react";
import { CAREER_KEY, careerQuery } from "../../../api/career.ts";
import { NO_PROGRESS, readEvents, tellsOfChange } from "./career-progress.ts";
import { openCareerStream } from "./career-stream.ts";

/** Nodes end faster than anybody reads; the session is not asked for more often than this. */
const REFRESH_MS = 150;

export function useCareerEvents(sessionId: string) {
  const client = useQueryClient();
  const [progress, read] = useReducer(readEvents, NO_PROGRESS);
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    let due: ReturnType<typeof setTimeout> | undefined;
    const stop = openCareerStream(sessionId, {
      onLost: setLost,
      onEvents: (events) => {
        read(events);
        // Not put off by what comes meanwhile: a busy session would never be read again.
        if (due !== undefined || !tellsOfChange(events)) return;
        due = setTimeout(() => {
          due = undefined;
          void client.invalidateQueries({ queryKey: careerQuery(sessionId).queryKey });
          void client.invalidateQueries({ queryKey: [...CAREER_KEY, "list"] });
        }, REFRESH_MS);
      },
    });
    return () => {
      clearTimeout(due);
      stop();
    };
  }, [sessionId, client]);
  return { progress, isLost };
}
