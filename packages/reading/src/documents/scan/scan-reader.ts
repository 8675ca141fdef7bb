/** Reads pictures of pages, one after the other, until the time is over. */
import { readingErrors } from "../../errors.ts";
import type { DocumentLimits } from "../limits.ts";
import { linesOf, type PageLine } from "../pdf/page-lines.ts";
import type { GrayImage } from "./gray-image.ts";
import { recognisePage } from "./recognise-page.ts";
import type { ScanHost } from "./scan-host.ts";
import { type ScannedWord, scannedRuns } from "./scanned-runs.ts";

export interface ReadScan {
  readonly width: number;
  readonly height: number;
  readonly lines: readonly PageLine[];
  readonly words: readonly ScannedWord[];
}

export interface ScanReader {
  /** @returns null where there was no time left for it */
  read(image: GrayImage, width: number): Promise<ReadScan | null>;
}

/** Stops in the middle of a page; what was read before it stays. */
class TimeOver extends Error {}

export function createScanReader(
  host: ScanHost,
  pages: number,
  name: string,
  { maxScanMilliseconds }: DocumentLimits,
  now: () => number,
): ScanReader {
  const end = now() + maxScanMilliseconds;
  let page = 0;
  const onStep = (part: number) => {
    if (now() > end) throw new TimeOver();
    // Nobody has to wait until it was heard.
    void host.progress({ page, pages, part });
  };
  return {
    async read(image, width) {
      page += 1;
      try {
        const scanned = await recognisePage(image, host, onStep);
        const isTurned = scanned.width !== image.width;
        const scale = width / (isTurned ? scanned.height : scanned.width);
        const { runs, words } = scannedRuns(scanned, scale);
        const size = { width: scanned.width * scale, height: scanned.height * scale };
        return { ...size, lines: linesOf(runs), words };
      } catch (error) {
        if (error instanceof TimeOver) return page > 1 ? null : tooSlow(name, maxScanMilliseconds);
        throw error;
      }
    },
  };
}

function tooSlow(name: string, milliseconds: number): never {
  throw readingErrors.error(
    "document-too-slow",
    `The letters of "${name}" were not recognised within ${milliseconds / 1000} seconds.`,
  );
}
