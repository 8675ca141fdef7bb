/**
 * The parts of a DOCX that are needed, unpacked one by one. Sizes in a zip are claims: what counts is
 * what comes out, and unpacking ends where the limit is.
 */
import { inflateRawSync } from "node:zlib";
import { type Entry, fromBufferPromise, type ZipFile } from "yauzl";
import { readingErrors } from "../../errors.ts";
import { unknown } from "../kind.ts";
import type { DocumentLimits } from "../limits.ts";

/** A word processor's own XML shrinks to a twentieth; a hundredth is a trap. */
const MAX_RATIO = 200;
/** Small parts may be as empty as they like. */
const HARMLESS = 5 * 1024 * 1024;
const MAX_PARTS = 5000;

export interface DocxParts {
  /** The text of a part, or null if there is none of this name. */
  readonly read: (path: string) => Promise<string | null>;
}

export async function unpack(
  bytes: Uint8Array,
  name: string,
  limits: DocumentLimits,
): Promise<DocxParts> {
  const entries = new Map<string, Entry>();
  const zip = await listEntries(bytes, name, entries);
  if (
    !entries.has("[Content_Types].xml") ||
    ![...entries.keys()].some((path) => /^word\//.test(path))
  )
    throw unknown(name, whatZip([...entries.keys()]));
  let left = limits.maxUnpackedBytes;
  const read = async (path: string) => {
    const entry = entries.get(path);
    if (!entry) return null;
    const max = Math.min(left, Math.max(HARMLESS, entry.compressedSize * MAX_RATIO));
    const part = await inflate(zip, bytes, entry, max, name);
    left -= part.byteLength;
    return new TextDecoder(isWide(part) ? "utf-16le" : "utf-8").decode(part);
  };
  return { read };
}

async function listEntries(bytes: Uint8Array, name: string, entries: Map<string, Entry>) {
  try {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const zip = await fromBufferPromise(buffer, { lazyEntries: true, validateEntrySizes: false });
    for await (const entry of zip.eachEntry()) {
      entries.set(entry.fileName.replaceAll("\\", "/"), entry);
      if (entries.size > MAX_PARTS) throw bomb(name, `more than ${MAX_PARTS} parts`);
    }
    return zip;
  } catch (error) {
    throw readingErrors.is(error, "document-bomb") ? error : damaged(name, "its parts", error);
  }
}

async function inflate(
  zip: ZipFile,
  bytes: Uint8Array,
  entry: Entry,
  max: number,
  name: string,
): Promise<Uint8Array> {
  if (entry.isEncrypted())
    throw readingErrors.error("document-encrypted", `"${name}" is a locked archive.`);
  if (entry.uncompressedSize > max) throw bomb(name, entry.fileName);
  try {
    const { fileDataStart } = await zip.readLocalFileHeaderPromise(entry, { minimal: true });
    const packed = bytes.subarray(fileDataStart, fileDataStart + entry.compressedSize);
    if (entry.compressionMethod === 0) return packed;
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, max) });
  } catch (error) {
    const tooMuch = error instanceof RangeError && "code" in error;
    throw tooMuch && error.code === "ERR_BUFFER_TOO_LARGE"
      ? bomb(name, entry.fileName)
      : damaged(name, entry.fileName, error);
  }
}

const isWide = (part: Uint8Array) => part[0] === 0xff && part[1] === 0xfe;

function whatZip(paths: readonly string[]): string {
  if (paths.some((path) => path.startsWith("xl/"))) return "a spreadsheet (XLSX)";
  if (paths.some((path) => path.startsWith("ppt/"))) return "a presentation (PPTX)";
  if (paths.includes("content.xml")) return "an OpenDocument file";
  return "an archive (ZIP)";
}

const bomb = (name: string, part: string) =>
  readingErrors.error("document-bomb", `"${name}" unpacks to too much: ${part}.`);

export const damaged = (name: string, what: string, cause?: unknown) =>
  readingErrors.error("document-damaged", {
    detail: `"${name}" is a DOCX, but ${what} cannot be read.`,
    cause,
  });
