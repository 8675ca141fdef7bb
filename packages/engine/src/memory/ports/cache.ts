import type { JsonValue } from "../../contracts/json.ts";

/** What an answer is filed under: the agent's name, and a hash over tenant, version and input. */
export interface CacheKey {
  readonly agent: string;
  /** Full sha256 in hex. Keys are its first 16 digits; the rest is compared. */
  readonly sha256: string;
}

/** Answers of pure agents by their input. Losing an entry costs time, never a result. */
export interface CachePort {
  /** In a box, because null is an answer, too. */
  get(key: CacheKey, now: number): Promise<{ readonly value: JsonValue } | null>;
  set(key: CacheKey, value: JsonValue, expiresAt: number): Promise<void>;
  /** Drops what has expired; how many that were. */
  sweep(now: number): Promise<number>;
}
