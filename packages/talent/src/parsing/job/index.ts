export { parseJob, parseJobJob } from "./parse-job.ts";
