import { checkTextJob } from "./checks/check-text.ts";
import { findPiiJob } from "./pii/find-pii-job.ts";

/** What threads load before they are asked. */
export const guardrailJobs = [checkTextJob, findPiiJob] as const;
