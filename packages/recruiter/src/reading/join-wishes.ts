/** What the calls of one message want together: one workflow, or a chain of them. */
import type { Route } from "../model/names.ts";
import type { Goal, Wanted } from "../model/understood.ts";
import type { Wish } from "./desk.ts";
import { shapeOf } from "./shape.ts";
import { fits, isInvitedAnyway } from "./work/fits.ts";

const NOTHING: Omit<Wanted, "goals" | "workflow_type" | "agents_required" | "language"> = {
  ...{ job_id: null, person_ids: [], limit: null, criteria: "", instructions: "", purpose: null },
  ...{ template_id: null, from: null, to: null, minutes: null, interviewer_ids: [] },
  ...{ stale_days: null, interview_id: null },
};

interface JoinedWishes {
  readonly wanted: Wanted;
  readonly route: Extract<Route, "planner" | "direct">;
  /** Those that would have to be a workflow of their own. */
  readonly left: readonly Wish[];
}

/** @param isDraft whether mails are not to be sent */
export function joinWishes(
  wishes: readonly Wish[],
  { language, isDraft }: { readonly language: "zh" | "en"; readonly isDraft: boolean },
): JoinedWishes | null {
  const taken: Wish[] = [];
  const left: Wish[] = [];
  for (const wish of wishes.filter((one) => !isInvitedAnyway(one, wishes)))
    (taken.every((one) => fits(one, wish)) ? taken : left).push(wish);
  const goals = goalsOf(taken, isDraft);
  if (goals.length === 0) return null;
  const given = taken.flatMap(({ goals: _, wantsPlan: _plan, ...own }) =>
    Object.entries(own).filter(([, value]) => isSaid(value)),
  );
  const said: typeof NOTHING = { ...NOTHING, ...Object.fromEntries(given) };
  const { route, workflow_type, agents_required } = shapeOf(goals, {
    aboutJob: said.job_id !== null,
    wantsPlan: taken.some(({ wantsPlan }) => wantsPlan === true),
  });
  const wanted: Wanted = {
    ...said,
    ...{ goals, workflow_type, agents_required: [...agents_required], language },
    person_ids: [...new Set(taken.flatMap(({ person_ids = [] }) => person_ids))],
    instructions: joined(taken.map(({ instructions = "" }) => instructions)),
    criteria: joined(taken.map(({ criteria = "" }) => criteria)),
  };
  return { wanted, route, left };
}

/** Who is written to is met once they have answered. */
function goalsOf(wishes: readonly Wish[], isDraft: boolean): Goal[] {
  const goals = new Set(wishes.flatMap((wish) => wish.goals));
  const mails = goals.has("send_mails") || goals.has("follow_up");
  const meets = goals.has("schedule_interviews");
  if (mails && meets) goals.add("await_replies");
  if (isDraft && !meets) goals.delete("send_mails");
  return [...goals];
}

const isSaid = (value: unknown): boolean =>
  value !== undefined &&
  value !== null &&
  value !== "" &&
  !(Array.isArray(value) && value.length === 0);

const joined = (texts: readonly string[]): string => [...new Set(texts)].filter(Boolean).join("; ");
