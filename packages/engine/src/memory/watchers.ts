/** Who wants to know when a run has written something. In this process only. */
export class Watchers {
  readonly #ofRun = new Map<string, Set<() => void>>();

  watch(runId: string, onWrite: () => void): () => void {
    // A function of its own, so that watching twice with the same one is two watches.
    const watcher = () => onWrite();
    const watchers = this.#ofRun.get(runId) ?? new Set();
    this.#ofRun.set(runId, watchers.add(watcher));
    return () => {
      watchers.delete(watcher);
      if (watchers.size === 0 && this.#ofRun.get(runId) === watchers) this.#ofRun.delete(runId);
    };
  }

  /** A watcher that throws is not the writer's problem: what was written is durable. */
  tell(runId: string): void {
    for (const watcher of this.#ofRun.get(runId) ?? []) queueMicrotask(watcher);
  }
}
