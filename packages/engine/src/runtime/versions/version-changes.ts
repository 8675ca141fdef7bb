import type { CompiledPlan } from "../../compile/compiled-plan.ts";
import { callsOf } from "../../compile/pins.ts";
import type { Registry } from "../../contracts/registry.ts";
import type { Pin, RunRecord, VersionChange } from "../../memory/ports/index.ts";
import { stepKey } from "../steps/journal-key.ts";

type PinnedRun = Pick<RunRecord, "plan_hash" | "pins" | "revisions">;

interface Difference {
  readonly change: VersionChange;
  /** Whether only the plan or graph inside differs, and not the agent's own version. */
  readonly onlyInside: boolean;
}

/**
 * Agents of unfinished steps that are not what they were when the run began. A finished step has its
 * result: what became of its agent does not matter.
 *
 * @param compiled the run's plan, with the pinned versions as far as they are loaded
 * @param journal keys of what has ended
 */
export function versionChanges(
  run: PinnedRun,
  compiled: CompiledPlan,
  registry: Registry,
  journal: { has(key: string): boolean },
): VersionChange[] {
  if (compiled.hash === run.plan_hash) return [];
  const found = new Map<string, Difference>();
  for (const [id, step] of compiled.steps) {
    if (journal.has(stepKey(id, run.revisions))) continue;
    for (const { agent, inner } of callsOf(step)) {
      const { name } = agent;
      const pin = run.pins && Object.hasOwn(run.pins, name) ? (run.pins[name] ?? null) : null;
      const now = { version: agent.version, inner: inner?.hash ?? null };
      if (pin && isSame(pin, now)) continue;
      const known = found.get(name);
      const steps = new Set([...(known?.change.steps ?? []), id]);
      const loaded = registry.find(name)?.version ?? null;
      found.set(name, {
        change: { agent: name, pinned: pin?.version ?? null, loaded, steps: [...steps] },
        onlyInside: pin?.version === now.version,
      });
    }
  }
  const all = [...found.values()];
  // A composite around a changed agent differs, too; the agent inside is the news.
  const own = all.filter(({ onlyInside }) => !onlyInside);
  return (own.length > 0 ? own : all).map(({ change }) => change);
}

const isSame = (one: Pin, other: Pin) => one.version === other.version && one.inner === other.inner;
