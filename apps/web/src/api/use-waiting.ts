/** How many things wait for a person: questions of runs, and changes that agents want to make. */
import { useQuery } from "@tanstack/react-query";
import { approvalsQuery } from "./approvals.ts";
import { waitingEffectsQuery } from "./effects.ts";

export function useWaitingCount(): number {
  const gates = useQuery(approvalsQuery).data?.approvals.length ?? 0;
  const effects = useQuery(waitingEffectsQuery).data?.items.length ?? 0;
  return gates + effects;
}
