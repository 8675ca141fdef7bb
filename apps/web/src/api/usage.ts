/** What language models were asked, and what that took. */
import type { Usage } from "@bole/server/contract";
import { queryOptions } from "@tanstack/react-query";
import { call } from "./client.ts";

export const usageQuery = (days: number) =>
  queryOptions({
    queryKey: ["usage", days],
    queryFn: ({ signal }) => call<Usage>("GET", "/api/usage", { query: { days }, signal }),
    staleTime: 0,
  });
