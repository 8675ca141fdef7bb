/** How many items of a fan-out have ended, of how many: counted from the log, so that a restart counts the same. */
import { type JsonValue, type Plan, type RunEvent, type RunView, resolve } from "@bole/engine";

const ITEM = /^([^[/@]+)(?:@\d+)?\[(\d+)\]$/;
const ENDED: ReadonlySet<RunEvent["type"]> = new Set([
  "step_completed",
  "step_failed",
  "step_skipped",
  "step_rejected",
  "step_cancelled",
]);

export class FanOutCount {
  readonly #done = new Map<string, Set<string>>();

  /** The step whose item has ended with this event. */
  note({ type, key }: RunEvent): string | null {
    const [, step, item] = ITEM.exec(key ?? "") ?? [];
    if (step === undefined || item === undefined || !ENDED.has(type)) return null;
    this.#done.set(step, (this.#done.get(step) ?? new Set()).add(item));
    return step;
  }

  of(step: string): number {
    return this.#done.get(step)?.size ?? 0;
  }
}

/** How many items there are, as far as that is known. */
export function totalOf(plan: Plan, id: string, view: RunView, answered: JsonValue): number | null {
  if (Array.isArray(answered)) return answered.length;
  const each = plan.steps.find((step) => step.id === id)?.each;
  if (each === undefined) return null;
  try {
    const list = resolve(each, { step: (other) => view.steps[other], input: view.input });
    return Array.isArray(list) ? list.length : null;
  } catch {
    return null;
  }
}
