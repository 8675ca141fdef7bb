/** The page's one import queue, and what the list must learn from it. */
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import { CANDIDATES_KEY, importFile } from "../../../api/candidates.ts";
import { JOBS_KEY } from "../../../api/jobs.ts";
import { ApiProblem } from "../../../api/problems.ts";
import { indexStateQuery } from "../../../api/search.ts";
import { createImportQueue, type QueuedFile } from "./import-queue.ts";

/** Browsers hold six connections to a host; some are left for the page itself. */
const PARALLEL = 3;
/** The list is asked anew after so many, and at the end. */
const REFRESH_EVERY = 10;

export const importQueue = createImportQueue({
  send: importFile,
  problemOf: ({ problem }) => (problem === null ? null : new ApiProblem(problem)),
  parallel: PARALLEL,
});

/** Wherever one is by then: closing the window would lose what is still on its way. */
const ask = (event: BeforeUnloadEvent) => event.preventDefault();
importQueue.subscribe(() => {
  const change = importQueue.get().every(isEnded) ? removeEventListener : addEventListener;
  change("beforeunload", ask);
});

export const isEnded = ({ state }: QueuedFile) => state === "done" || state === "failed";

export function useImport(): readonly QueuedFile[] {
  const client = useQueryClient();
  const files = useSyncExternalStore(importQueue.subscribe, importQueue.get);
  const ended = files.filter(isEnded).length;
  const isBusy = ended < files.length;
  useEffect(() => {
    if (ended === 0 || (isBusy && ended % REFRESH_EVERY !== 0)) return;
    void client.invalidateQueries({ queryKey: CANDIDATES_KEY });
    void client.invalidateQueries({ queryKey: JOBS_KEY });
    void client.invalidateQueries({ queryKey: indexStateQuery.queryKey });
  }, [client, ended, isBusy]);
  return files;
}
