/** What is known of a session's work from its events. Pure: the same events give the same picture. */

export type NodeState = "running" | "done" | "failed";

export interface CareerEvent {
  readonly seq: number;
  readonly type: string;
  readonly content: Readonly<Record<string, unknown>>;
}

export interface CareerProgress {
  /** The newest event that was read. */
  readonly seq: number;
  readonly nodes: Readonly<Record<string, NodeState>>;
  readonly stage: string | null;
  /** What is being written, sentence by sentence. */
  readonly text: string;
  readonly isOver: boolean;
}

export const NO_PROGRESS: CareerProgress = {
  seq: 0,
  nodes: {},
  stage: null,
  text: "",
  isOver: false,
};

export const CAREER_EVENTS = [
  "started",
  "stage",
  "node_started",
  "node_completed",
  "node_failed",
  "text",
  "question",
  "waiting",
  "answered",
  "resumed",
  "done",
  "failed",
  "cancelled",
] as const;

const NODE_STATES: Readonly<Record<string, NodeState>> = {
  node_started: "running",
  node_completed: "done",
  node_failed: "failed",
};
const LAST: readonly string[] = ["done", "failed", "cancelled"];
/** A new round begins here: what the analysts found before is old. */
const ROUND = "supervisor";
const ANALYSTS = ["user_profiler", "industry_researcher", "job_analyzer"] as const;

export function readEvents(before: CareerProgress, events: readonly CareerEvent[]): CareerProgress {
  return events.reduce(readEvent, before);
}

function readEvent(before: CareerProgress, { seq, type, content }: CareerEvent): CareerProgress {
  // A stream that was opened anew begins at the first event.
  if (seq <= before.seq) return before;
  const progress = { ...before, seq, isOver: LAST.includes(type) };
  const { node, stage, text } = content;
  if (type === "stage" && typeof stage === "string") return { ...progress, stage };
  if (type === "text" && typeof text === "string") {
    return { ...progress, text: progress.text === "" ? text : `${progress.text} ${text}` };
  }
  const state = NODE_STATES[type];
  if (state === undefined || typeof node !== "string") return progress;
  const begun = state === "running";
  const nodes = { ...progress.nodes, [node]: state };
  if (begun && node === ROUND) for (const analyst of ANALYSTS) delete nodes[analyst];
  return { ...progress, nodes, text: begun ? "" : progress.text };
}

/** Whether the session may look different after these. */
export const tellsOfChange = (events: readonly CareerEvent[]): boolean =>
  events.some(({ type }) => type !== "text" && type !== "stage" && type !== "node_started");
