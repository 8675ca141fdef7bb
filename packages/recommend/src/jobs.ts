import { readRequestJob } from "./profile/analyse-in-thread.ts";

/** What threads load before they are asked. */
export const recommendJobs = [readRequestJob] as const;
