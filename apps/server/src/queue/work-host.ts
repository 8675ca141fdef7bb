import type { Schedules, WorkQueue } from "@bole/engine";

/** Work that waits for its turn or its time. */
export interface WorkHost {
  readonly queue: WorkQueue;
  readonly schedules: Schedules;
}
