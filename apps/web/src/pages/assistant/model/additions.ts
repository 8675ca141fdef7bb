/**
 * What can be added to a plan from the catalogue: agents whose arguments are known, because another
 * step has the same, or makes what they work on. Pure.
 */
import type { PlanView, StepCatalogue, StepEdit } from "@bole/server/contract";
import { isList, isRecord, type Json } from "../../../json/json.ts";
import { isOwn, wantedSteps } from "./plan-edit.ts";

type Entry = StepCatalogue["items"][number];

export interface Addition {
  readonly entry: Entry;
  readonly steps: StepEdit[];
}

/** What is made under which name, and by whom. */
const MADE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  shortlist: { matching_rank: "", matching_load: "" },
  candidates: { matching_search: ".candidates", communication_follow_up: ".candidates" },
  applications: { pipeline_scan: ".applications" },
  drafts: { communication_draft: "" },
};

export function additionsTo(plan: PlanView, catalogue: readonly Entry[]): readonly Addition[] {
  return catalogue.flatMap((entry) => {
    const step = newStep(plan, entry);
    return step === null ? [] : [{ entry, steps: withStep(plan, step) }];
  });
}

/** Null where something that it needs is not known. */
function newStep(plan: PlanView, { uses, input }: Entry): StepEdit | null {
  const own = plan.steps.filter(isOwn);
  const properties = isRecord(input) && isRecord(input.properties) ? input.properties : {};
  const required = isRecord(input) && isList(input.required) ? input.required : [];
  const args: Record<string, Json> = {};
  const needs = new Set<string>();
  for (const name of Object.keys(properties)) {
    const maker = own.findLast((step) => MADE[name]?.[step.uses] !== undefined);
    const said = own.find((step) => isSaid(name, step.args[name]))?.args[name];
    if (maker !== undefined) {
      args[name] = `$${maker.id}${MADE[name]?.[maker.uses]}`;
      needs.add(maker.id);
    } else if (said !== undefined) {
      args[name] = said;
    } else if (required.includes(name)) {
      return null;
    }
  }
  return { id: freeName(plan, uses), uses, args: structuredClone(args), depends_on: [...needs] };
}

/** Said once for the whole plan: other arguments mean something else in another step. */
const isSaid = (name: string, value: Json | undefined) =>
  (name === "job_id" || name === "language") && typeof value === "string";

function freeName(plan: PlanView, uses: string): string {
  const taken = new Set(plan.steps.map(({ id }) => id));
  const names = Array.from({ length: taken.size + 1 }, (_, at) =>
    at ? `${uses}_${at + 1}` : uses,
  );
  return names.find((name) => !taken.has(name)) ?? uses;
}

/** Before the supervisor puts everything together. */
function withStep(plan: PlanView, step: StepEdit): StepEdit[] {
  const steps = wantedSteps(plan);
  const end = plan.steps.filter(isOwn).findIndex(({ agent }) => agent === "supervisor");
  return steps.toSpliced(end === -1 ? steps.length : end, 0, step);
}
