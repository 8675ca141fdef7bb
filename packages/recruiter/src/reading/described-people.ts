/** Everybody whom a description means: those in a stage, or of the last list those whom the words fit. */
import type { ConversationState, Item, Match } from "@bole/language";
import { folded } from "@bole/language/text";
import { type CandidateRow, Stage } from "@bole/talent";
import { queryWords } from "@bole/talent/reading";
import { STAGE_NAMES } from "../model/stage-names.ts";
import type { DeskScene } from "./desk.ts";
import { hasPiece, piecesOf } from "./match-titles.ts";
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

/**
 * Who is meant by what is said of them: "the one from Suzhou who runs production", 长沙那位老师. The best first; one who
 * has all the words is as good as named.
 */
export function matchDescription(words: string, rows: readonly CandidateRow[]): Match[] {
  const said = piecesOf(words);
  if (said.length === 0) return [];
  return rows
    .map((row) => {
      const { person, title } = row;
      const known = new Set(piecesOf(`${person.headline ?? ""} ${title} ${person.location ?? ""}`));
      const met = said.filter((piece) => hasPiece(piece, known));
      return { item: personItem(row), score: 0.95 * (met.length / said.length) };
    })
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score);
}

export function stagesIn(words: string): Stage[] {
  const said = folded(words);
  return Stage.options.filter((stage) =>
    [STAGE_NAMES.zh[stage], STAGE_NAMES.en[stage], stage, ...ALSO[stage]].some((name) =>
      said.includes(folded(name)),
    ),
  );
}

/** What people call a stage beside its name on the board. */
const ALSO: Readonly<Record<Stage, readonly string[]>> = {
  sourced: ["待联系", "新找到", "uncontacted", "not contacted"],
  contacted: ["联系过"],
  replied: ["回复了", "回了的"],
  screening: ["初筛", "screened"],
  interview: ["在面", "interviewing"],
  offer: ["发了offer", "待入职"],
  hired: ["入职"],
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
