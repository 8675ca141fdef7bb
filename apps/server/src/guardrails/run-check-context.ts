/**
 * On whose behalf something inside of a run is checked. Whoever started the run was permitted to;
 * the run itself keeps no roles, so what its agents do counts as the owner's.
 */
import type { CheckContext } from "@bole/guardrails";

export interface Caller {
  readonly tenant: string;
  /** None outside of a run. */
  readonly run_id: string | undefined;
  /** The agent or planner. */
  readonly name: string;
  /** Where in the run, in the journal's words; none for a planner. */
  readonly key?: string;
}

/** A text is judged in its own language: nobody has asked in one. */
export function runCheckContext({ tenant, run_id, name, key }: Caller, text = ""): CheckContext {
  return {
    tenant,
    user: `agent:${name}`,
    roles: ["owner"],
    ...(run_id !== undefined && { run_id }),
    language: /\p{Script=Han}/u.test(text) ? "zh" : "en",
    details: { agent: name, ...(key !== undefined && { key }) },
  };
}
