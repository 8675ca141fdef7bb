export type { ThreadFaults } from "./faults.ts";
export { inlineThreads } from "./inline-threads.ts";
export { sharedThreads } from "./shared-threads.ts";
export { type ThreadJob, threadJob, withSample } from "./thread-job.ts";
export { openThreads, type ThreadPoolOptions } from "./thread-pool.ts";
export type { OpenThreads, RunOptions, Threads } from "./threads.ts";
