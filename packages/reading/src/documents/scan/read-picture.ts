/** A photograph or a scan, JPEG or PNG, as a document of one page. */
import { readingErrors } from "../../errors.ts";
import type { ReadDocument } from "../../model/read-document.ts";
import type { DocumentLimits } from "../limits.ts";
import { openPictures } from "../pdf/page-pictures.ts";
import { writePages } from "../pdf/write-pages.ts";
import { cutOut, type GrayImage } from "./gray-image.ts";
import { picturePdf } from "./picture-pdf.ts";
import { pictureSize } from "./picture-size.ts";
import { readPng } from "./png.ts";
import { recognisedWords } from "./recognised-words.ts";
import type { ScanHost } from "./scan-host.ts";
import { createScanReader } from "./scan-reader.ts";

/** Points: a sheet of paper, upright or not. */
const PAPER = { narrow: 595, wide: 842 };
/** Pixels of the longer side that letters are read from. */
const LONGEST = 3_400;

export async function readPicture(
  bytes: Uint8Array,
  name: string,
  limits: DocumentLimits,
  host: ScanHost,
): Promise<ReadDocument> {
  const image = await openPicture(bytes, name, limits);
  const width = image.width > image.height ? PAPER.wide : PAPER.narrow;
  const reader = createScanReader(host, 1, name, limits, () => performance.now());
  const scan = await reader.read(image, width);
  if (scan === null || scan.lines.length === 0)
    throw readingErrors.error("document-without-text", {
      detail: `No letters were recognised in the picture "${name}".`,
      data: { scanned: false },
    });
  const page = { ...scan, hidden: [], links: [] };
  const read = writePages([page], [scan.lines], limits.maxCharacters, "image");
  const recognised = recognisedWords(read, [scan.words]);
  return { ...read, recognised, warnings: [...read.warnings, "text_recognised"] };
}

async function openPicture(
  bytes: Uint8Array,
  name: string,
  { maxMegapixels }: DocumentLimits,
): Promise<GrayImage> {
  const size = pictureSize(bytes);
  if (size === null || size.width * size.height === 0) throw damaged(name);
  const most = maxMegapixels * 1_000_000;
  // Its size is looked at before anything is unpacked: a small file may be a huge picture.
  if (size.width * size.height > most)
    throw readingErrors.error(
      "document-too-large",
      `"${name}" has ${size.width} × ${size.height} pixels; up to ${maxMegapixels} million are read.`,
    );
  try {
    if (size.channels === 0) return smaller(readPng(bytes));
    const pictures = await openPictures(picturePdf([{ ...size, jpeg: bytes }]), most);
    try {
      return await pictures.read(1);
    } finally {
      await pictures.close();
    }
  } catch (cause) {
    throw damaged(name, cause);
  }
}

function smaller(image: GrayImage): GrayImage {
  const scale = LONGEST / Math.max(image.width, image.height);
  if (scale >= 1) return image;
  const whole = { left: 0, top: 0, right: image.width, bottom: image.height, angle: 0 };
  return cutOut(image, whole, Math.round(image.width * scale), Math.round(image.height * scale));
}

const damaged = (name: string, cause?: unknown) =>
  readingErrors.error("document-damaged", {
    detail: `The picture "${name}" cannot be opened.`,
    ...(cause !== undefined && { cause }),
  });
