/** Whether two wishes of a message can be one workflow. What one says never becomes the other's by accident. */
import type { Goal } from "../../model/understood.ts";
import type { Wish } from "../desk.ts";

/** Said once for the whole workflow: two that differ are two workflows. */
const ONCE = [
  ...(["job_id", "purpose", "template_id", "interview_id", "from", "to", "minutes"] as const),
  ...(["stale_days", "place"] as const),
];

export function fits(one: Wish, other: Wish): boolean {
  if (ONCE.some((field) => one[field] && other[field] && one[field] !== other[field])) return false;
  return fitsPeople(one, other) && fitsWords(one, other) && fitsWords(other, one);
}

const WITH_PEOPLE: readonly Goal[] = ["write_mails", "schedule_interviews", "review_people"];
const has = ({ goals }: Wish, ...some: readonly Goal[]) =>
  some.some((goal) => goals.includes(goal));

/** The people of a workflow are the same for all of its steps. */
function fitsPeople(one: Wish, other: Wish): boolean {
  if (!has(one, ...WITH_PEOPLE, "find_people") || !has(other, ...WITH_PEOPLE, "find_people"))
    return true;
  const [ids, others] = [idsOf(one), idsOf(other)];
  if (ids.join() === others.join()) return true;
  const isSameWish =
    one.goals.join() === other.goals.join() &&
    (one.instructions ?? "") === (other.instructions ?? "") &&
    ONCE.every((field) => (one[field] ?? null) === (other[field] ?? null));
  return isSameWish && ids.length > 0 && others.length > 0;
}

const idsOf = ({ person_ids = [] }: Wish) => [...person_ids].toSorted();

/** Why an interview is cancelled is told in its mail, and what is wished of a letter in that letter. */
function fitsWords(one: Wish, other: Wish): boolean {
  if (!one.instructions) return true;
  const isOther = has(one, "cancel_interview") !== has(other, "cancel_interview");
  const reads = has(other, "cancel_interview", "write_mails", "follow_up");
  return !(isOther && reads);
}

/** A booked or moved interview invites by itself: "book Amy for Thursday and send her the invitation". */
export function isInvitedAnyway(wish: Wish, wishes: readonly Wish[]): boolean {
  return (
    wish.purpose === "invitation" &&
    wishes.some(
      (one) =>
        has(one, "schedule_interviews") &&
        (!one.person_ids || idsOf(one).join() === idsOf(wish).join()),
    )
  );
}
