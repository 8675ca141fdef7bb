/** Reads files in threads, a few at a time: a file that hangs or grows without bound harms nobody else. */

import type { Alarm } from "@bole/base";
import { openThreads, type ThreadFaults, threadJob } from "@bole/base/threads";
import type { DocumentLimits } from "@bole/reading";
import { readingErrors } from "@bole/reading/errors";
import type { DigestPool } from "../importing/digest-port.ts";
import type { digestFile } from "./digest-file.ts";

export interface DigestPoolOptions {
  /** Threads at most. @default one less than there are cores, at least one */
  readonly threads?: number;
  /** Milliseconds that a file may take. @default 30000 */
  readonly timeoutMs?: number;
  /** What says that this time is over. @default the system's timer */
  readonly alarm?: Alarm;
  /** Megabytes of memory that a file may take. @default 256 */
  readonly memoryMb?: number;
  /** Milliseconds after which a thread without work goes away. @default 30000 */
  readonly idleMs?: number;
  /** Files that may wait; more are refused with `documents-busy`. @default 1000 */
  readonly maxWaiting?: number;
  readonly limits?: Partial<DocumentLimits>;
  /** What day it is: somebody's present job has lasted until then. */
  readonly now: () => Date;
}

export interface OpenDigestPool extends DigestPool {
  /** Ends all threads. Files that are being read or wait are refused. */
  close(): Promise<void>;
}

const digestJob = threadJob<typeof digestFile>(
  new URL("./digest-file.ts", import.meta.url),
  "digestFile",
);

const FAULTS: ThreadFaults = {
  tooSlow: (detail) => readingErrors.error("document-too-slow", detail),
  tooHeavy: (detail) => readingErrors.error("document-too-heavy", detail),
  busy: (detail) => readingErrors.error("documents-busy", detail),
};

export function createDigestPool(options: DigestPoolOptions): OpenDigestPool {
  const { limits = {}, now, ...pool } = options;
  const threads = openThreads({
    name: "document reader",
    timeoutMs: 30_000,
    faults: FAULTS,
    ...pool,
  });
  return {
    digest({ name, bytes: given }, signal) {
      // A copy, handed over: the caller keeps its bytes, and not more than these are copied.
      const bytes = Uint8Array.from(given);
      const options = { subject: `"${name}"`, signal, transfer: [bytes.buffer] };
      return threads.run(digestJob, [{ name, bytes }, now(), limits], options);
    },
    close: () => threads.close(),
  };
}
