/** What somebody should do now for the people of a board, by plain rules that can be told. */
import type { BoardCard } from "./board-card.ts";

export const NEXT_STEPS = [
  "approve_effects",
  "answer_reply",
  "decide_after_interview",
  "prepare_interview",
  "screen_new",
  "remind_silent",
] as const;

export interface NextStep {
  readonly kind: (typeof NEXT_STEPS)[number];
  /** Those who have waited longest first. */
  readonly application_ids: string[];
}

export interface OnBoard {
  readonly card: BoardCard;
  /** When the latest interview ended. */
  readonly last_interview: string | null;
  /** The newest mail needs no answer, or its conversation is done. */
  readonly mail_done: boolean;
}

const DAY_MS = 86_400_000;
/** How long somebody may be silent before one writes again, and how soon an interview is near. */
const SILENT_DAYS = 5;
const NEAR_DAYS = 2;

export function nextSteps(people: readonly OnBoard[], now: Date): NextStep[] {
  const waiting = people.toSorted(
    (a, b) => Date.parse(a.card.application.updated_at) - Date.parse(b.card.application.updated_at),
  );
  return NEXT_STEPS.map((kind) => ({
    kind,
    application_ids: waiting
      .filter((person) => applies(kind, person, now))
      .map(({ card }) => card.application.id),
  })).filter(({ application_ids }) => application_ids.length > 0);
}

function applies(
  kind: NextStep["kind"],
  { card, last_interview, mail_done }: OnBoard,
  now: Date,
): boolean {
  const { application, last_mail, unsent_mail, next_interview, waiting } = card;
  const { stage } = application;
  const isOver = stage === "hired" || stage === "rejected" || stage === "withdrawn";
  switch (kind) {
    case "approve_effects":
      return waiting > 0;
    case "answer_reply":
      return !isOver && last_mail?.direction === "in" && unsent_mail === null && !mail_done;
    case "decide_after_interview":
      return stage === "interview" && last_interview !== null && next_interview === null;
    case "prepare_interview":
      return !isOver && next_interview !== null && daysUntil(next_interview, now) <= NEAR_DAYS;
    case "screen_new":
      return stage === "sourced" && last_mail === null;
    case "remind_silent":
      return (
        stage === "contacted" &&
        last_mail?.direction === "out" &&
        daysUntil(last_mail.at, now) <= -SILENT_DAYS
      );
  }
}

function daysUntil(at: string, now: Date): number {
  return (Date.parse(at) - now.getTime()) / DAY_MS;
}
