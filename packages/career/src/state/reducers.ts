/** What becomes of a field when a node gives something for it; a field that is not here is replaced. */
import type { AgentTask, CareerNavigatorState, SystemMetrics } from "./career-state.ts";

const append = <Item>(before: Item[], update: Item[]): Item[] => [...before, ...update];

/** A node gives the tasks that changed. */
function mergeTasks(before: AgentTask[], update: AgentTask[]): AgentTask[] {
  const tasks = new Map([...before, ...update].map((task) => [task.task_id, task]));
  return [...tasks.values()];
}

/** Each node gives what its own call took. */
function addMetrics(
  { nodes: before }: SystemMetrics,
  { nodes: update }: SystemMetrics,
): SystemMetrics {
  const nodes = { ...before };
  for (const [name, call] of Object.entries(update)) {
    const known = nodes[name];
    nodes[name] = known
      ? {
          ...call,
          calls: known.calls + call.calls,
          ms: known.ms + call.ms,
          tokens: known.tokens + call.tokens,
        }
      : call;
  }
  return { nodes };
}

type Reducers = {
  readonly [Field in keyof CareerNavigatorState]?: (
    before: CareerNavigatorState[Field],
    update: CareerNavigatorState[Field],
  ) => CareerNavigatorState[Field];
};

export const REDUCERS = {
  messages: append,
  agent_tasks: mergeTasks,
  agent_outputs: append,
  user_feedback_history: append,
  error_log: append,
  system_metrics: addMetrics,
} satisfies Reducers;
