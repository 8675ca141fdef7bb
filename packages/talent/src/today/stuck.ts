/** Who got as far as a recruiter's desk and then no further: nothing happened, and nothing is planned. */
import type { OnBoard } from "../applications/next-steps.ts";
import type { Stage } from "../model/application.ts";

const DAY_MS = 86_400_000;
/** After how many days without any news somebody is stuck, in the stages that wait for us. */
const STUCK_DAYS: Partial<Record<Stage, number>> = {
  replied: 3,
  screening: 5,
  interview: 7,
  offer: 7,
};

export function isStuck({ card, last_interview }: OnBoard, now: Date): boolean {
  const { stage, updated_at } = card.application;
  const days = STUCK_DAYS[stage];
  if (days === undefined || card.next_interview !== null) return false;
  const news = [updated_at, card.last_mail?.at ?? "", last_interview ?? ""];
  const newest = Math.max(...news.filter((at) => at !== "").map((at) => Date.parse(at)));
  return now.getTime() - newest >= days * DAY_MS;
}
