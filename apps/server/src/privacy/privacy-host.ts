/** What becomes of a person's data: given to them, erased with a receipt, deleted when its time is over. */
import type { WholeDatabase } from "@bole/store";
import type { Talent } from "@bole/talent";
import { sweepRedis } from "./redis-traces.ts";
import type { RunRetention } from "./run-retention.ts";
import type { TraceSearch, Traces } from "./traces.ts";

export interface PrivacyParts {
  readonly talent: Talent;
  readonly database: WholeDatabase;
  readonly traces: Traces;
  readonly runs: RunRetention;
  /** A Redis that keeps runs or their cache; undefined where there is none. */
  readonly redisUrl: string | undefined;
}

export interface PrivacyHost {
  readonly privacy: PrivacyParts;
}

/** One pass over the database and what is beside it. */
export async function sweepAll(
  { traces, redisUrl }: PrivacyParts,
  search: TraceSearch,
): Promise<Record<string, number>> {
  const counts = await traces.sweep(search);
  if (redisUrl === undefined) return counts;
  const redis = await sweepRedis(redisUrl, search);
  return redis === 0 ? counts : { ...counts, redis };
}
