/** The proposals of a conversation that still wait for a yes or a no, as cards. */
import type { EffectEntry, Talent } from "@bole/talent";
import { proposalTitle } from "../model/proposal-title.ts";
import type { Proposal } from "./cards.ts";
import type { SessionMemory } from "./memory.ts";
import { reader } from "./workspace.ts";

export async function waitingProposals(
  talent: Pick<Talent, "effects" | "people" | "jobs">,
  { proposals }: Pick<SessionMemory, "proposals">,
  tenant: string,
  language: "zh" | "en",
): Promise<Proposal[]> {
  if (proposals.length === 0) return [];
  const principal = reader(tenant);
  const filter = { state: "awaiting_approval", limit: 200 } as const;
  const { items } = await talent.effects.list(principal, filter);
  const own = items.filter(({ id }) => proposals.includes(id)).toReversed();
  const groups = Map.groupBy(own, ({ id, run_id, content }) => `${content.kind} ${run_id ?? id}`);
  const waiting: Proposal[] = [];
  for (const group of groups.values()) {
    const [first, ...more] = group;
    if (first === undefined) continue;
    const title = await proposalTitle(talent, principal, first, language);
    waiting.push({
      kind: first.content.kind,
      effect_id: first.id,
      title: more.length === 0 ? title : `${title} (+${more.length})`,
      people: group.flatMap(personOf),
      count: group.length,
    });
  }
  return waiting;
}

const personOf = ({ person_id, person_name }: EffectEntry) =>
  person_id === null ? [] : [{ kind: "person", id: person_id, label: person_name ?? "" }];
