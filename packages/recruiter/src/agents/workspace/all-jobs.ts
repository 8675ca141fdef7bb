import type { Principal } from "@bole/base";
import type { Job, Talent } from "@bole/talent";

/** Every job of the workspace, whole; with `kind: null` projects, too. */
export async function allJobs(
  talent: Pick<Talent, "jobs">,
  reader: Principal,
  { kind = "job" }: { readonly kind?: "job" | null } = {},
): Promise<Job[]> {
  const jobs: Job[] = [];
  let after: string | undefined;
  do {
    const page = await talent.jobs.list(reader, {
      ...(kind !== null && { kind }),
      limit: 100,
      ...(after && { after }),
    });
    jobs.push(
      ...(await talent.jobs.many(
        reader,
        page.items.map(({ id }) => id),
      )),
    );
    after = page.next ?? undefined;
  } while (after !== undefined);
  return jobs.toSorted((a, b) => (a.id < b.id ? -1 : 1));
}
