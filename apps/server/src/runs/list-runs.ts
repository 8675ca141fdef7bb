import type { RunFilter } from "@bole/engine";
import type { EngineHost } from "../engine/engine-host.ts";
import type { RunList } from "../http/contract/runs.ts";
import { invalidQuery } from "../http/query.ts";
import { summaryOf } from "./run-summary.ts";

/** A page of a tenant's runs, newest first, and where the next page begins. */
export async function listRuns(
  { memory }: EngineHost,
  tenant: string,
  filter: RunFilter & { readonly limit: number },
): Promise<RunList> {
  const { before, limit } = filter;
  if (before !== undefined && (await memory.runs.get(tenant, before)) === null)
    throw invalidQuery([{ path: "before", message: `there is no run "${before}"` }]);
  // One more than was asked for tells whether there are more.
  const found = await memory.runs.list(tenant, { ...filter, limit: limit + 1 });
  const runs = found.slice(0, limit);
  const last = found.length > limit ? runs.at(-1) : undefined;
  return { runs: runs.map(summaryOf), next: last?.run_id ?? null };
}
