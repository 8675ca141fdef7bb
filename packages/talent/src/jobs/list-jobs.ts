/** Jobs in pages, each with how many people are in which stage: in three queries, however many. */
import { JobKind, JobStatus } from "@bole/reading/text";
import { z } from "zod";
import type { Stage } from "../model/application.ts";
import { PageRequest, pageOf } from "../page.ts";
import type { Db } from "../parts.ts";
import { searchText } from "../sql/columns.ts";
import { orNone } from "../sql/or-none.ts";
import type { NewRow } from "../sql/tables.ts";

/** Everything that is left out does not limit. */
export const JobFilter = PageRequest.extend({
  /** A part of title, organisation or place. */
  q: z.string().max(200).optional(),
  kind: JobKind.optional(),
  status: JobStatus.optional(),
  /** Only these. */
  ids: z.array(z.string()).optional(),
  /** Those that were put away, in the place of all others. */
  archived: z.boolean().default(false),
});
export type JobFilter = z.input<typeof JobFilter>;

const COLUMNS = [
  "id",
  "kind",
  "title",
  "organisation",
  "location",
  "remote",
  "employment",
  "status",
  "language",
  "must",
  "nice",
  "version",
  "archived_at",
  "updated_at",
] as const;

export interface JobSummary extends Pick<NewRow<"jobs">, (typeof COLUMNS)[number]> {
  readonly demo: boolean;
  readonly stages: Partial<Record<Stage, number>>;
}

export interface JobPage {
  readonly items: JobSummary[];
  readonly total: number;
  readonly next: string | null;
}

export async function listJobs(db: Db, filter: z.output<typeof JobFilter>): Promise<JobPage> {
  const { limit, after } = filter;
  const matching = matchingJobs(db, filter);
  let query = matching.select([...COLUMNS, "demo", "pos"]).orderBy("pos", "desc");
  if (after !== undefined) query = query.where("pos", "<", Number(after));
  const { items, next } = pageOf(await query.limit(limit + 1).execute(), limit);
  const { total } = await matching
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const stages = await stagesOf(
    db,
    items.map(({ id }) => id),
  );
  return {
    items: items.map(({ pos: _, demo, ...row }) => ({
      ...row,
      demo: demo === 1,
      stages: stages.get(row.id) ?? {},
    })),
    total: Number(total),
    next,
  };
}

function matchingJobs(db: Db, { q, kind, status, archived, ids }: z.output<typeof JobFilter>) {
  let query = db
    .selectFrom("jobs")
    .where("deleted_at", "is", null)
    .where("archived_at", archived ? "is not" : "is", null);
  if (ids !== undefined) query = query.where("id", "in", orNone(ids));
  if (kind !== undefined) query = query.where("kind", "=", kind);
  if (status !== undefined) query = query.where("status", "=", status);
  const sought = searchText(q?.trim() ?? "");
  if (sought !== "") {
    // Whether anything is left out says whether it is in there, without a pattern to escape.
    query = query.where(({ eb, fn, val, ref }) =>
      eb(fn("replace", ["search", val(sought), val("")]), "<>", ref("search")),
    );
  }
  return query;
}

async function stagesOf(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Partial<Record<Stage, number>>>> {
  const stages = new Map<string, Partial<Record<Stage, number>>>();
  if (ids.length === 0) return stages;
  const rows = await db
    .selectFrom("pipeline")
    .where("job_id", "in", ids)
    .groupBy(["job_id", "stage"])
    .select(({ fn }) => ["job_id", "stage", fn.countAll<number>().as("people")])
    .execute();
  for (const { job_id, stage, people } of rows) {
    stages.set(job_id, { ...stages.get(job_id), [stage]: Number(people) });
  }
  return stages;
}
