/** What approving the kept items does, in the words of the button. Pure. */
import type { ApprovalNeeded, Stage } from "@bole/server/contract";
import type { effectText } from "../../../talent/effect-text.ts";
import { type Choices, choiceOf, keptOf } from "./decision.ts";
import { fieldsOf, isAppointment, isChangedInterview, isStageProposal } from "./previews.ts";

type Words = (typeof effectText)["en"];

export function effectLabel(
  asked: ApprovalNeeded,
  choices: Choices,
  t: Words,
  stages: Readonly<Record<Stage, string>>,
): string {
  const kept = keptOf(asked, choices).map(({ id, preview }): unknown => ({
    ...fieldsOf(preview),
    ...choiceOf(choices, id).edit,
  }));
  const count = kept.length;
  switch (asked.kind) {
    case "plan":
      return t.plan;
    case "shortlist":
      return t.shortlist(count);
    case "mails":
      return t.sendMails(count);
    case "stages":
      return stageLabel(kept, t, stages);
    case "results":
      return t.results;
    case "slots":
    case "other":
      return interviewLabel(kept, t) ?? t.other;
  }
}

function stageLabel(
  kept: readonly unknown[],
  t: Words,
  stages: Readonly<Record<Stage, string>>,
): string {
  const to = new Set(kept.flatMap((one) => (isStageProposal(one) ? [one.to] : [])));
  const [stage] = to;
  return stage !== undefined && to.size === 1
    ? t.moveTo(kept.length, stages[stage])
    : t.move(kept.length);
}

/** Null where it is about something else. */
function interviewLabel(kept: readonly unknown[], t: Words): string | null {
  if (kept.length === 0) return null;
  if (kept.every(isAppointment)) return t.book(kept.length);
  if (!kept.every(isChangedInterview)) return null;
  return kept.every(({ starts_at }) => starts_at !== undefined)
    ? t.moveInterviews(kept.length)
    : t.cancelInterviews(kept.length);
}
