/** Whether the server can be reached, as seen by the health poll; on return, everything is asked anew. */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { healthQuery } from "./queries.ts";

export type Reachability = "connecting" | "connected" | "stopping" | "lost";

export function useReachability(): Reachability {
  const { data, status } = useQuery(healthQuery);
  if (status === "error") return "lost";
  if (data === undefined) return "connecting";
  return data.status === "ok" ? "connected" : "stopping";
}

/** To be used once, by the shell. */
export function useRefetchOnReturn(reachability: Reachability, onReturn: () => void): void {
  const client = useQueryClient();
  const wasLost = useRef(false);
  useEffect(() => {
    if (reachability === "lost") wasLost.current = true;
    if (reachability !== "connected" || !wasLost.current) return;
    wasLost.current = false;
    void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== "health" });
    onReturn();
  }, [reachability, client, onReturn]);
}
