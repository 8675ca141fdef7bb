/** A time for an interview, to be confirmed by a person: one is chosen, others are offered. */
import { z } from "zod";

export const TimeOption = z.object({
  interviewer_id: z.string(),
  interviewer_name: z.string(),
  starts_at: z.string(),
  ends_at: z.string(),
  /** As clocks in `time_zone` show it. */
  local_starts_at: z.string(),
});
export type TimeOption = z.infer<typeof TimeOption>;

export const Appointment = z.object({
  application_id: z.string(),
  person_id: z.string(),
  job_id: z.string(),
  name: z.string(),
  interviewer_id: z.string(),
  starts_at: z.string(),
  ends_at: z.string(),
  /** In which the candidate is told the time. */
  time_zone: z.string(),
  place: z.string(),
  note: z.string(),
  options: z.array(TimeOption),
  warnings: z.array(z.string()),
});
export type Appointment = z.infer<typeof Appointment>;
