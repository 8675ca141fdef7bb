/** The events of a run that the page has, in order, each once. Pure. */
import type { RunEvent } from "./events-text.ts";

/** A stream that was opened anew begins at the first event: what is known is left out. */
export function appendEvents(
  log: readonly RunEvent[],
  incoming: readonly RunEvent[],
): readonly RunEvent[] {
  let last = log.at(-1)?.seq ?? 0;
  const fresh = incoming.filter(({ seq }) => {
    if (seq <= last) return false;
    last = seq;
    return true;
  });
  return fresh.length === 0 ? log : [...log, ...fresh];
}

const OVER: readonly RunEvent["type"][] = ["run_completed", "run_failed", "run_cancelled"];

/** After it nothing more happens in the run. */
export const isLast = ({ type }: RunEvent): boolean => OVER.includes(type);

export function isOver(log: readonly RunEvent[]): boolean {
  const last = log.at(-1);
  return last !== undefined && isLast(last);
}

/** Since when the run has been at work, if it is; `active_ms` counts only up to its last pause. */
export function workingSince(log: readonly RunEvent[]): number | null {
  const last = log.findLast(({ type }) => type.startsWith("run_"));
  const works = last?.type === "run_started" || last?.type === "run_resumed";
  return works ? Date.parse(last.at) : null;
}

/** What an event tells of a wait for something else than a person, if it does. */
export function waitOf({ type, data }: RunEvent): "waits" | "event" | "timeout" | null {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return null;
  const facts = new Map(Object.entries(data));
  if (type === "gate_opened") return facts.get("phase") === "wait" ? "waits" : null;
  if (type !== "gate_answered") return null;
  const decision = facts.get("decision");
  return decision === "event" || decision === "timeout" ? decision : null;
}

/** The words that an event carries, as far as a person wants to read them in one line. */
export function wordsOf({ data }: RunEvent): string {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return "";
  const facts = new Map(Object.entries(data));
  const error = facts.get("error");
  const message =
    typeof error === "object" && error !== null && "message" in error ? error.message : undefined;
  const parts = [
    message,
    facts.get("message"),
    facts.get("reason"),
    facts.get("why"),
    facts.get("gap"),
    facts.get("description"),
    facts.get("output"),
    facts.get("text"),
    facts.get("input"),
  ];
  return parts.find((part) => typeof part === "string" && part !== "")?.toString() ?? "";
}
