import { type RunFilter, type RunRecord, RunStatus } from "../ports/runs.ts";
import { lowerCase, searchText } from "../search-text.ts";
import type { RedisLink } from "./link.ts";
import { toTexts, toValues } from "./reply.ts";
import { fromRunFields, RUN_FIELDS } from "./run-fields.ts";

/** Runs that are looked at together where only some of them may fit. */
const PAGE = 200;

/**
 * A tenant's runs, newest first. Each status has an index by position; a list merges some. What no
 * index knows (a word, whether there is a goal) is looked for page by page.
 */
export async function listRuns(
  link: RedisLink,
  tenant: string,
  filter: RunFilter,
): Promise<RunRecord[]> {
  const { limit = Number.POSITIVE_INFINITY, before } = filter;
  let below = before === undefined ? "+inf" : await positionOf(link, tenant, before);
  const found: RunRecord[] = [];
  while (below !== null && found.length < limit) {
    const page = await readPage(link, tenant, filter, below);
    found.push(...page.runs);
    below = page.next;
  }
  return found.slice(0, limit);
}

interface Page {
  readonly runs: readonly RunRecord[];
  /** Where the next one begins; null where there is none. */
  readonly next: string | null;
}

async function readPage(
  link: RedisLink,
  tenant: string,
  filter: RunFilter,
  below: string,
): Promise<Page> {
  const { status = RunStatus.options, limit } = filter;
  const picky = isPicky(filter);
  const size = picky ? PAGE : limit;
  const cut = size === undefined ? [] : ["LIMIT", 0, size];
  const found = await link.together(
    status.map((one) => {
      const index = link.keys.runsOf(tenant, one);
      return ["zrevrangebyscore", index, below, "-inf", "WITHSCORES", ...cut];
    }),
  );
  const newest = found
    .flatMap((reply) => pairs(toTexts(reply)))
    .sort((a, b) => b.position - a.position)
    .slice(0, size);
  const loaded = await link.batch(
    newest.map(({ id }) => ["hmget", link.keys.run(id), ...RUN_FIELDS]),
  );
  const runs = newest.flatMap(({ id }, i) => {
    const run = fromRunFields(tenant, id, toValues(loaded[i]));
    // It may have gone on since the index was read.
    return run && status.includes(run.status) && fits(run, filter) ? [run] : [];
  });
  const last = newest.length === size ? newest.at(-1) : undefined;
  return { runs, next: last ? `(${last.position}` : null };
}

/** Whether a filter asks for something that no index knows. */
function isPicky({ status: _, limit: __, before: ___, q = "", ...rest }: RunFilter): boolean {
  return q !== "" || Object.values(rest).some((value) => value !== undefined);
}

function fits(run: RunRecord, filter: RunFilter): boolean {
  const { waiting_for, agent, tag, parent, since, until, planned, q = "" } = filter;
  if (waiting_for && !(run.waiting_for && waiting_for.includes(run.waiting_for))) return false;
  if (agent !== undefined && !Object.hasOwn(run.pins ?? {}, agent)) return false;
  if (tag !== undefined && !run.tags.includes(tag)) return false;
  if (parent !== undefined && run.parent?.run_id !== parent) return false;
  if (since !== undefined && run.created_at < since) return false;
  if (until !== undefined && run.created_at >= until) return false;
  if (planned !== undefined && planned !== (run.planning !== null)) return false;
  return searchText(run).includes(lowerCase(q));
}

async function positionOf(link: RedisLink, tenant: string, runId: string): Promise<string | null> {
  const key = link.keys.run(runId);
  const [owner, position] = await link.ask((redis) => redis.hmget(key, "tenant", "position"));
  return owner === tenant ? `(${position}` : null;
}

function pairs(flat: readonly string[]): { id: string; position: number }[] {
  return flat.flatMap((id, i) => (i % 2 === 0 ? [{ id, position: Number(flat[i + 1]) }] : []));
}
