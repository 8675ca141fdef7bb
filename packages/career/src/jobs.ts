import { readScheduleFeedbackJob } from "./plan/read-schedule-feedback.ts";
import { readFeedbackJob } from "./report/read-feedback.ts";

/** What threads load before they are asked. */
export const careerJobs = [readFeedbackJob, readScheduleFeedbackJob] as const;
