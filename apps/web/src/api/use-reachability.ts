/** Whether the server can be reached, as the health poll sees it. */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { healthQuery } from "./queries.ts";

export type Reachability = "connecting" | "starting" | "connected" | "stopping" | "lost";

export function useReachability(): Reachability {
  const { data, status } = useQuery(healthQuery);
  if (status === "error") return "lost";
  if (data === undefined) return "connecting";
  return data.status === "ok" ? "connected" : data.status;
}

/** Once, by the shell: looks when the reader comes back, and asks everything anew when the server does. */
export function useServerWatch(onReturn: () => void): Reachability {
  const client = useQueryClient();
  const reachability = useReachability();

  useEffect(() => {
    const look = () => void client.refetchQueries({ queryKey: healthQuery.queryKey });
    addEventListener("focus", look);
    return () => removeEventListener("focus", look);
  }, [client]);

  const wasLost = useRef(false);
  useEffect(() => {
    if (reachability === "lost") wasLost.current = true;
    if (reachability !== "connected" || !wasLost.current) return;
    wasLost.current = false;
    void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== "health" });
    onReturn();
  }, [reachability, client, onReturn]);

  return reachability;
}
