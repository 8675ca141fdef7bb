/**
 * The threads in which everything is read that people or documents say. Two are enough: reading takes
 * milliseconds, and a text that takes seconds loses its thread, not everybody else's.
 */
import { type OpenThreads, openThreads, sharedThreads } from "@bole/base/threads";
import { careerJobs } from "@bole/career";
import { guardrailJobs } from "@bole/guardrails";
import { recommendJobs } from "@bole/recommend";
import { recruiterJobs } from "@bole/recruiter";
import { resumeJobs } from "@bole/resume";
import { talentJobs } from "@bole/talent";
import type { Logger } from "pino";

const THREADS = 2;
/** Loading takes seconds of a processor that a server needs for its start; texts are read before, too. */
const WARM_AFTER_MS = 10_000;

/** Loads the threads once the server has started. Returns how to give that up. */
export function warmLater(threads: OpenThreads, log: Logger): () => void {
  const warm = () =>
    threads.warm().catch((error: unknown) => log.error({ err: error }, "threads cannot read"));
  const timer = setTimeout(() => void warm(), WARM_AFTER_MS);
  timer.unref();
  return () => clearTimeout(timer);
}

/** Shared by all servers of a process. */
export const openTextThreads: () => OpenThreads = sharedThreads(() =>
  openThreads({
    name: "text reader",
    threads: THREADS,
    keep: THREADS,
    preload: [
      ...guardrailJobs,
      ...resumeJobs,
      ...recruiterJobs,
      ...talentJobs,
      ...recommendJobs,
      ...careerJobs,
    ],
    timeoutMs: 2_500,
    // On a busy machine the time that is computed counts, for up to six seconds.
    patience: 2.4,
    memoryMb: 384,
    maxWaiting: 200,
    // A request that has to wait for two threads in turn still ends within ten seconds.
    waitMs: 4_000,
  }),
);
