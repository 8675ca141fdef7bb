/** How many things wait for a person: questions of runs, and changes that agents want to make. */
import { useQuery } from "@tanstack/react-query";
import { useMay } from "../account/use-session.ts";
import { useSide } from "../shell/use-side.ts";
import { approvalsQuery } from "./approvals.ts";
import { waitingEffectsQuery } from "./effects.ts";

export function useWaitingCount(): number {
  return useWaiting().count;
}

export function useWaiting(): { readonly count: number; readonly isKnown: boolean } {
  const may = useMay();
  // Approvals are a matter of hiring: nobody is asked for them on one's own side.
  const enabled = useSide() === "hiring" && may("approvals.read");
  const gates = useQuery({ ...approvalsQuery, enabled });
  const effects = useQuery({ ...waitingEffectsQuery, enabled });
  return {
    count: (gates.data?.approvals.length ?? 0) + (effects.data?.items.length ?? 0),
    isKnown: !gates.isLoading && !effects.isLoading,
  };
}
