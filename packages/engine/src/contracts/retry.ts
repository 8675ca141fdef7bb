import { z } from "zod";

/** How often and how patiently a failing agent is tried again. */
export const Retry = z.strictObject({
  /** Tries in all, the first included. */
  attempts: z.int().min(1).max(10),
  /** Wait before the second try. */
  backoff_ms: z.int().min(0).default(200),
  /** Each wait is the one before, times this. */
  factor: z.number().min(1).default(2),
  max_backoff_ms: z.int().min(0).default(30_000),
});
export type Retry = z.infer<typeof Retry>;
