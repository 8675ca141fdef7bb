/**
 * Files on their way in: a few at a time, each with its own result, however many were dropped. It
 * lives outside of React, because one goes on reading other pages while it works. It can be stopped and
 * go on; what failed can be tried again. Nothing is lost or doubled by that, because the server knows a
 * file that it has.
 */
import type { ImportedFile, ImportProgress } from "@bole/server/contract";
import type { FileToImport } from "../../../api/candidates.ts";

export interface QueuedFile {
  readonly id: number;
  readonly name: string;
  readonly state: "waiting" | "sending" | "done" | "failed";
  /** How far a scan is recognised. */
  readonly progress: ImportProgress | null;
  readonly result: ImportedFile | null;
  /** Why it failed: the server's problem, or that there was no answer. */
  readonly error: unknown;
}

export interface ImportQueue {
  readonly get: () => readonly QueuedFile[];
  readonly subscribe: (listener: () => void) => () => void;
  readonly add: (files: readonly File[], jobId: string | null) => void;
  /** Only those that failed are. */
  readonly retry: (ids: readonly number[]) => void;
  /** What is under way is let go of, and waits with the others. */
  readonly stop: () => void;
  readonly goOn: () => void;
  readonly isStopped: () => boolean;
  /** Forgets those that have ended; where it was stopped, all. */
  readonly clear: () => void;
}

export interface ImportQueueOptions {
  readonly send: (
    sent: FileToImport,
    signal: AbortSignal,
    onProgress: (progress: ImportProgress) => void,
  ) => Promise<ImportedFile>;
  /** What the answer says is wrong, or null. */
  readonly problemOf: (result: ImportedFile) => unknown;
  /** How many are under way at the same time. */
  readonly parallel: number;
}

/** More files than this at once are a folder. */
const MANY = 5;

export function createImportQueue({ send, problemOf, parallel }: ImportQueueOptions): ImportQueue {
  const listeners = new Set<() => void>();
  const sources = new Map<number, FileToImport>();
  let queue: readonly QueuedFile[] = [];
  let last = 0;
  let isStopped = false;
  let running = new AbortController();

  const change = (next: readonly QueuedFile[]) => {
    queue = next;
    for (const listener of listeners) listener();
  };
  // Ids go up, but those that were cleared are missing.
  const set = (id: number, part: Partial<QueuedFile>) => {
    const index = queue.findIndex((one) => one.id === id);
    const before = queue[index];
    if (before !== undefined) change(queue.with(index, { ...before, ...part }));
  };

  const work = () => {
    if (isStopped) return;
    const free = parallel - queue.filter(({ state }) => state === "sending").length;
    for (const { id } of queue.filter(({ state }) => state === "waiting").slice(0, free)) {
      void sendOne(id, running.signal);
    }
  };
  const sendOne = async (id: number, signal: AbortSignal) => {
    const source = sources.get(id);
    if (source === undefined) return;
    set(id, { state: "sending", error: null, result: null, progress: null });
    try {
      const result = await send(source, signal, (progress) => set(id, { progress }));
      const error = problemOf(result);
      set(id, { state: error === null ? "done" : "failed", result, error, progress: null });
      if (error === null) sources.delete(id);
    } catch (error) {
      if (signal.aborted) set(id, { state: "waiting", progress: null });
      else set(id, { state: "failed", error, progress: null });
    }
    work();
  };

  return {
    get: () => queue,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add: (files, jobId) => {
      const bulk = files.length > MANY;
      const added = files.map((file): QueuedFile => {
        last += 1;
        sources.set(last, { file, jobId, bulk });
        const { name } = file;
        return { id: last, name, state: "waiting", progress: null, result: null, error: null };
      });
      change([...queue, ...added]);
      work();
    },
    retry: (ids) => {
      const wanted = new Set(ids);
      change(
        queue.map((one) =>
          wanted.has(one.id) && one.state === "failed" ? { ...one, state: "waiting" } : one,
        ),
      );
      work();
    },
    stop: () => {
      isStopped = true;
      running.abort();
      change([...queue]);
    },
    goOn: () => {
      isStopped = false;
      running = new AbortController();
      change([...queue]);
      work();
    },
    isStopped: () => isStopped,
    clear: () => {
      const left = queue.filter(({ state }) =>
        isStopped ? state === "sending" : state === "waiting" || state === "sending",
      );
      const kept = new Set(left.map(({ id }) => id));
      for (const { id } of queue) if (!kept.has(id)) sources.delete(id);
      if (isStopped) running = new AbortController();
      isStopped = false;
      change(left);
    },
  };
}
