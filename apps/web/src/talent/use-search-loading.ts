/** How much of the workspace search can see; lists are fetched again once that is everything. */
import type { Loading } from "@bole/server/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { CANDIDATES_KEY } from "../api/candidates.ts";
import { indexStateQuery } from "../api/search.ts";

/** Null where everything is loaded. */
export function useSearchLoading(): Loading | null {
  const client = useQueryClient();
  const loading = useQuery(indexStateQuery).data?.loading ?? null;
  const isLoading = loading !== null;
  const wasLoading = useRef(isLoading);
  useEffect(() => {
    if (wasLoading.current && !isLoading) {
      void client.invalidateQueries({ queryKey: CANDIDATES_KEY });
    }
    wasLoading.current = isLoading;
  }, [client, isLoading]);
  return loading;
}
