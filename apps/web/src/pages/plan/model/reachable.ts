/** What a step's arguments can refer to: the results of steps before it, the run's input, its item. */
import type { AgentEntry } from "@bole/server/contract";
import { isList, isRecord, type Json } from "../../../json/json.ts";
import { formatPath, type JsonPath } from "../../../json/json-path.ts";
import { entriesOf, propertiesOf, typeText } from "./agent-schema.ts";
import { actionOf, ancestorsOf, idOf, type PlanDraft, type StepDraft } from "./plan-draft.ts";
import { possibleDependencies } from "./step-edits.ts";

export interface Reachable {
  /** For example `$research.points[0]`. */
  readonly placeholder: string;
  readonly type: string;
}

export interface ReachableGroup {
  readonly kind: "step" | "input" | "scope";
  /** The step's id. */
  readonly step: string;
  readonly action: string;
  /** The step does not wait for it yet, but may. */
  readonly addsDependency: boolean;
  readonly values: readonly Reachable[];
}

const DEPTH = 3;
const MOST = 40;
const MOST_IN_ALL = 400;

export function reachable(
  plan: PlanDraft,
  index: number,
  agents: readonly AgentEntry[],
  input: Json | undefined,
): readonly ReachableGroup[] {
  const step = plan.steps[index];
  if (step === undefined) return [];
  const ancestors = ancestorsOf(plan, index);
  const possible = new Set(possibleDependencies(plan, index));
  const groups: ReachableGroup[] = [];
  let count = 0;
  // The nearest first: they are meant most often. Of a very long plan, the farthest can be typed.
  for (const other of plan.steps.toReversed()) {
    const id = idOf(other);
    if (id === idOf(step) || !(ancestors.has(id) || possible.has(id)) || count > MOST_IN_ALL)
      continue;
    const values = resultOf(other, agents);
    count += values.length;
    const addsDependency = !ancestors.has(id);
    groups.push({ kind: "step", step: id, action: actionOf(other), addsDependency, values });
  }
  const rest = { step: "", action: "", addsDependency: false };
  return [
    ...groups.filter(({ addsDependency }) => !addsDependency),
    ...scopesOf(step).map((values) => ({ ...rest, kind: "scope" as const, values })),
    { ...rest, kind: "input", values: inputValues(input) },
    ...groups.filter(({ addsDependency }) => addsDependency),
  ];
}

function resultOf(step: StepDraft, agents: readonly AgentEntry[]): readonly Reachable[] {
  const id = idOf(step);
  const output = agents.find(({ name }) => name === actionOf(step))?.output ?? true;
  const values = step.each === undefined ? pathsOf(output, output, []) : fanOutPaths(output);
  return values
    .slice(0, MOST)
    .map(({ path, type }) => ({ placeholder: `$${id}${formatPath(path)}`, type }));
}

/** A fan-out gives a list with a failure in the place of each item that failed, or without those. */
function fanOutPaths(output: Json): readonly Typed[] {
  const list: Json = { type: "array", items: output };
  return [...pathsOf(list, output, ["succeeded"]), { path: [], type: typeText(list, output) }];
}

interface Typed {
  readonly path: JsonPath;
  readonly type: string;
}

/** The value itself, then what is inside it. */
function pathsOf(schema: Json, root: Json, path: JsonPath): readonly Typed[] {
  const own = { path, type: typeText(schema, root) };
  if (path.length >= DEPTH) return [own];
  const entries = entriesOf(schema, root);
  if (entries !== undefined) return [own, ...pathsOf(entries, root, [...path, 0])];
  const inner = propertiesOf(schema, root).flatMap((property) =>
    pathsOf(property.schema, root, [...path, property.name]),
  );
  return [own, ...inner];
}

function scopesOf(step: StepDraft): readonly (readonly Reachable[])[] {
  const any = (placeholder: string, type = "any") => ({ placeholder, type });
  const values = [
    ...(step.each === undefined ? [] : [any("$item"), any("$index", "integer")]),
    ...(step.repeat === undefined ? [] : [any("$last"), any("$iteration", "integer")]),
    ...(step.wait === undefined ? [] : [any("$event")]),
  ];
  return values.length === 0 ? [] : [values];
}

/** Of the input that is filled in: there is no schema of it. */
function inputValues(input: Json | undefined): readonly Reachable[] {
  const fields = isRecord(input) ? Object.entries(input) : [];
  return [
    { placeholder: "$input", type: input === undefined ? "any" : kindOf(input) },
    ...fields.map(([name, value]) => ({
      placeholder: `$input${formatPath([name])}`,
      type: kindOf(value),
    })),
  ];
}

function kindOf(value: Json): string {
  if (value === null) return "null";
  return isList(value) ? "list" : typeof value;
}
