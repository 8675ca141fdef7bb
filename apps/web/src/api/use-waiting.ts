/** How many things wait for a person: questions of runs, and changes that agents want to make. */
import { useQuery } from "@tanstack/react-query";
import { useMay } from "../account/use-session.ts";
import { useSide } from "../shell/use-side.ts";
import { approvalsQuery } from "./approvals.ts";
import { waitingEffectsQuery } from "./effects.ts";

export function useWaitingCount(): number {
  const may = useMay();
  // Approvals are a matter of hiring: nobody is asked for them on one's own side.
  const enabled = useSide() === "hiring" && may("approvals.read");
  const gates = useQuery({ ...approvalsQuery, enabled }).data?.approvals.length ?? 0;
  const effects = useQuery({ ...waitingEffectsQuery, enabled }).data?.items.length ?? 0;
  return gates + effects;
}
