/** Figures about hiring, by what is recorded. What is not measured is said. */
import type { Answering } from "../asking.ts";
import { pipeline } from "../jobs.ts";
import { interviewFigures, workload } from "./appointments.ts";
import { offerFigures, timeToHire } from "./outcomes.ts";
import { responseRate, sources } from "./reach.ts";
import { stuck } from "./stuck.ts";

const METRICS: Readonly<Record<string, Answering>> = {
  time_to_hire: timeToHire,
  sources,
  response_rate: responseRate,
  interviews: interviewFigures,
  offers: offerFigures,
  workload,
  stuck,
};

export const stats: Answering = (asking) => (METRICS[asking.asked.aspect] ?? pipeline)(asking);
