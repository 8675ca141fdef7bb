/** What jobs of the workspace say they pay. Nothing is estimated: each figure has the job it stands in. */
import type { Job } from "@bole/talent";
import { z } from "zod";

export const PayRange = z.object({
  job_id: z.string(),
  title: z.string(),
  min: z.number().nullable(),
  max: z.number().nullable(),
  currency: z.string(),
  per: z.enum(["hour", "day", "week", "month", "year"]),
});
export type PayRange = z.infer<typeof PayRange>;

export function payOf(jobs: readonly Job[]): PayRange[] {
  return jobs.flatMap(({ id, title, salary }) => {
    if (salary === null) return [];
    const { min, max, currency, per } = salary;
    return [{ job_id: id, title, min, max, currency, per }];
  });
}
