/** Everybody whom a description means: those in a stage, or of the last list those whom the words fit. */
import type { ConversationState, Item } from "@bole/language";
import { folded } from "@bole/language/text";
import { type CandidateRow, Stage } from "@bole/talent";
import { queryWords } from "@bole/talent/reading";
import { STAGE_NAMES } from "../model/stage-names.ts";
import type { DeskScene } from "./desk.ts";
import { jobOnRecord, personItem, reader } from "./workspace.ts";

export async function describedPeople(
  words: string,
  state: ConversationState,
  { workspace, records, tenant }: DeskScene,
): Promise<readonly Item[]> {
  const shown = new Set(state.list.map(({ id }) => id));
  const fitting = workspace.people.filter((row) => shown.has(row.person.id) && fits(words, row));
  if (fitting.length > 0) return fitting.map(personItem);
  const stages = stagesIn(words);
  const job = jobOnRecord(state.focus.job, workspace)?.id;
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
    [STAGE_NAMES.zh[stage], STAGE_NAMES.en[stage], stage, ...ALSO[stage]].some((name) =>
      said.includes(folded(name)),
    ),
  );
}

const OVER: ReadonlySet<Stage> = new Set(["hired", "rejected", "withdrawn"]);

/** The stages of those with whom something goes on. */
export const GOING_ON: readonly Stage[] = Stage.options.filter((stage) => !OVER.has(stage));

/** Whether words seek those with whom something goes on, and nothing else. */
export const isGoingOn = (words: string): boolean => LIVE.has(folded(words).trim());
const LIVE: ReadonlySet<string> = new Set([
  ...["live", "active", "in play", "in process", "still in", "in the running", "current"],
  ...["在流程", "流程里", "在流程里", "还在流程里", "进行中", "在跟进", "在招"],
]);

/** What people call a stage beside its name on the board. */
const ALSO: Readonly<Record<Stage, readonly string[]>> = {
  sourced: ["待联系", "新找到", "uncontacted", "not contacted"],
  contacted: ["联系过", "首次联系", "first contact"],
  replied: ["回复了", "回了的"],
  screening: ["初筛", "screened"],
  interview: ["在面", "interviewing"],
  offer: ["发了offer", "待入职"],
  hired: ["入职", "录取"],
  rejected: ["淘汰", "拒掉", "turned down"],
  withdrawn: ["退出", "放弃", "pulled out"],
};

/** Whether a whole word of the description stands in what is known of somebody: "German" is not "Germany". */
function fits(words: string, { person, title }: CandidateRow): boolean {
  const known = new Set(
    queryWords(`${person.headline ?? ""} ${title ?? ""} ${person.location ?? ""}`),
  );
  return queryWords(folded(words)).some((word) => known.has(word));
}
