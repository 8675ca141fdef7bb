/** How hiring goes. */
import type { HiringReport } from "@bole/server/contract";
import { queryOptions } from "@tanstack/react-query";
import { call } from "./client.ts";

export const hiringReportQuery = queryOptions({
  queryKey: ["reports", "hiring"],
  queryFn: ({ signal }) => call<HiringReport>("GET", "/api/reports/hiring", { signal }),
  staleTime: 0,
});
