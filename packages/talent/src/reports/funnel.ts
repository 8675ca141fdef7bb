/** How many people are in each stage, and how many got at least that far. */
import { Stage } from "../model/application.ts";

export interface StageStep {
  readonly application_id: string;
  readonly to: Stage;
  readonly created_at: string;
}

/** From the first stage to the last that one hopes for; leaving is no step of it. */
export const FUNNEL: readonly Stage[] = Stage.exclude(["rejected", "withdrawn"]).options;

type Counts = Partial<Record<Stage, number>>;

/** `steps` of one application follow each other in time. */
export function funnelOf(steps: readonly StageStep[]) {
  const applications = [...Map.groupBy(steps, ({ application_id }) => application_id).values()];
  const stages: Counts = {};
  const reached: Counts = {};
  for (const events of applications) {
    const now = events.at(-1)?.to;
    if (now !== undefined) stages[now] = (stages[now] ?? 0) + 1;
    const furthest = Math.max(0, ...events.map(({ to }) => FUNNEL.indexOf(to)));
    for (const stage of FUNNEL.slice(0, furthest + 1)) reached[stage] = (reached[stage] ?? 0) + 1;
  }
  return { people: applications.length, stages, reached };
}
