/** What a question offers: open jobs where a job is asked for, the likeliest first; people of one name told apart. */
import type { ExecutedTurn, Item } from "@bole/language";
import type { Desk } from "./desk.ts";
import { jobItems } from "./linking.ts";
import { matchTitles } from "./match-titles.ts";
import { RECRUITER_TOOLS } from "./tools/index.ts";

export function withOffers(turn: ExecutedTurn, desk: Desk): ExecutedTurn {
  const { asked, state } = turn;
  if (asked === undefined) return turn;
  const kind = RECRUITER_TOOLS.get(asked.tool)?.spans[asked.argument ?? ""]?.kind;
  const offered =
    asked.choices.length === 0 && kind === "job" ? likeliestJobs(desk) : asked.choices;
  const decision = asked.call?.values.decision;
  const question = {
    ...asked,
    choices: offered.map((item) => decided(toldApart(item, offered, desk), decision, desk)),
  };
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

/** Those that the message has words of, then those in its language. */
function likeliestJobs(desk: Desk): Item[] {
  const scores = new Map(
    matchTitles(desk.message, desk.workspace.jobs).map(({ item, score }) => [item.id, score]),
  );
  const rank = ({ id, label }: Item) =>
    (scores.get(id) ?? 0) + (/\p{Script=Han}/u.test(label) === (desk.language === "zh") ? 0.1 : 0);
  return jobItems(desk).toSorted((a, b) => rank(b) - rank(a));
}

/** "Yes: 3 mails" says more than "answer what waits". */
function decided(item: Item, decision: string | undefined, { state, language }: Desk): Item {
  const [card, ...more] = state.pending;
  if (item.id !== "answer_pending" || card === undefined || more.length > 0) return item;
  const words = DECIDED[language];
  const label = decision === "approve" ? words.yes(card.label) : words.no(card.label);
  return decision === "approve" || decision === "reject" ? { ...item, label } : item;
}

const DECIDED = {
  zh: { yes: (card: string) => `同意：${card}`, no: (card: string) => `不同意：${card}` },
  en: { yes: (card: string) => `Yes: ${card}`, no: (card: string) => `No: ${card}` },
} as const;
