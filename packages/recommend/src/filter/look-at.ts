/** Looks at candidates as they are stored now, and says which of them a rule keeps out. */
import { type RecommendParts, reader } from "../parts.ts";
import type { Candidate, Filtered, ItemKind } from "../state/item.ts";
import type { Asked } from "../state/profile.ts";
import { type Broken, ruleAgainstJob, ruleAgainstPerson } from "./rules.ts";

export interface LookedAt {
  /** Null where it is not there any more. */
  readonly project: Filtered | null;
  readonly broken: Broken | null;
}

const GONE: LookedAt = { project: null, broken: { rule: "gone", facts: {} } };

/** In the order of the candidates. */
export async function lookAt(
  { talent, now }: Pick<RecommendParts, "talent" | "now">,
  tenant: string,
  candidates: readonly Candidate[],
  asked: Asked,
): Promise<LookedAt[]> {
  const who = reader(tenant);
  const ids = idsIn(candidates.map(({ data }) => data));
  const [jobs, people, taken] = await Promise.all([
    talent.jobs.many(who, ids.jobs),
    talent.profiles.heads(who, ids.people),
    talent.jobs.taken(who, ids.jobs, asked.person_id),
  ]);
  const byId = new Map(jobs.map((job) => [job.id, job]));
  const heads = new Map(people.map((person) => [person.id, person]));
  const today = now().toISOString().slice(0, 10);
  return candidates.map(({ data: { id }, source, ranks }) => {
    const [job, person] = [byId.get(id), heads.get(id)];
    if (job !== undefined) {
      const project = { id, kind: job.kind, title: job.title, source, ranks };
      return { project, broken: ruleAgainstJob(job, asked, taken, today) };
    }
    if (person === undefined) return GONE;
    const project = { id, kind: "person" as const, title: person.name, source, ranks };
    return { project, broken: ruleAgainstPerson(person) };
  });
}

export function idsIn(heads: readonly { readonly id: string; readonly kind: ItemKind }[]) {
  const isPerson = ({ kind }: { readonly kind: ItemKind }) => kind === "person";
  return {
    jobs: heads.filter((head) => !isPerson(head)).map(({ id }) => id),
    people: heads.filter(isPerson).map(({ id }) => id),
  };
}
