/** What a person made of the items of an approval, as the answer that says so. Pure. */
import type { ApprovalNeeded, DecidedApproval, WorkflowDecisions } from "@bole/server/contract";
import { type Json, sameJson } from "../../../json/json.ts";

export type Decision = WorkflowDecisions["decisions"][number];

export interface ItemChoice {
  readonly keep: boolean;
  /** Fields that became something else. */
  readonly edit: Readonly<Record<string, Json>>;
}

export type Choices = Readonly<Record<string, ItemChoice>>;

const AS_IT_IS: ItemChoice = { keep: true, edit: {} };

export const choiceOf = (choices: Choices, id: string): ItemChoice => choices[id] ?? AS_IT_IS;

export const keptOf = ({ items }: ApprovalNeeded, choices: Choices) =>
  items.filter(({ id }) => choiceOf(choices, id).keep);

/** As it stands: approved, approved with changes, or rejected where nothing is left. */
export function decisionOf(asked: ApprovalNeeded, choices: Choices): Decision {
  const { interrupt_id, items } = asked;
  if (items.length > 0 && keptOf(asked, choices).length === 0)
    return { interrupt_id, decision: "reject" };
  const isAsItWas = items.every(({ id }) => {
    const { keep, edit } = choiceOf(choices, id);
    return keep && Object.keys(edit).length === 0;
  });
  if (isAsItWas) return { interrupt_id, decision: "approve" };
  const decided = items.map(({ id }) => {
    const { keep, edit } = choiceOf(choices, id);
    const hasEdit = keep && Object.keys(edit).length > 0;
    return { id, keep, ...(hasEdit && { edit: structuredClone(edit) }) };
  });
  return { interrupt_id, decision: "modify", value: { items: decided } };
}

/** No, with the reason where one was given. */
export const rejectionOf = (interrupt_id: string, reason: string): Decision => ({
  interrupt_id,
  decision: "reject",
  ...(reason !== "" && { reason }),
});

/** What somebody made of it, wherever they did: shown to whoever looks later. */
export function choicesOf({ items }: ApprovalNeeded, decided: DecidedApproval): Choices {
  if (decided.decision !== "approved")
    return Object.fromEntries(items.map(({ id }) => [id, { keep: false, edit: {} }]));
  return Object.fromEntries(decided.items.map(({ id, keep, edit }) => [id, { keep, edit }]));
}

/** A field that is changed back is not changed. */
export function withEdit(
  choice: ItemChoice,
  preview: Readonly<Record<string, Json>>,
  change: Readonly<Record<string, Json>>,
): ItemChoice {
  const edit = Object.fromEntries(
    Object.entries({ ...choice.edit, ...change }).filter(
      ([field, value]) => !sameJson(value, preview[field]),
    ),
  );
  return { ...choice, edit };
}
