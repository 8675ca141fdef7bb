/** Recognises letters in a thread of its own: a page takes seconds, and messages must not wait for it. */
import { isBoleError } from "@bole/base";
import { type OnnxArgs, type OnnxFunction, type OnnxJob, OnnxThread } from "@bole/language/onnx";
import type { TextRecogniser } from "../documents/scan/text-recogniser.ts";
import { readingErrors } from "../errors.ts";
import { detectJob, recogniseJob } from "./ocr-jobs.ts";

/** After so long without a scan the networks are let go: they hold hundreds of megabytes. */
const IDLE_MS = 60_000;
/** A page takes seconds on a slow machine; a minute means that something is wrong. */
const STEP_MS = 60_000;

export interface Ocr {
  /** @param signal ends what is being recognised after its current step */
  recogniser(signal?: AbortSignal): TextRecogniser;
  /** Lets the networks go; they are loaded again when they are needed. */
  close(): Promise<void>;
}

export function openOcr(): Ocr {
  const thread = new OnnxThread();
  let busy = 0;
  let rest: NodeJS.Timeout | undefined;
  const run = async <F extends OnnxFunction>(
    job: OnnxJob<F>,
    args: OnnxArgs<F>,
    signal: AbortSignal | undefined,
  ): Promise<Awaited<ReturnType<F>>> => {
    clearTimeout(rest);
    busy += 1;
    try {
      return await thread.run(job, args, { signal, timeoutMs: STEP_MS });
    } catch (cause) {
      signal?.throwIfAborted();
      if (isBoleError(cause)) throw cause;
      const why = cause instanceof Error ? cause.message : String(cause);
      throw readingErrors.error("ocr-unavailable", {
        detail: `Recognition failed: ${why}.`,
        cause,
      });
    } finally {
      busy -= 1;
      if (busy === 0) rest = setTimeout(() => void thread.close(), IDLE_MS).unref();
    }
  };
  return {
    recogniser: (signal) => ({
      detect: (image) => run(detectJob, [image], signal),
      recognise: (lines) => run(recogniseJob, [lines], signal),
    }),
    close: () => {
      clearTimeout(rest);
      return thread.close();
    },
  };
}
