/** Events of a conversation, put together from what is kept and from what comes. Pure. */
import type { KeptEvent } from "@bole/server/contract";

const TYPES = [
  "token",
  "workflow_step",
  "approval_needed",
  "plan_preview",
  "guardrail_warning",
  "done",
] as const satisfies readonly KeptEvent["type"][];

export const EVENT_TYPES: readonly string[] = TYPES;

/** Each once, in their order: a stream that is taken up again may begin before what is there. */
export function mergeEvents(
  old: readonly KeptEvent[],
  added: readonly KeptEvent[],
): readonly KeptEvent[] {
  const known = new Set(old.map(({ seq }) => seq));
  const fresh = added.filter(({ seq }) => !known.has(seq) && known.add(seq));
  if (fresh.length === 0) return old;
  return [...old, ...fresh].sort((one, other) => one.seq - other.seq);
}

/** What looks different is for a newer page. */
export function isKept(data: unknown): data is KeptEvent {
  return (
    typeof data === "object" &&
    data !== null &&
    "seq" in data &&
    typeof data.seq === "number" &&
    "message_id" in data &&
    typeof data.message_id === "string" &&
    "content" in data &&
    "type" in data &&
    typeof data.type === "string" &&
    EVENT_TYPES.includes(data.type)
  );
}
