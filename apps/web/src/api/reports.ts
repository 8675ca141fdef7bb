/** How hiring goes. */
import type { HiringReport, ReportPeriod } from "@bole/server/contract";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call } from "./client.ts";

export const hiringReportQuery = (period: ReportPeriod) =>
  queryOptions({
    queryKey: ["reports", "hiring", period],
    queryFn: ({ signal }) =>
      call<HiringReport>("GET", "/api/reports/hiring", { query: { period }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
