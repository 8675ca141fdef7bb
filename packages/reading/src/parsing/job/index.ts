export { parseJob } from "./parse-job.ts";
