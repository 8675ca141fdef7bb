/** Approvals and conversations as one list: what waits for a decision first, then the newest mail. */
import type { Approval, EffectEntry, EmailRow } from "@bole/server/contract";

export type Entry =
  | {
      readonly key: string;
      readonly kind: "effect";
      readonly at: string;
      readonly effect: EffectEntry;
    }
  | {
      readonly key: string;
      readonly kind: "gate";
      readonly at: string;
      readonly approval: Approval;
    }
  | { readonly key: string; readonly kind: "thread"; readonly at: string; readonly thread: Thread };

export interface Thread {
  readonly id: string;
  /** Newest first. */
  readonly mails: readonly [EmailRow, ...EmailRow[]];
  /** The newest one came from them, and is not an automatic answer. */
  readonly waits: boolean;
}

export function entriesOf(
  effects: readonly EffectEntry[],
  approvals: readonly Approval[],
  mails: readonly EmailRow[],
  isDone: (newest: string) => boolean,
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
  const threads: Entry[] = threadsOf(mails)
    .filter(({ mails: [newest] }) => !isDone(newest.id))
    .map((thread) => ({
      ...{ key: thread.id, kind: "thread" as const, at: thread.mails[0].created_at, thread },
    }));
  return [...decisions.toSorted(oldestFirst), ...threads];
}

/** `mails` are newest first; those that wait for an answer come before the others. */
export function threadsOf(mails: readonly EmailRow[]): Thread[] {
  const threads = [...Map.groupBy(mails, ({ thread_id }) => thread_id)].flatMap(([id, some]) => {
    const [newest, ...older] = some;
    if (newest === undefined) return [];
    const waits = newest.direction === "in" && (newest.kind === "reply" || newest.kind === null);
    return [{ id, mails: [newest, ...older] as const, waits }];
  });
  return [...threads.filter(({ waits }) => waits), ...threads.filter(({ waits }) => !waits)];
}

const oldestFirst = (a: Entry, b: Entry) => a.at.localeCompare(b.at);
