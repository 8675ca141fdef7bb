/** What the pages ask of résumés. */
import type { ResumeDetail } from "@bole/server/contract";
import { queryOptions } from "@tanstack/react-query";
import { call } from "./client.ts";

const pathOf = (id: string) => `/api/resumes/${encodeURIComponent(id)}`;

export function resumeQuery(id: string) {
  return queryOptions({
    queryKey: ["resumes", id],
    queryFn: ({ signal }) => call<ResumeDetail>("GET", pathOf(id), { signal }),
  });
}

/** Where the browser finds the file as it came, to save it. */
export const documentAddress = (id: string) => `${pathOf(id)}/document`;
