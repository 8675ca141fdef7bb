/** What waits for the person, as the reader and the executor see it. */
import type { Item, PendingCard } from "@bole/language";
import type { EffectKind } from "@bole/talent";
import type { ApprovalKind } from "../model/events.ts";
import { entriesOf, planOn } from "./answering/waiting-card.ts";
import type { Pending } from "./pending.ts";

/** As the examples name the kinds of cards. */
const KINDS: Readonly<Record<ApprovalKind, string>> = {
  plan: "plan",
  shortlist: "shortlist",
  mails: "mails",
  stages: "stage",
  slots: "interview",
  results: "plan",
  other: "plan",
};

/** What was proposed in the conversation and waits beside the workflows' questions: of one message, of one kind. */
export interface Proposal {
  readonly kind: EffectKind;
  /** Of the first; the others are answered with it. */
  readonly effect_id: string;
  readonly title: string;
  readonly people: readonly Item[];
  readonly count: number;
}

const EFFECTS: Readonly<Record<EffectKind, string>> = {
  send_mail: "mails",
  move_stage: "stage",
  remove_application: "stage",
  erase_person: "stage",
  book_interview: "interview",
  move_interview: "interview",
  cancel_interview: "interview",
  create_job: "job",
  publish_job: "job",
  close_job: "job",
  delete_job: "job",
};

export function cardsOf(
  pending: readonly Pending[],
  proposals: readonly Proposal[],
): PendingCard[] {
  const cards = pending.map((one): PendingCard => {
    const items = itemsOf(one);
    const isCleanup = one.kind === "stages" && one.workflow_type === "pipeline_cleanup";
    return {
      kind: isCleanup ? "cleanup" : KINDS[one.kind],
      id: one.interrupt_id,
      label: labelOf(one, pending),
      items,
      count: one.kind === "plan" ? 1 : one.items.length,
    };
  });
  const proposed = proposals.map(
    ({ kind, effect_id: id, title: label, people, count }): PendingCard => ({
      ...{ kind: EFFECTS[kind], id, label, count },
      items: [...people],
    }),
  );
  return [...cards, ...proposed];
}

function itemsOf(card: Pending): Item[] {
  const steps = planOn(card)?.steps.filter(({ mode }) => mode !== "interrupt");
  if (steps) return steps.map(({ id, action }) => ({ kind: "step", id, label: action }));
  return entriesOf(card.items).map(({ person }) => person);
}

/** What it is for tells two of a kind apart. */
function labelOf({ title, goal }: Pending, all: readonly Pending[]): string {
  const isAlone = all.filter((one) => one.title === title).length === 1;
  return isAlone || goal === "" ? title : `${title} · ${goal.slice(0, 60)}`;
}
