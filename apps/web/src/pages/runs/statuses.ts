import type { RunState } from "@bole/server/contract";

/** In the order in which one looks for them. */
export const STATUSES: readonly RunState["status"][] = [
  "running",
  "waiting",
  "completed",
  "failed",
  "cancelled",
];
