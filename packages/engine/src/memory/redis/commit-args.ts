/** A commit as the arguments of a script; the scripts say in which order. */
import { toText } from "../json-text.ts";
import type { PackedJournal } from "../payloads/payloads.ts";
import { packedText } from "../payloads/place.ts";
import type { RunEvent } from "../ports/events.ts";
import type { Gate } from "../ports/gates.ts";
import type { JournalRecord } from "../ports/journal.ts";
import type { RunCommit } from "../ports/runs.ts";
import { commitConflict } from "../refusals.ts";
import { escapePart, joinParts } from "./key-parts.ts";
import { textOrNothing } from "./run-fields.ts";
import type { ScriptArg } from "./script.ts";

/** Whether a commit is nothing but journal and events. */
export function isLogOnly(commit: RunCommit): boolean {
  const { gates, gates_seen, gates_withdrawn, run } = commit;
  return (
    !gates?.length &&
    !gates_seen?.length &&
    !gates_withdrawn?.length &&
    Object.keys(run ?? {}).length === 0
  );
}

export function logArgs(
  tenant: string,
  runId: string,
  token: string,
  { journal = [], events = [] }: RunCommit,
  { records }: PackedJournal,
): ScriptArg[] {
  if (hasDoubles(journal)) throw commitConflict(runId);
  const args: ScriptArg[] = [tenant, token, journal.length, events.length];
  for (const [index, record] of journal.entries()) {
    const { packed = false, ...values } = records[index] ?? {};
    args.push(record.key, packedText({ ...record, ...values }, packed));
  }
  for (const event of inOrder(runId, events)) args.push(event.seq, toText(event));
  return args;
}

/** Lists of gates, each behind its length. */
export function gateArgs({
  gates = [],
  gates_seen = [],
  gates_withdrawn = [],
}: RunCommit): ScriptArg[] {
  return [
    gates.length,
    ...gates.flatMap(openedArgs),
    gates_seen.length,
    ...gates_seen,
    gates_withdrawn.length,
    ...gates_withdrawn,
  ];
}

function openedArgs(gate: Gate): ScriptArg[] {
  const { status, answer, seen, ...opened } = gate;
  return [
    gate.gate_id,
    toText(opened),
    status,
    textOrNothing(answer),
    seen ? "1" : "",
    escapePart(gate.event ?? ""),
    joinParts(gate.run_id, gate.gate_id),
    gate.until ?? "",
  ];
}

function hasDoubles(journal: readonly JournalRecord[]): boolean {
  return journal.length > 1 && new Set(journal.map(({ key }) => key)).size < journal.length;
}

/** By number, with none missing and none twice. The script sees whether the first one fits. */
function inOrder(runId: string, events: readonly RunEvent[]): readonly RunEvent[] {
  if (isSeries(events)) return events;
  const sorted = events.toSorted((a, b) => a.seq - b.seq);
  if (!isSeries(sorted)) throw commitConflict(runId);
  return sorted;
}

function isSeries(events: readonly RunEvent[]): boolean {
  const first = events[0]?.seq ?? 1;
  return events.every(({ seq }, i) => seq === first + i);
}
