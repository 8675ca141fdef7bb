/**
 * A workflow as one file: what it wants, how people ask for it, its steps and what it is called. To add one, write
 * the file and name it in `index.ts`; routing, planning and every list of workflows follow.
 */
import type { PlanDraft } from "@bole/engine";
import type { Spoken } from "@bole/language";
import type { Specialist } from "../specialist.ts";

/** `@name` stands for what is known when the plan is made: see `supervisor/rules/step-template.ts`. */
export type StepDraft = PlanDraft["steps"][number];

export interface WorkflowDefinition {
  /** As the seed and the reader call it. */
  readonly name: string;
  /** What it wants, in order: its own goals and those that workflows share. */
  readonly goals: readonly string[];
  /** Goals that make a wish this workflow, with who takes part. */
  readonly own: readonly { readonly goal: string; readonly agents: readonly Specialist[] }[];
  /** In a sentence: "job launch". */
  readonly title: Spoken;
  /** As something to choose, with what it does. */
  readonly label: Spoken;
  /** How it is asked for, with an example, and what it does: for whoever asks about it. */
  readonly how?: Spoken;
  /** Messages that ask for it, for a workflow that the trained reader does not know: what is said like one means it. */
  readonly examples?: readonly string[];
  /** Steps of own goals that stand in a row of their own. Others are blocks that workflows share. */
  readonly rows?: Readonly<Record<string, readonly StepDraft[]>>;
}
