/** Every workflow. One more is a file and a line here. */
import { bulkOutreach } from "./bulk-outreach.ts";
import { candidateReview } from "./candidate-review.ts";
import { interviewScheduling } from "./interview-scheduling.ts";
import { jobLaunch } from "./job-launch.ts";
import { pipelineCleanup } from "./pipeline-cleanup.ts";

export const WORKFLOWS = [
  jobLaunch,
  bulkOutreach,
  candidateReview,
  interviewScheduling,
  pipelineCleanup,
] as const;
