/**
 * A plan out of a wish, by rules: rows of blocks, joined by what they find. The same wish gives the same
 * plan. What somebody approves is set by the blocks; between finding people and writing to them a person
 * sees the list, where the plan itself was shown to one.
 */
import type { PlanDraft } from "@bole/engine";
import type { Wanted } from "../../model/index.ts";
import { BLOCKS } from "./blocks.ts";
import { type Row, rowsOf } from "./chain.ts";
import { cleanupWish } from "./cleanup-wish.ts";
import { fill, type Known, type StepDraft } from "./step-template.ts";

/** What the rules know beside the wish itself. */
export interface PlanFacts {
  readonly goal: string;
  readonly route: "planner" | "direct";
  /** Everybody who is reviewed, where the message names nobody. */
  readonly reviewed: readonly string[];
}

export const DEFAULT_PEOPLE = 10;
const MOST_POOL = 30;
const SILENT_DAYS = 5;

export function compose(wanted: Wanted, facts: PlanFacts): PlanDraft {
  const steps: StepDraft[] = [];
  for (const row of rowsOf(wanted)) steps.push(...beside(steps, stepsOf(row, wanted, facts)));
  const handoffs = steps.some(({ id }) => id === "analyse") ? ["load"] : [];
  return {
    description: facts.goal.slice(0, 200).toWellFormed(),
    version: "1",
    meta: {
      workflow_type: wanted.workflow_type,
      language: wanted.language,
      route: facts.route,
      wanted,
      handoffs,
    },
    steps: facts.route === "planner" ? withSupervisor(steps, wanted, facts.goal) : steps,
  };
}

function stepsOf(row: Row, wanted: Wanted, facts: PlanFacts): StepDraft[] {
  let people: string | null = null;
  let last: string | null = null;
  const steps: StepDraft[] = [];
  for (const name of row.blocks) {
    const block = BLOCKS.get(name);
    if (block === undefined) throw new Error(`There are no steps for ${name}.`);
    const known = knownOf(wanted, facts, row, people);
    const filled = block.steps.map((step, at) => {
      const draft = fill(step, known);
      const behind = at === 0 && last !== null ? [last] : [];
      const depends_on = [...new Set([...(draft.depends_on ?? []), ...behind])];
      return depends_on.length > 0 ? { ...draft, depends_on } : draft;
    });
    steps.push(...filled.map((step) => withShownPeople(step, name, row, facts)));
    people = block.people ?? people;
    last = filled.at(-1)?.id ?? last;
  }
  return steps.map((step) => behindItsPeople(step, steps));
}

/** A row whose steps are called like those of another is called by its number. */
function beside(before: readonly StepDraft[], steps: readonly StepDraft[]): StepDraft[] {
  const taken = new Set(before.map(({ id }) => id));
  const own = new Set(steps.map(({ id }) => id));
  if (![...own].some((id) => taken.has(id))) return [...steps];
  const named = (id: string) => (own.has(id) ? `${id}_2` : id);
  const said = (text: string) =>
    text.replace(/^\$([a-z_]+)/, (whole, id: string) => (own.has(id) ? `$${named(id)}` : whole));
  return steps.map((step) => ({
    ...step,
    id: named(step.id),
    depends_on: (step.depends_on ?? []).map(named),
    ...(typeof step.each === "string" && { each: said(step.each) }),
    ...(typeof step.when === "string" && { when: said(step.when) }),
    args: Object.fromEntries(
      Object.entries(step.args ?? {}).map(([name, value]) => [
        name,
        typeof value === "string" ? said(value) : value,
      ]),
    ),
  }));
}

/** Who is written to or met is seen first, where several steps hang on it and a plan was shown. */
function withShownPeople(
  step: StepDraft,
  block: string,
  { blocks }: Row,
  { route }: PlanFacts,
): StepDraft {
  const searched = blocks.includes("find") || blocks.includes("silent");
  const isFirstUse = step.id === "draft" || (step.id === "propose" && block === "schedule");
  return route === "planner" && searched && isFirstUse ? { ...step, approval: "before" } : step;
}

/** A step that reads what an earlier one has found depends on it, whatever stands in between. */
function behindItsPeople(step: StepDraft, steps: readonly StepDraft[]): StepDraft {
  const named = JSON.stringify([step.each, step.when, step.args]).matchAll(/"\$(\w+)/g);
  const ids = new Set(steps.map(({ id }) => id));
  const needed = [...named].map(([, id = ""]) => id).filter((id) => ids.has(id) && id !== step.id);
  const depends_on = [...new Set([...(step.depends_on ?? []), ...needed])];
  return depends_on.length > 0 ? { ...step, depends_on } : step;
}

export function knownOf(
  wanted: Wanted,
  facts: PlanFacts,
  row: Pick<Row, "purpose">,
  people: string | null,
): Known {
  const { goals, person_ids, limit } = wanted;
  const reviewed = goals.includes("review_people") && person_ids.length === 0;
  return {
    job_id: wanted.job_id,
    language: wanted.language,
    criteria: literal(wanted.criteria),
    instructions: literal(wanted.instructions),
    template_id: wanted.template_id,
    purpose: row.purpose,
    limit: Math.min(limit ?? DEFAULT_PEOPLE, 200),
    // Some who are found are left out afterwards: decided about, or in contact already.
    pool: Math.min(MOST_POOL, Math.max(DEFAULT_PEOPLE * 2, (limit ?? DEFAULT_PEOPLE) * 2)),
    person_ids: reviewed ? [...facts.reviewed] : person_ids,
    people: people ?? "$load.candidates",
    shortlist: (people ?? "$load.candidates").replace(".candidates", ""),
    interviewer_ids: wanted.interviewer_ids,
    minutes: wanted.minutes,
    from: wanted.from,
    to: wanted.to,
    stale_days: wanted.stale_days,
    cleanup: cleanupWish(facts.goal, wanted),
    silent_days: wanted.stale_days ?? SILENT_DAYS,
    interview_id: wanted.interview_id ?? "",
    place: literal(wanted.place ?? ""),
  };
}

/** What others are made of says nothing by itself. */
export const UNTOLD: ReadonlySet<string> = new Set([
  "search",
  "draft",
  "propose",
  "scan",
  "analyse",
  "interview",
  "other_time",
]);

/** The supervisor's own end: everything put together, seen by a person, and closed. */
function withSupervisor(steps: StepDraft[], { language }: Wanted, goal: string): StepDraft[] {
  const used = new Set(steps.flatMap(({ depends_on = [] }) => depends_on));
  const ends = steps.map(({ id }) => id).filter((id) => !used.has(id));
  const told = steps.map(({ id }) => id).filter((id) => !UNTOLD.has(id.replace(/_2$/, "")));
  const results = Object.fromEntries(told.map((id) => [id, `$${id}`]));
  return [
    ...steps,
    {
      id: "aggregate",
      action: "supervisor_aggregate",
      depends_on: [...new Set([...told, ...ends])],
      approval: "after",
      args: { goal: literal(goal), results, language },
      on_error: "fail",
    },
    {
      id: "finalize",
      action: "supervisor_finalize",
      depends_on: ["aggregate"],
      args: { summary: "$aggregate" },
      on_error: "fail",
    },
  ];
}

/** A dollar in somebody's words is no placeholder. */
const literal = (words: string) => words.replaceAll("$", "$$$$");
