import { isList } from "../../contracts/json.ts";
import type { Step } from "../../contracts/plan.ts";
import type { FanOutCount, GraphNode, NodeGate, NodeStatus } from "./graph-json.ts";
import type { MarkIndex } from "./mark-index.ts";
import type { GateMark } from "./run-marks.ts";

type State = Pick<GraphNode, "status" | "fan_out" | "gate" | "repeat" | "ms" | "error">;

/** How far a step is, and what it will ask for on its way. */
export function stateOf(step: Step, id: string, marks: MarkIndex): State {
  const { max } = step.repeat ?? {};
  const turns = marks.turns(id);
  const gate = gateOf(step, marks.gates(id));
  return {
    ...endState(id, marks),
    ...(step.each !== undefined && { fan_out: countItems(step, id, marks) }),
    ...(gate && { gate }),
    ...(max !== undefined && { repeat: { max, ...(turns > 0 && { turns }) } }),
  };
}

/** The part of the state that an item of a fan-out has as well. */
export function endState(id: string, marks: MarkIndex): Pick<GraphNode, "status" | "ms" | "error"> {
  const end = marks.end(id);
  const status = end?.status ?? openStatus(id, marks);
  const { started_at, ended_at } = end ?? {};
  return {
    ...(status && { status }),
    ...(started_at !== undefined &&
      ended_at !== undefined && { ms: Math.max(0, ended_at - started_at) }),
    ...(end?.error && { error: end.error.message }),
  };
}

/** A question that is open wants to be seen, even where other items are still at work. */
function openStatus(id: string, marks: MarkIndex): NodeStatus | undefined {
  if (marks.gates(id).some(({ status }) => status === "pending")) return "waiting";
  return marks.isRunning(id) ? "active" : undefined;
}

function countItems(step: Step, id: string, marks: MarkIndex): FanOutCount {
  const items = [...marks.items(id).values()];
  const literal = isList(step.each) ? step.each.length : undefined;
  const total = marks.end(id)?.items ?? marks.total(id) ?? literal;
  const done = items.filter(({ status }) => status === "completed").length;
  return { ...(total !== undefined && { total }), done, failed: items.length - done };
}

/** The question that is open, else the last answer, else what the step is going to ask. */
function gateOf(step: Step, gates: readonly GateMark[]): NodeGate | undefined {
  const mark = gates.find(({ status }) => status === "pending") ?? gates.at(-1);
  if (mark) return answered(mark);
  if (step.approval) return { phase: step.approval };
  if (!step.wait) return undefined;
  return { phase: "wait", ...(step.wait.event !== undefined && { event: step.wait.event }) };
}

function answered({ phase, event, created_at, answer }: GateMark): NodeGate {
  return {
    phase,
    ...(event !== null && { event }),
    since: created_at,
    ...(answer && { by: answer.by, at: answer.at, decision: answer.decision }),
  };
}
