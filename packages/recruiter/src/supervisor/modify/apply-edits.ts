/** Edits in words, done to a plan. What somebody wants more or less of as a whole is planned anew by the rules. */
import type { Plan, PlanDraft, Registry } from "@bole/engine";
import { recruiterErrors } from "../../errors.ts";
import type { Goal, PlanView, Wanted } from "../../model/index.ts";
import type { PlanEdit } from "../../model/plan-edit.ts";
import { metaOf } from "../plan-meta.ts";
import { modifyByAdding } from "./additions.ts";
import type { Group } from "./groups.ts";
import { nothingLeft, removeSteps, stepsOfGroup } from "./remove-steps.ts";

export interface EditedPlan {
  readonly plan: Plan;
  /** As it is shown now: the numbers that people say are its lines'. */
  readonly lines: PlanView["steps"];
  /** What it is for. */
  readonly goal: string;
  /** Makes a plan of a changed wish. */
  readonly recompose: (wanted: Wanted) => Promise<PlanDraft>;
}

export async function applyEdit(
  edited: EditedPlan,
  edit: PlanEdit,
  registry: Registry,
): Promise<PlanDraft> {
  const { plan, lines, goal } = edited;
  switch (edit.kind) {
    case "remove_lines":
      return asEdited(
        removeSteps(
          plan,
          edit.lines.map((line) => idAt(lines, line)),
        ),
      );
    case "remove_group":
      return withoutGroup(edited, edit.group);
    case "add_group":
      // What was changed by hand is not what the rules would make any more.
      return metaOf(plan).wanted === null || metaOf(plan).edited
        ? modifyByAdding(plan, LAST[edit.group], goal, registry)
        : withGoals(edited, (goals) => [...goals, ...GOALS[edit.group]]);
    case "add_step":
      return modifyByAdding(plan, edit.uses, goal, registry);
    case "limit":
      return withArgs(plan, ["matching_rank"], "limit", edit.people);
    case "minutes":
      return withArgs(
        plan,
        ["scheduling_propose", "interview_after_reply"],
        "minutes",
        edit.minutes,
      );
    case "instructions":
      return withArgs(
        plan,
        ["communication_draft"],
        "instructions",
        edit.words.replaceAll("$", "$$$$"),
      );
    case "move":
      return asEdited(moved(plan, idAt(lines, edit.line), idAt(lines, edit.to), edit.before));
    default:
      return edit satisfies never;
  }
}

const GOALS: Readonly<Record<"mail" | "interviews", readonly Goal[]>> = {
  mail: ["write_mails", "send_mails"],
  interviews: ["schedule_interviews"],
};

/** What comes last of it: everything that it works on comes along. */
const LAST: Readonly<Record<"mail" | "interviews", string>> = {
  mail: "communication_send",
  interviews: "interview_after_reply",
};

const asEdited = (plan: Plan): Plan => ({ ...plan, meta: { ...plan.meta, edited: true } });

function idAt(lines: PlanView["steps"], number: number): string {
  const line = lines[number - 1];
  if (line === undefined) {
    throw recruiterErrors.error("plan-edit-refused", {
      detail: `The plan has ${lines.length} steps; there is no step ${number}.`,
    });
  }
  if (line.mode === "interrupt") {
    throw recruiterErrors.error("plan-edit-refused", {
      detail: `Step ${line.step} (${line.action}) is where you are asked; it belongs to its step and goes with it.`,
    });
  }
  return line.id;
}

const LESS: Readonly<Partial<Record<Group, readonly Goal[]>>> = {
  mail: ["write_mails", "send_mails", "await_replies", "follow_up"],
  interviews: ["schedule_interviews", "await_replies"],
  jd: ["parse_job"],
  cleanup: ["clean_pipeline"],
  review: ["review_people"],
};

async function withoutGroup(edited: EditedPlan, group: Group): Promise<PlanDraft> {
  const { plan } = edited;
  if (group === "other") return asEdited(removeSteps(plan, idsOf(plan, "communication_check")));
  const ids = stepsOfGroup(plan, group);
  if (ids.length === 0) throw notThere(plan);
  const less = LESS[group];
  // The read of the job is no wish of its own: the rules would put it back.
  const { edited: isEdited, wanted } = metaOf(plan);
  if (isEdited || wanted === null || less === undefined || group === "jd") {
    return asEdited(removeSteps(plan, ids));
  }
  return withGoals(edited, (goals) => goals.filter((goal) => !less.includes(goal)));
}

async function withGoals(
  { plan, recompose }: EditedPlan,
  change: (goals: readonly Goal[]) => readonly Goal[],
): Promise<PlanDraft> {
  const { wanted } = metaOf(plan);
  if (wanted === null) throw notThere(plan);
  const goals = [...new Set(change(wanted.goals))];
  if (goals.length === 0) {
    throw nothingLeft(plan);
  }
  return recompose({ ...wanted, goals, workflow_type: "custom" });
}

function withArgs(
  plan: Plan,
  actions: readonly string[],
  name: string,
  value: number | string,
): Plan {
  if (!plan.steps.some(({ action }) => actions.includes(action))) throw notThere(plan);
  const steps = plan.steps.map((step) =>
    actions.includes(step.action) ? { ...step, args: { ...step.args, [name]: value } } : step,
  );
  const { wanted } = metaOf(plan);
  const field = name === "limit" || name === "minutes" || name === "instructions" ? name : null;
  const meta =
    wanted === null || field === null
      ? plan.meta
      : { ...plan.meta, wanted: { ...wanted, [field]: value } };
  return { ...plan, steps, meta };
}

function moved(plan: Plan, id: string, to: string, before: boolean): Plan {
  const step = plan.steps.find((one) => one.id === id);
  const rest = plan.steps.filter((one) => one.id !== id);
  const at = rest.findIndex((one) => one.id === to);
  if (step === undefined || at < 0) throw notThere(plan);
  const steps = rest.toSpliced(before ? at : at + 1, 0, step);
  const place = new Map(steps.map((one, index) => [one.id, index]));
  const wrong = steps.find(({ id: own, depends_on }) =>
    depends_on.some((other) => (place.get(other) ?? 0) > (place.get(own) ?? 0)),
  );
  if (wrong === undefined) return { ...plan, steps };
  throw recruiterErrors.error("plan-edit-refused", {
    detail: `Step "${wrong.id}" works on what comes before it, so the two cannot change places.`,
  });
}

const idsOf = ({ steps }: Plan, action: string) =>
  steps.filter((step) => step.action === action).map(({ id }) => id);

function notThere(plan: Plan) {
  const detail = { zh: "计划里没有这样的步骤。", en: "The plan has no such step." };
  return recruiterErrors.error("plan-edit-refused", { detail: detail[metaOf(plan).language] });
}
