import { z } from "zod";
import { JsonValue } from "../contracts/json.ts";

/** Who waits for the work: a person goes before what runs by itself, and that before a bulk import. */
export const WorkPriority = z.enum(["person", "normal", "bulk"]);
export type WorkPriority = z.infer<typeof WorkPriority>;

/** Larger ones first. */
export const PRIORITY_ORDER: Readonly<Record<WorkPriority, number>> = {
  person: 2,
  normal: 1,
  bulk: 0,
};

export const WorkDraft = z.strictObject({
  queue: z.string().regex(/^[a-z][a-z0-9_-]{0,49}$/),
  tenant: z.string(),
  /** The agent that the work calls most, for limits; null where there is none. */
  agent: z.string().nullable().default(null),
  /** While work with this key waits, no other with the same one is added to the queue. */
  key: z.string().nullable().default(null),
  data: JsonValue.default(null),
  priority: WorkPriority.default("normal"),
  /** Epoch milliseconds before which it does not start. */
  run_at: z.number().optional(),
  /** Tries before it becomes a dead letter. */
  attempts: z.int().min(1).max(100).default(5),
  /** Wait before the second try, in milliseconds; it doubles from try to try, up to five minutes. */
  backoff_ms: z.int().min(0).max(300_000).default(1_000),
});
export type WorkDraft = z.input<typeof WorkDraft>;

export interface Work {
  readonly id: string;
  readonly queue: string;
  readonly tenant: string;
  readonly agent: string | null;
  readonly key: string | null;
  readonly data: JsonValue;
  /** 1 for the first try. */
  readonly attempt: number;
}

/** Work that failed in all of its tries. Nothing tries it again by itself. */
export interface DeadLetter extends Work {
  readonly error: string;
  readonly died_at: string;
}

/** Throws where the work is to be tried again; the signal says that the queue is closing. */
export type WorkHandler = (work: Work, signal: AbortSignal) => Promise<void>;

/**
 * Wakes and limits work, nothing more. The journal and the outbox stay the truth of what is done:
 * work may be done twice after a crash, and must find out itself that there is nothing left to do.
 */
export interface WorkQueue {
  /** False where work with the same key waits already. */
  add(draft: WorkDraft): Promise<boolean>;
  /** Does a queue's work in this process, from now on; the result stops it, after what is under way. */
  work(queue: string, handler: WorkHandler): Promise<() => Promise<void>>;
  /** Newest first, at most a thousand. */
  deadLetters(tenant: string): Promise<DeadLetter[]>;
  /**
   * Tries a dead letter anew, with all of its tries; false where there is none. If work with the same key waits
   * already, the letter is only removed: once is enough.
   */
  revive(tenant: string, id: string): Promise<boolean>;
  discard(tenant: string, id: string): Promise<boolean>;
  /** Waits for what is under way. */
  close(): Promise<void>;
}

const MOST_BACKOFF_MS = 300_000;

/** @param attempt the one that has failed */
export function backoffOf(backoffMs: number, attempt: number): number {
  return Math.min(MOST_BACKOFF_MS, backoffMs * 2 ** (attempt - 1));
}
