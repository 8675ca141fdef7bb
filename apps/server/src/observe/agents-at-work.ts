/** Which agent is called where. A step's end does not say it, so it is noted when it begins. */
import type { RunEvent } from "@bole/engine";
import { z } from "zod";

const Started = z.object({ action: z.string() });

export class AgentsAtWork {
  readonly #ofRun = new Map<string, Map<string, string>>();

  started(runId: string, { type, key, data }: RunEvent): void {
    if (type !== "step_started" || key === null) return;
    const { action } = Started.safeParse(data).data ?? {};
    if (action !== undefined) this.called(runId, key, action);
  }

  called(runId: string, key: string, agent: string): void {
    const ofRun = this.#ofRun.get(runId) ?? new Map<string, string>();
    this.#ofRun.set(runId, ofRun.set(stepOf(key), agent));
  }

  at(runId: string, key: string): string | undefined {
    return this.#ofRun.get(runId)?.get(stepOf(key));
  }

  /** A run that has ended, or waits: then it may go on in another process. */
  forget(runId: string): void {
    this.#ofRun.delete(runId);
  }
}

/** An item or a turn calls what its step calls. */
function stepOf(key: string): string {
  return key.replace(/(?:\[\d+\]|#\d+)+$/, "");
}
