/** Recognises letters in a thread of its own: a page takes seconds, and messages must not wait for it. */
import { isBoleError } from "@bole/base";
import { type OnnxArgs, type OnnxFunction, type OnnxJob, OnnxThread } from "@bole/language/onnx";
import type { TextRecogniser } from "../documents/scan/text-recogniser.ts";
import { readingErrors } from "../errors.ts";
import { detectJob, recogniseJob } from "./ocr-jobs.ts";

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
  const run = async <F extends OnnxFunction>(
    job: OnnxJob<F>,
    args: OnnxArgs<F>,
    signal: AbortSignal | undefined,
  ): Promise<Awaited<ReturnType<F>>> => {
    try {
      return await thread.run(job, args, { signal, timeoutMs: STEP_MS });
    } catch (cause) {
      signal?.throwIfAborted();
      if (isBoleError(cause)) throw cause;
      const why = cause instanceof Error ? cause.message : String(cause);
      throw readingErrors.error("ocr-unavailable", { detail: `Its letters: ${why}`, cause });
    }
  };
  return {
    recogniser: (signal) => ({
      detect: (image) => run(detectJob, [image], signal),
      recognise: (lines) => run(recogniseJob, [lines], signal),
    }),
    close: () => thread.close(),
  };
}
