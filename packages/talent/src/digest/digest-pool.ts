/** Reads files in threads, a few at a time: a file that hangs or grows without bound harms nobody else. */

import { type Alarm, isBoleError } from "@bole/base";
import { openThreads, type ThreadFaults, threadJob } from "@bole/base/threads";
import type { DocumentLimits, ScanProgress } from "@bole/reading";
import { readingErrors } from "@bole/reading/errors";
import { type Ocr, openOcr } from "@bole/reading/ocr";
import type { Digest, DigestPool } from "../importing/digest-port.ts";
import type { digestFile, digestScan } from "./digest-file.ts";

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
  /** Who recognises letters in pictures. @default PP-OCR */
  readonly ocr?: Ocr;
  /** What day it is: somebody's present job has lasted until then. */
  readonly now: () => Date;
}

export interface OpenDigestPool extends DigestPool {
  /** Ends all threads. Files that are being read or wait are refused. */
  close(): Promise<void>;
}

const MODULE = new URL("./digest-file.ts", import.meta.url);
const digestJob = threadJob<typeof digestFile>(MODULE, "digestFile");
const scanJob = threadJob<typeof digestScan>(MODULE, "digestScan");

/** Pictures of pages are large. */
const SCAN_MB = 512;

const FAULTS: ThreadFaults = {
  tooSlow: (detail) => readingErrors.error("document-too-slow", detail),
  tooHeavy: (detail) => readingErrors.error("document-too-heavy", detail),
  busy: (detail) => readingErrors.error("documents-busy", detail),
};

export function createDigestPool(options: DigestPoolOptions): OpenDigestPool {
  const { limits = {}, now, ocr = openOcr(), ...pool } = options;
  const settings = { timeoutMs: 30_000, faults: FAULTS, ...pool };
  const threads = openThreads({ name: "document reader", ...settings });
  // In a thread of their own: a scan waits for its letters for seconds, and others must not wait for it.
  const scans = openThreads({
    name: "scan reader",
    ...settings,
    threads: 1,
    memoryMb: Math.max(SCAN_MB, settings.memoryMb ?? 0),
  });
  return {
    async digest({ name, bytes: given }, { signal, bulk, onProgress } = {}) {
      // A copy, handed over: the caller keeps its bytes, and not more than these are copied.
      const run = { subject: `"${name}"`, signal, bulk };
      const copied = () => {
        const bytes = Uint8Array.from(given);
        return { file: { name, bytes }, run: { ...run, transfer: [bytes.buffer] } };
      };
      const plain = copied();
      const read = await threads
        .run(digestJob, [plain.file, now(), limits], plain.run)
        .catch(nothingIfScan);
      if (read !== null && !read.document.warnings.includes("scanned_pages_left_out")) return read;
      const host = {
        ...ocr.recogniser(signal),
        progress: async (progress: ScanProgress) => onProgress?.(progress),
      };
      const scan = copied();
      return scans
        .runWith(host, scanJob, [scan.file, now(), limits], scan.run)
        .catch((error: unknown) => partIfNoOcr(error, read));
    },
    close: async () => {
      await Promise.all([threads.close(), scans.close()]);
      await ocr.close();
    },
  };
}

function nothingIfScan(error: unknown): null {
  const isScan =
    isBoleError(error) && error.code === "document-without-text" && error.data.scanned === true;
  if (isScan) return null;
  throw error;
}

/** Where nobody recognises letters, the pages that have text are better than none. */
function partIfNoOcr(error: unknown, read: Digest | null): Digest {
  if (read !== null && isBoleError(error) && error.code === "ocr-unavailable") return read;
  throw error;
}
