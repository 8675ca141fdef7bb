/** Approvals and conversations as one list: what waits for a decision first, then the newest mail. */
import type { Approval, EffectEntry, MailConversation } from "@bole/server/contract";

interface Waiting {
  readonly key: string;
  readonly at: string;
}

export type Entry =
  | (Waiting & { readonly kind: "effect"; readonly effect: EffectEntry })
  | (Waiting & { readonly kind: "gate"; readonly approval: Approval })
  | (Waiting & { readonly kind: "thread"; readonly thread: MailConversation });

/** @param threads newest first, as the server lists them */
export function entriesOf(
  effects: readonly EffectEntry[],
  approvals: readonly Approval[],
  threads: readonly MailConversation[],
): Entry[] {
  const decisions: Entry[] = [
    ...effects.map((effect) => ({
      ...{ key: effect.id, kind: "effect" as const, at: effect.created_at, effect },
    })),
    ...approvals.map((approval) => ({
      ...{ key: approval.gate.gate_id, kind: "gate" as const, at: approval.gate.created_at },
      approval,
    })),
  ];
  return [
    ...decisions.toSorted(oldestFirst),
    ...threads.map((thread) => ({
      ...{ key: thread.thread_id, kind: "thread" as const, at: thread.newest.created_at, thread },
    })),
  ];
}

const oldestFirst = (a: Entry, b: Entry) => a.at.localeCompare(b.at);
