import type { RunHold, RunRecord } from "../../memory/ports/index.ts";

type Decide = (run: Pick<RunRecord, "tenant" | "run_id">) => Promise<void>;

/**
 * Decides for runs that wait only for versions of agents that may be taken without asking. Where what is loaded does
 * not fit what a run has done so far, the decision is refused and the run waits for a person.
 */
export function adopter(
  adopts: (agent: string) => boolean = () => false,
  decide: Decide,
): (run: RunRecord, hold: RunHold) => void {
  return ({ tenant, run_id }, hold) => {
    if (hold.reason !== "version") return;
    const isOurs = hold.changes.every(({ agent, loaded }) => loaded !== null && adopts(agent));
    if (isOurs) decide({ tenant, run_id }).catch(() => undefined);
  };
}
