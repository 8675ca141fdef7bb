import type { TextRecogniser } from "./text-recogniser.ts";

/** How far reading a scan has come. */
export interface ScanProgress {
  /** From 1. */
  readonly page: number;
  readonly pages: number;
  /** Of this page, 0 to 1. */
  readonly part: number;
}

/** Whom a reader of scans asks, from its own thread or from another. */
export interface ScanHost extends TextRecogniser {
  progress(progress: ScanProgress): Promise<void>;
}
