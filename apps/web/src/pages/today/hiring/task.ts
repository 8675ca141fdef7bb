/** Somebody to do something for. */
import type { HiringToday } from "@bole/server/contract";

export type Task = HiringToday["tasks"][number];
