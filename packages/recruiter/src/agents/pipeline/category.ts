/** Why a cleanup proposes something. A wish may be about some of these only. */
import { z } from "zod";

export const CleanupCategory = z.enum([
  "replied",
  "criteria_not_met",
  "job_closed",
  "replied_not_screened",
  "no_answer",
  "nothing_proven",
]);
export type CleanupCategory = z.infer<typeof CleanupCategory>;
