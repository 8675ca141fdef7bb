/**
 * Models that differ by task: `BOLE_MODEL_PLAN=anthropic:…` beside `BOLE_MODEL`. The names of the
 * tasks are handed in, so that a variable for a task that doesn't exist is a mistake and not silence.
 */
import { closest } from "@bole/base";
import { ModelChain, type ModelChoice } from "./model-choice.ts";
import { type ModelEndpoint, resolveModels } from "./model-endpoint.ts";

export const TASK_VARIABLE = "BOLE_MODEL_";

/** What `BOLE_MODEL_…` means besides a task; no task may have one of these names. */
export const RESERVED_TASK_NAMES: readonly string[] = ["url", "key", "prices"];

export function taskVariable(task: string): string {
  return `${TASK_VARIABLE}${task.toUpperCase()}`;
}

/** The models of each task, or of a group of tasks, by its name. */
export type TaskChoices = Readonly<Record<string, readonly ModelChoice[]>>;

export interface TaskChainsRead {
  readonly choices: TaskChoices;
  /** What is wrong, by variable. */
  readonly issues: readonly TaskChainIssue[];
}

export interface TaskChainIssue {
  readonly variable: string;
  /** Whether it is the name of the variable that is wrong, or what it says. */
  readonly wrong: "task" | "model";
  /** Never repeats the value: it may be a key under a misspelt name. */
  readonly message: string;
}

/** @param variables those that begin with `BOLE_MODEL_` and mean nothing else */
export function readTaskChains(
  variables: Readonly<Record<string, string>>,
  tasks: readonly string[],
): TaskChainsRead {
  const choices: Record<string, readonly ModelChoice[]> = {};
  const issues: TaskChainIssue[] = [];
  const byVariable = new Map(tasks.map((task) => [taskVariable(task), task]));
  for (const [variable, text] of Object.entries(variables)) {
    const task = byVariable.get(variable);
    const chain = ModelChain.safeParse(text);
    if (task === undefined) {
      const message = unknownTask(variable, [...byVariable.keys()]);
      issues.push({ variable, wrong: "task", message });
    } else if (chain.success) {
      choices[task] = chain.data;
    } else {
      const found = chain.error.issues;
      issues.push(...found.map(({ message }) => ({ variable, wrong: "model" as const, message })));
    }
  }
  return { choices, issues };
}

function unknownTask(variable: string, known: readonly string[]): string {
  const meant = closest(variable, [...known, "BOLE_MODEL_URL", "BOLE_MODEL_KEY"]);
  const hint = meant === undefined ? `there are ${known.join(", ")}` : `did you mean ${meant}?`;
  return `names no task: ${hint}`;
}

export interface ResolvedChains {
  readonly models: readonly ModelEndpoint[];
  readonly taskModels: Readonly<Record<string, readonly ModelEndpoint[]>>;
}

/** All chains share one key and one address, so they are resolved together. */
export function resolveChains(
  choices: readonly ModelChoice[],
  taskChoices: TaskChoices,
  url: string | undefined,
  key: string | undefined,
): ResolvedChains {
  const chains = [choices, ...Object.values(taskChoices)];
  const resolved = resolveModels(chains.flat(), url, key);
  const cut = chains.map((chain, index) => {
    const start = chains.slice(0, index).flat().length;
    return resolved.slice(start, start + chain.length);
  });
  const [models = [], ...rest] = cut;
  const names = Object.keys(taskChoices);
  return { models, taskModels: Object.fromEntries(names.map((name, i) => [name, rest[i] ?? []])) };
}
