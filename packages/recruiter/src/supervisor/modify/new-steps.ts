/**
 * The steps that have to come into a plan so that one agent can work in it: the agent's own, and before
 * it whatever it works on that no step of the plan makes yet. They are the same steps that plans are made
 * of, so a step that is added later is as good as one that was planned.
 */
import type { Plan } from "@bole/engine";
import { MailPurpose } from "@bole/talent";
import type { Wanted } from "../../model/index.ts";
import { metaOf } from "../plan-meta.ts";
import { BLOCKS } from "../rules/blocks.ts";
import { knownOf } from "../rules/compose.ts";
import { fill, type Known, type StepDraft } from "../rules/step-template.ts";

const TEMPLATES: readonly StepDraft[] = [...BLOCKS.values()].flatMap(({ steps }) => steps);

/** Everything that the rules know how to put into a plan. */
export const ADDABLE: readonly string[] = [...new Set(TEMPLATES.map(({ action }) => action))];

/** Whoever has found people last has found those who are meant. */
const FINDS: ReadonlySet<string> = new Set([
  "matching_rank",
  "matching_load",
  "communication_follow_up",
]);

export interface NewSteps {
  /** In their order; the last is the one that was asked for. */
  readonly steps: readonly StepDraft[];
  /** What each is called among the rules' own steps. */
  readonly templates: ReadonlyMap<string, string>;
}

/** Null where something that it needs is neither said nor made by anybody. */
export function newStepsFor(plan: Plan, action: string, goal: string): NewSteps | null {
  const template = TEMPLATES.find((step) => step.action === action);
  if (template === undefined) return null;
  const adding = new Adding(plan, goal);
  return adding.add(template) === null ? null : adding;
}

class Adding implements NewSteps {
  readonly steps: StepDraft[] = [];
  readonly templates = new Map<string, string>();
  readonly #plan: Plan;
  readonly #goal: string;

  constructor(plan: Plan, goal: string) {
    this.#plan = plan;
    this.#goal = goal;
  }

  /** Gives what the step is called here. */
  add(template: StepDraft): string | null {
    const text = JSON.stringify(template);
    const needsPeople = /"@(?:people|shortlist)"/.test(text);
    const finder = needsPeople ? this.#finder() : null;
    if (needsPeople && finder === null) return null;
    const known = this.#known(finder);
    if (isUnsaid(text, known)) return null;
    const names = new Map<string, string>();
    for (const id of neededBy(template)) {
      const name = this.#there(id) ?? this.#addById(id);
      if (name === null) return null;
      names.set(id, name);
    }
    const id = this.#freeName(template.id);
    const filled = fill(template, known);
    this.steps.push({
      ...renamed(filled, names),
      id,
      depends_on: [...new Set([...names.values(), ...(finder === null ? [] : [finder])])],
    });
    this.templates.set(id, template.id);
    return id;
  }

  #addById(id: string): string | null {
    const template = TEMPLATES.find((step) => step.id === id);
    return template === undefined ? null : this.add(template);
  }

  /** What makes the same already. */
  #there(id: string): string | null {
    const action = TEMPLATES.find((step) => step.id === id)?.action;
    const all = [...this.#plan.steps, ...this.steps];
    return all.findLast((step) => step.action === action)?.id ?? null;
  }

  #finder(): string | null {
    const all = [...this.#plan.steps, ...this.steps];
    return all.findLast((step) => FINDS.has(step.action))?.id ?? this.#addById("rank");
  }

  #known(finder: string | null): Known {
    const { wanted, route, language } = metaOf(this.#plan);
    const facts = { goal: this.#goal, route, reviewed: [] };
    const people = finder === null ? null : `$${finder}.candidates`;
    const wish = wanted ?? unplanned(this.#plan, language);
    const purpose = wish.purpose ?? purposeIn(this.#plan) ?? this.#firstContact(finder);
    return knownOf(wish, facts, { purpose }, people);
  }

  /** Who was just found for a job was never contacted about it. */
  #firstContact(finder: string | null): MailPurpose | null {
    const found = [...this.#plan.steps, ...this.steps].find(({ id }) => id === finder);
    if (found?.action === "communication_follow_up") return "follow_up";
    return found?.action === "matching_rank" ? "outreach" : null;
  }

  #freeName(id: string): string {
    const taken = new Set([...this.#plan.steps, ...this.steps].map((step) => step.id));
    if (!taken.has(id)) return id;
    for (let number = 2; ; number++) if (!taken.has(`${id}_${number}`)) return `${id}_${number}`;
  }
}

/** What the mails of a plan are for, where it writes any. */
function purposeIn({ steps }: Plan): MailPurpose | null {
  const purposes = steps.flatMap(({ args }) => MailPurpose.safeParse(args.purpose).data ?? []);
  return purposes[0] ?? null;
}

/** A list of nobody, an interview that was not named: there is nothing to work on. */
function isUnsaid(template: string, known: Known): boolean {
  const isEmpty = (name: string) => {
    const value = known[name];
    return value === null || value === "" || (Array.isArray(value) && value.length === 0);
  };
  return ["person_ids", "interview_id", "purpose"].some(
    (name) => template.includes(`"@${name}"`) && isEmpty(name),
  );
}

function neededBy({ depends_on = [], each, when, args }: StepDraft): string[] {
  const named = JSON.stringify([each, when, args]).matchAll(/"\$(\w+)/g);
  const ids = Array.from(named, ([, id = ""]) => id).filter((id) => id !== "item");
  return [...new Set([...depends_on, ...ids])];
}

function renamed(step: StepDraft, names: ReadonlyMap<string, string>): StepDraft {
  const said = (words: string) =>
    words.replace(/^\$(\w+)/, (whole, id: string) => `$${names.get(id) ?? whole.slice(1)}`);
  return {
    ...step,
    ...(typeof step.each === "string" && { each: said(step.each) }),
    ...(typeof step.when === "string" && { when: said(step.when) }),
    args: Object.fromEntries(
      Object.entries(step.args ?? {}).map(([name, value]) => [
        name,
        typeof value === "string" ? said(value) : value,
      ]),
    ),
  };
}

/** A plan that a model has made says only in its steps what it is about. */
function unplanned({ steps }: Plan, language: Wanted["language"]): Wanted {
  const job = steps.map(({ args }) => args.job_id).find((id) => typeof id === "string");
  return {
    ...{ goals: ["find_people"], workflow_type: "custom", agents_required: [], language },
    ...{ job_id: typeof job === "string" ? job : null, person_ids: [], interviewer_ids: [] },
    ...{ criteria: "", instructions: "", limit: null, template_id: null, stale_days: null },
    ...{ from: null, to: null, minutes: null, interview_id: null },
  };
}
