/** How much of a file is read. Whatever is larger ends in an error or a warning, never in a crash. */
export interface DocumentLimits {
  /** Of the file as it came. */
  readonly maxBytes: number;
  /** Pages after these are left out, with a warning. */
  readonly maxPages: number;
  /** Characters of text after these are left out, with a warning. */
  readonly maxCharacters: number;
  /** Of the unpacked parts of a DOCX together: what a zip bomb runs into. */
  readonly maxUnpackedBytes: number;
  /** Milliseconds after which reading is given up. It is looked at between pages and parts. */
  readonly maxMilliseconds: number;
  /** Scanned pages after these are left out, with a warning: each takes seconds. */
  readonly maxScannedPages: number;
  /** Milliseconds for all scanned pages together; those that are not read by then are left out. */
  readonly maxScanMilliseconds: number;
  /** Of a picture, in millions of pixels. */
  readonly maxMegapixels: number;
}

export const DEFAULT_LIMITS: DocumentLimits = {
  maxBytes: 20 * 1024 * 1024,
  maxPages: 100,
  maxCharacters: 300_000,
  maxUnpackedBytes: 60 * 1024 * 1024,
  maxMilliseconds: 15_000,
  maxScannedPages: 20,
  maxScanMilliseconds: 180_000,
  maxMegapixels: 60,
};
