import type { Logger } from "../../contracts/execution-ctx.ts";
import type { RunRecord } from "../../memory/ports/index.ts";
import type { WorkPriority, WorkQueue } from "../../queue/work-queue.ts";

/** The queue of runs; its keys are their ids. */
const RUNS = "runs";

/** Runs that wait for their turn. */
export class RunQueue {
  readonly #queue: WorkQueue | undefined;
  readonly #logger: Logger;

  constructor(queue: WorkQueue | undefined, logger: Logger) {
    this.#queue = queue;
    this.#logger = logger;
  }

  /** False where there is no queue, or it does not answer: a run must not wait for that. */
  async add(
    { tenant, run_id }: Pick<RunRecord, "tenant" | "run_id">,
    priority: WorkPriority,
  ): Promise<boolean> {
    if (!this.#queue) return false;
    try {
      await this.#queue.add({ queue: RUNS, tenant, key: run_id, priority });
      return true;
    } catch (error) {
      this.#logger.error("The queue did not take a run; it begins at once", { run_id, error });
      return false;
    }
  }

  /** Hands out runs one after the other, as the queue's limits allow; the result stops it. */
  async work(run: (tenant: string, runId: string) => Promise<void>): Promise<() => Promise<void>> {
    if (!this.#queue) throw new Error("This engine has no queue.");
    return this.#queue.work(RUNS, async ({ tenant, key }) => {
      if (key !== null) await run(tenant, key);
    });
  }
}
