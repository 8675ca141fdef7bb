import { withSample } from "@bole/base/threads";
import { unfoundedJob } from "./agent/unfounded.ts";
import { askQuestionsJob } from "./interview/ask-questions.ts";
import { checkAnswerJob } from "./interview/check-answer.ts";
import { compareFactsJob } from "./interview/compare-facts.ts";
import { keepsFactsJob } from "./polish/keeps-facts.ts";
import { polishTextJob } from "./polish/polish-text.ts";
import { carryOutJob, pastedJob } from "./reading/understand.ts";
import { readableJob } from "./review/checks/readable.ts";
import { reviewResumeJob } from "./review/review-resume.ts";
import { tailorJob } from "./tailor/tailor.ts";

/** What threads load before they are asked. */
export const resumeJobs = [
  carryOutJob,
  pastedJob,
  unfoundedJob,
  keepsFactsJob,
  reviewResumeJob,
  readableJob,
  tailorJob,
  askQuestionsJob,
  checkAnswerJob,
  compareFactsJob,
  withSample(polishTextJob, "负责后端开发。Was responsible for sales of 5%."),
] as const;
