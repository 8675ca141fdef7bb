import { type RunFilter, type RunRecord, RunStatus } from "../ports/runs.ts";
import type { RedisLink } from "./link.ts";
import { toTexts, toValues } from "./reply.ts";
import { fromRunFields, RUN_FIELDS } from "./run-fields.ts";

/** A tenant's runs, newest first. Each status has an index by position; a list merges some. */
export async function listRuns(
  link: RedisLink,
  tenant: string,
  { status = RunStatus.options, limit, before }: RunFilter,
): Promise<RunRecord[]> {
  const below = before === undefined ? "+inf" : await positionOf(link, tenant, before);
  if (below === null) return [];
  const cut = limit === undefined ? [] : ["LIMIT", 0, limit];
  const found = await link.together(
    status.map((one) => {
      const index = link.keys.runsOf(tenant, one);
      return ["zrevrangebyscore", index, below, "-inf", "WITHSCORES", ...cut];
    }),
  );
  const newest = found
    .flatMap((reply) => pairs(toTexts(reply)))
    .sort((a, b) => b.position - a.position)
    .slice(0, limit);
  const loaded = await link.batch(
    newest.map(({ id }) => ["hmget", link.keys.run(id), ...RUN_FIELDS]),
  );
  return newest.flatMap(({ id }, i) => {
    const run = fromRunFields(tenant, id, toValues(loaded[i]));
    // It may have gone on since the index was read.
    return run && status.includes(run.status) ? [run] : [];
  });
}

async function positionOf(link: RedisLink, tenant: string, runId: string): Promise<string | null> {
  const key = link.keys.run(runId);
  const [owner, position] = await link.ask((redis) => redis.hmget(key, "tenant", "position"));
  return owner === tenant ? `(${position}` : null;
}

function pairs(flat: readonly string[]): { id: string; position: number }[] {
  return flat.flatMap((id, i) => (i % 2 === 0 ? [{ id, position: Number(flat[i + 1]) }] : []));
}
