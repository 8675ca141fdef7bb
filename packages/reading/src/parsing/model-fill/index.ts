export { fillJob } from "./fill-job.ts";
export { fillResume } from "./fill-resume.ts";
export { readJobTask } from "./read-job-task.ts";
export { readResumeTask } from "./read-resume-task.ts";
