/** The people and jobs that a message may name. */
import type { Item } from "@bole/language";
import type { CandidateRow, JobSummary, Talent } from "@bole/talent";

/** Beyond this, people are found by the words that name them, and not known beforehand. */
const MOST = 1_000;
const PAGE = 200;

export interface Workspace {
  /** The newest, at most a thousand. */
  readonly people: readonly CandidateRow[];
  /** Whether there are others. */
  readonly isPart: boolean;
  readonly jobs: readonly JobSummary[];
}

/** Reads only; who may, was decided before. */
export const reader = (tenant: string) => ({ tenant, user: "recruiter", roles: [] });

export async function workspaceOf(
  { people, jobs }: Pick<Talent, "people" | "jobs">,
  tenant: string,
): Promise<Workspace> {
  const principal = reader(tenant);
  const known = await all((page) => people.list(principal, page));
  return {
    people: known.items,
    isPart: known.isPart,
    jobs: (await all((page) => jobs.list(principal, page))).items,
  };
}

interface Page<Row> {
  readonly items: readonly Row[];
  readonly next: string | null;
}

async function all<Row>(
  list: (page: { limit: number; after?: string }) => Promise<Page<Row>>,
): Promise<{ items: Row[]; isPart: boolean }> {
  const items: Row[] = [];
  let after: string | null | undefined;
  do {
    const page = await list({ limit: PAGE, ...(typeof after === "string" && { after }) });
    items.push(...page.items);
    after = page.next;
  } while (after !== null && items.length < MOST);
  return { items, isPart: after !== null };
}

export const personItem = ({ person }: Pick<CandidateRow, "person">): Item => ({
  kind: "person",
  id: person.id,
  label: person.name,
});
/** Undefined for one that is only proposed. */
export const jobOnRecord = (
  job: Item | undefined,
  { jobs }: Pick<Workspace, "jobs">,
): Item | undefined => (jobs.some(({ id }) => id === job?.id) ? job : undefined);

export const jobItem = ({ id, title }: Pick<JobSummary, "id" | "title">): Item => ({
  ...{ kind: "job", id, label: title },
});
