/** Everybody whom a description means: those in a stage, or of the last list those whom the words fit. */
import type { ConversationState, Item } from "@bole/language";
import { folded } from "@bole/language/text";
import { type CandidateRow, Stage } from "@bole/talent";
import { queryWords } from "@bole/talent/reading";
import { STAGE_NAMES } from "../model/stage-names.ts";
import type { DeskScene } from "./desk.ts";
import { personItem, reader } from "./workspace.ts";

export async function describedPeople(
  words: string,
  state: ConversationState,
  { workspace, records, tenant }: DeskScene,
): Promise<readonly Item[]> {
  const shown = new Set(state.list.map(({ id }) => id));
  const fitting = workspace.people.filter((row) => shown.has(row.person.id) && fits(words, row));
  if (fitting.length > 0) return fitting.map(personItem);
  const stages = stagesIn(words);
  const job = state.focus.job?.id;
  const found: Item[] = [];
  for (const stage of stages) {
    const filter = { stage, limit: 200, ...(job !== undefined && { job_id: job }) };
    const { items } = await records.talent.people.list(reader(tenant), filter);
    found.push(...items.map(personItem));
  }
  return found;
}

export function stagesIn(words: string): Stage[] {
  const said = folded(words);
  return Stage.options.filter((stage) =>
    [STAGE_NAMES.zh[stage], STAGE_NAMES.en[stage], stage].some((name) =>
      said.includes(folded(name)),
    ),
  );
}

/** Whether a whole word of the description stands in what is known of somebody: "German" is not "Germany". */
function fits(words: string, { person, title }: CandidateRow): boolean {
  const known = new Set(
    queryWords(`${person.headline ?? ""} ${title ?? ""} ${person.location ?? ""}`),
  );
  return queryWords(folded(words)).some((word) => known.has(word));
}
