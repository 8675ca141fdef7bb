/**
 * Files on their way in: a few at a time, each with its own result, however many were dropped. It
 * lives outside of React, because one goes on reading other pages while it works. What failed can
 * be tried again; nothing is lost by that, because the server knows a file that it has.
 */
import type { ImportedFile } from "@bole/server/contract";

export interface QueuedFile {
  readonly id: number;
  readonly name: string;
  readonly state: "waiting" | "sending" | "done" | "failed";
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
  /** Forgets those that have ended. */
  readonly clear: () => void;
}

export function createImportQueue(options: {
  readonly send: (file: File, jobId: string | null) => Promise<ImportedFile>;
  /** What the answer says is wrong, or null. */
  readonly problemOf: (result: ImportedFile) => unknown;
  /** How many are under way at the same time. */
  readonly parallel: number;
}): ImportQueue {
  const listeners = new Set<() => void>();
  const sources = new Map<number, { readonly file: File; readonly jobId: string | null }>();
  let queue: readonly QueuedFile[] = [];
  let last = 0;

  const change = (next: readonly QueuedFile[]) => {
    queue = next;
    for (const listener of listeners) listener();
  };
  const set = (id: number, part: Partial<QueuedFile>) =>
    change(queue.map((one) => (one.id === id ? { ...one, ...part } : one)));

  const work = () => {
    const free = options.parallel - queue.filter(({ state }) => state === "sending").length;
    for (const { id } of queue.filter(({ state }) => state === "waiting").slice(0, free)) {
      void sendOne(id);
    }
  };
  const sendOne = async (id: number) => {
    const source = sources.get(id);
    if (source === undefined) return;
    set(id, { state: "sending", error: null, result: null });
    try {
      const result = await options.send(source.file, source.jobId);
      const error = options.problemOf(result);
      set(id, { state: error === null ? "done" : "failed", result, error });
      if (error === null) sources.delete(id);
    } catch (error) {
      set(id, { state: "failed", error });
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
      const added = files.map((file): QueuedFile => {
        last += 1;
        sources.set(last, { file, jobId });
        return { id: last, name: file.name, state: "waiting", result: null, error: null };
      });
      change([...queue, ...added]);
      work();
    },
    retry: (ids) => {
      change(
        queue.map((one) =>
          ids.includes(one.id) && one.state === "failed" ? { ...one, state: "waiting" } : one,
        ),
      );
      work();
    },
    clear: () => {
      const left = queue.filter(({ state }) => state === "waiting" || state === "sending");
      for (const { id } of queue) if (!left.some((one) => one.id === id)) sources.delete(id);
      change(left);
    },
  };
}
