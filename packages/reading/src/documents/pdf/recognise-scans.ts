/** Pages that are pictures are drawn, and what is recognised in them takes the place of their lines. */
import { readingErrors } from "../../errors.ts";
import type { DocumentWarning } from "../../model/read-document.ts";
import type { DocumentLimits } from "../limits.ts";
import type { ScanHost } from "../scan/scan-host.ts";
import { createScanReader } from "../scan/scan-reader.ts";
import type { ScannedWord } from "../scan/scanned-runs.ts";
import { openPictures } from "./page-pictures.ts";
import type { PdfPage } from "./pdf-page.ts";

export interface ReadPages {
  readonly pages: readonly PdfPage[];
  /** Numbers of the pages that are pictures, from 1. */
  readonly scanned: readonly number[];
  readonly warnings: readonly DocumentWarning[];
}

export interface RecognisedPages extends ReadPages {
  /** Of each page. */
  readonly words: readonly (readonly ScannedWord[])[];
}

interface Source {
  readonly bytes: Uint8Array;
  readonly name: string;
  readonly limits: DocumentLimits;
  readonly host: ScanHost | undefined;
}

export async function recogniseScans(
  { bytes, name, limits, host }: Source,
  read: ReadPages,
): Promise<RecognisedPages> {
  const words: (readonly ScannedWord[])[] = read.pages.map(() => []);
  if (read.scanned.length === 0) return { ...read, words };
  const numbers = host === undefined ? [] : read.scanned.slice(0, limits.maxScannedPages);
  const pages = [...read.pages];
  let done = 0;
  if (host !== undefined) {
    const pictures = await openPictures(bytes, limits.maxMegapixels * 1_000_000);
    try {
      const reader = createScanReader(host, numbers.length, name, limits, () => performance.now());
      for (const number of numbers) {
        const before = pages[number - 1];
        if (before === undefined) continue;
        const scan = await reader.read(await pictures.read(number), before.width);
        if (scan === null) break;
        done += 1;
        if (scan.lines.length === 0) continue;
        pages[number - 1] = { ...scan, hidden: before.hidden, links: before.links };
        words[number - 1] = scan.words;
      }
    } finally {
      await pictures.close();
    }
    if (pages.every(({ lines }) => lines.length === 0)) throw blank(name);
  }
  const warnings = new Set(read.warnings);
  if (words.some((on) => on.length > 0)) warnings.add("text_recognised").delete("odd_characters");
  if (done < read.scanned.length)
    warnings.add(host === undefined ? "scanned_pages_left_out" : "pages_left_out");
  return { pages, scanned: read.scanned, warnings: [...warnings], words };
}

const blank = (name: string) =>
  readingErrors.error("document-without-text", {
    detail: `No letters were recognised on the pages of "${name}".`,
    data: { scanned: false },
  });
