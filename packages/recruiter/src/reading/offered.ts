/** What a question offers: open jobs where a job is asked for, and people of one name told apart. */
import type { ExecutedTurn, Item } from "@bole/language";
import type { Desk } from "./desk.ts";
import { jobItems } from "./linking.ts";
import { RECRUITER_TOOLS } from "./tools/index.ts";

export function withOffers(turn: ExecutedTurn, desk: Desk): ExecutedTurn {
  const { asked, state } = turn;
  if (asked === undefined) return turn;
  const kind = RECRUITER_TOOLS.get(asked.tool)?.spans[asked.argument ?? ""]?.kind;
  const offered = asked.choices.length === 0 && kind === "job" ? jobItems(desk) : asked.choices;
  const question = { ...asked, choices: offered.map((item) => toldApart(item, offered, desk)) };
  return { ...turn, asked: question, state: { ...state, question } };
}

/** By its name alone, unless another has the same. */
function toldApart(item: Item, all: readonly Item[], { workspace }: Desk): Item {
  const isShared = all.filter(({ label }) => label === item.label).length > 1;
  if (!isShared) return item;
  const row = workspace.people.find(({ person }) => person.id === item.id);
  const job = workspace.jobs.find(({ id }) => id === item.id);
  const known = row
    ? [row.person.headline ?? row.title, row.person.location, row.person.email]
    : [job?.organisation, job?.location];
  return { ...item, label: [item.label, ...known].filter(Boolean).join(" · ") };
}
