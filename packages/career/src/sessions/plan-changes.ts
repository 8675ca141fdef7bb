/** What a person does with a plan: ticks off, moves, and checks in once a week. */

import type { z } from "zod";
import { careerErrors } from "../errors.ts";
import { type Day, dayOf } from "../text/day.ts";
import type { CheckIn, NewCheckIn } from "./check-in.ts";
import { deleteCheckIn, writeCheckIn } from "./check-in-rows.ts";
import { checkInTexts } from "./check-in-text.ts";
import { assertMovable } from "./move-item.ts";
import type { ItemChange } from "./requests.ts";
import { rollForward } from "./roll-forward.ts";
import { type CareerStore, readMarks, writeMark } from "./session-rows.ts";
import type { CareerSession, CurrentPlan, PlannedItem } from "./session-view.ts";

export interface PlanPlace {
  readonly store: CareerStore;
  readonly tenant: string;
  readonly now: Date;
}

export const noPlan = (id: string) =>
  careerErrors.error("career-no-plan", `The session "${id}" has no plan yet.`);

export function planOf({ final_plan, session_id }: CareerSession): CurrentPlan {
  if (final_plan === null) throw noPlan(session_id);
  return final_plan;
}

function itemOf(plan: CurrentPlan, session: string, id: string): PlannedItem {
  const item = plan.action_items.find(({ item_id }) => item_id === id);
  if (item) return item;
  throw careerErrors.error("career-item-unknown", `The plan of "${session}" has no item "${id}".`);
}

/** Ticks an action off, words it anew, takes it out or puts it back, or moves it to a day on which the plan still holds. */
export async function changeItem(
  { store, tenant, now }: PlanPlace,
  session: CareerSession,
  itemId: string,
  { done, date, title, removed }: ItemChange,
): Promise<void> {
  const plan = planOf(session);
  const db = store.forTenant(tenant);
  const marks = await readMarks(db, session.session_id);
  const before = marks.find((mark) => mark.item_id === itemId);
  if (removed === false && before !== undefined) {
    await writeMark(db, session.session_id, { ...before, removed_at: null }, now.toISOString());
    return;
  }
  const item = itemOf(plan, session.session_id, itemId);
  if (date !== undefined && date !== item.date)
    assertMovable(plan, session.career_goals, item, date, dayOf(now.getTime()));
  const done_at =
    done === undefined
      ? (before?.done_at ?? null)
      : done
        ? (before?.done_at ?? now.toISOString())
        : null;
  const mark = {
    ...{ item_id: itemId, done_at, date: date ?? before?.date ?? null },
    ...(title !== undefined && { title }),
    ...(removed === true && { removed_at: now.toISOString() }),
  };
  await writeMark(db, session.session_id, mark, now.toISOString());
}

/** Takes down how the week was, and moves what is open: at once, and with the reason. */
export async function checkIn(
  { store, tenant, now }: PlanPlace,
  session: CareerSession,
  { done, blocked, hours_per_week }: z.output<typeof NewCheckIn>,
  id: string,
): Promise<CheckIn> {
  const plan = planOf(session);
  const { session_id, language, check_ins } = session;
  const today = dayOf(now.getTime());
  const ticked = done.map((one) => itemOf(plan, session_id, one)).filter((item) => !item.done);
  const after = {
    ...plan,
    action_items: plan.action_items.map((item) =>
      ticked.includes(item) ? { ...item, done: true } : item,
    ),
  };
  const before = check_ins.at(-1)?.hours_per_week ?? plan.timeline.hours_per_week;
  const hours = hours_per_week ?? before;
  const rolled = rollForward(after, today, hours);
  const share = shareDone(after, today);
  const changes = checkInTexts(
    {
      ...{ ...rolled, done: ticked.length, blocked, hours },
      hoursBefore: hours === before ? null : before,
      isTooMuch: share < HALF && (check_ins.at(-1)?.share ?? 1) < HALF,
    },
    language,
  );
  const db = store.forTenant(tenant);
  const marks = new Map((await readMarks(db, session_id)).map((mark) => [mark.item_id, mark]));
  const at = now.toISOString();
  for (const { item_id } of ticked)
    await writeMark(
      db,
      session_id,
      { item_id, done_at: at, date: marks.get(item_id)?.date ?? null },
      at,
    );
  for (const { item, to } of rolled.moves)
    await writeMark(db, session_id, { item_id: item.item_id, done_at: null, date: to }, at);
  const taken: CheckIn = {
    ...{ check_in_id: id, at, blocked, changes, share },
    done: ticked.map(({ item_id }) => item_id),
    hours_per_week: hours === before ? null : hours,
    moved: rolled.moves.map(({ item, to }) => ({
      ...{ item_id: item.item_id, from: item.date, to },
      mark: marks.get(item.item_id)?.date ?? null,
    })),
  };
  await writeCheckIn(db, session_id, taken);
  return taken;
}

const HALF = 0.5;

function shareDone({ action_items }: CurrentPlan, today: Day): number {
  const due = action_items.filter(({ date }) => date < today);
  return due.length === 0 ? 1 : due.filter(({ done }) => done).length / due.length;
}

/** Takes the newest check-in back: everything stands where it stood. */
export async function undoCheckIn(
  { store, tenant, now }: PlanPlace,
  { session_id, check_ins }: CareerSession,
  id: string,
): Promise<void> {
  const last = check_ins.at(-1);
  if (last?.check_in_id !== id)
    throw careerErrors.error(
      "career-check-in-unknown",
      `"${id}" is not the newest check-in of "${session_id}".`,
    );
  const db = store.forTenant(tenant);
  const at = now.toISOString();
  const marks = new Map((await readMarks(db, session_id)).map((mark) => [mark.item_id, mark]));
  for (const item_id of last.done)
    await writeMark(
      db,
      session_id,
      { item_id, done_at: null, date: marks.get(item_id)?.date ?? null },
      at,
    );
  for (const { item_id, mark } of last.moved)
    await writeMark(
      db,
      session_id,
      { item_id, done_at: marks.get(item_id)?.done_at ?? null, date: mark },
      at,
    );
  await deleteCheckIn(db, session_id, id);
}
