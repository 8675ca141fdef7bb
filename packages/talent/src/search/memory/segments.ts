import type { Store } from "@bole/store";
import type { EntryKind } from "../../model/search.ts";
import type { SearchTables } from "../sql/tables.ts";
import { Segment } from "./segment.ts";

/** How long removals are told: a segment that has not looked for longer is read anew. */
export const REMOVALS_KEPT_MS = 24 * 3_600_000;
const STALE_AFTER_MS = REMOVALS_KEPT_MS / 2;

interface Held {
  readonly segment: Segment;
  used_at: number;
}

/** The segments in memory: those used last, up to a number of entries. */
export class Segments {
  readonly #store: Store<SearchTables>;
  readonly #most: number;
  readonly #now: () => number;
  readonly #held = new Map<string, Held>();

  constructor(store: Store<SearchTables>, most: number, now: () => number) {
    this.#store = store;
    this.#most = most;
    this.#now = now;
  }

  use(tenant: string, kind: EntryKind): Segment {
    const key = `${tenant}/${kind}`;
    const now = this.#now();
    const known = this.#held.get(key);
    const fresh = known !== undefined && now - known.used_at < STALE_AFTER_MS;
    const segment = fresh ? known.segment : new Segment(this.#store, tenant, kind);
    // A Map keeps the order of insertion: what is put back at the end is let go of last.
    this.#held.delete(key);
    this.#held.set(key, { segment, used_at: now });
    return segment;
  }

  /** Lets go of what was not used for longest. */
  trim(): void {
    let entries = 0;
    for (const { segment } of this.#held.values()) entries += segment.roster.size;
    for (const [key, { segment }] of this.#held) {
      if (entries <= this.#most || this.#held.size === 1) return;
      entries -= segment.roster.size;
      this.#held.delete(key);
    }
  }
}
