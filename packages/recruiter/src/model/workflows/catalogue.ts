/** What the list of workflows says about a goal, a name, a plan. */
import type { Spoken } from "@bole/language";
import type { Specialist } from "../specialist.ts";
import { WORKFLOWS } from "./index.ts";
import type { StepDraft, WorkflowDefinition } from "./workflow.ts";

export type WorkflowName = (typeof WORKFLOWS)[number]["name"];

const goalsOf = <Goal extends string>({
  own,
}: {
  readonly own: readonly { readonly goal: Goal }[];
}): Goal[] => own.map(({ goal }) => goal);

/** Each belongs to one workflow alone. */
export const OWN_GOALS = WORKFLOWS.flatMap((one) => goalsOf(one));

const ALL: readonly WorkflowDefinition[] = WORKFLOWS;

/** Undefined for what is no workflow, such as a chain of them. */
export const definitionOf = (name: string): WorkflowDefinition | undefined =>
  ALL.find((one) => one.name === name);

/** The workflow whose own goal it is. */
export const ownerOf = (goal: string): WorkflowName | undefined =>
  WORKFLOWS.find((one) => goalsOf<string>(one).includes(goal))?.name;

export const agentsOf = (goal: string): readonly Specialist[] =>
  ALL.flatMap(({ own }) => own).find((one) => one.goal === goal)?.agents ?? [];

/** The steps of goals that stand in a row of their own. */
export const ROWS: ReadonlyMap<string, readonly StepDraft[]> = new Map(
  ALL.flatMap(({ rows = {} }) => Object.entries(rows)),
);

const CHAIN: Spoken = { zh: "多步任务", en: "chain of steps" };
export const titleOfWorkflow = (name: string): Spoken => definitionOf(name)?.title ?? CHAIN;

export const examplesOfWorkflows = (): { readonly name: string; readonly example: string }[] =>
  ALL.flatMap(({ name, examples = [] }) => examples.map((example) => ({ name, example })));
