/**
 * Any file that can be a résumé, as text. What is wrong with a file is said by a typed error; a file
 * never takes more than its limits allow, except within one page or part: see the digest pool.
 */
import { readingErrors } from "../errors.ts";
import type { ReadDocument } from "../model/read-document.ts";
import { type Deadline, deadlineAfter } from "./deadline.ts";
import { readDocx } from "./docx/read-docx.ts";
import { readHtml } from "./html/read-html.ts";
import { detectKind } from "./kind.ts";
import { DEFAULT_LIMITS, type DocumentLimits } from "./limits.ts";
import { readMarkdown } from "./markdown.ts";
import { readPdf } from "./pdf/read-pdf.ts";
import { readPicture } from "./scan/read-picture.ts";
import type { ScanHost } from "./scan/scan-host.ts";
import { readText } from "./text/read-text.ts";

export interface DocumentFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/**
 * @param host who recognises letters in pictures. Without one a document that is all pictures is refused
 * with `document-without-text` and `scanned` in its data; pages of others are left out, with a warning.
 */
export async function readDocument(
  file: DocumentFile,
  limits: Partial<DocumentLimits> = {},
  host?: ScanHost,
): Promise<ReadDocument> {
  const all: DocumentLimits = { ...DEFAULT_LIMITS, ...limits };
  checkSize(file, all);
  const deadline = deadlineAfter(all.maxMilliseconds, file.name, () => performance.now());
  const document = await read(file, all, deadline, host);
  if (document.text === "" && document.hidden.length === 0)
    throw readingErrors.error("document-without-text", `"${file.name}" has no text in it.`);
  return document;
}

async function read(
  { name, bytes }: DocumentFile,
  limits: DocumentLimits,
  deadline: Deadline,
  host: ScanHost | undefined,
): Promise<ReadDocument> {
  const { kind, text } = detectKind(name, bytes);
  const { maxCharacters } = limits;
  switch (kind) {
    case "pdf":
      return readPdf(bytes, name, limits, deadline, host);
    case "image":
      if (host === undefined) throw unrecognised(name);
      return readPicture(bytes, name, limits, host);
    case "docx":
      return readDocx(bytes, name, limits, deadline);
    case "html":
      return readHtml(text, maxCharacters, "html");
    case "md":
      return readMarkdown(text, maxCharacters);
    case "json":
      return { ...readText(text, maxCharacters), kind: "json" };
    case "txt":
      return readText(text, maxCharacters);
  }
}

const unrecognised = (name: string) =>
  readingErrors.error("document-without-text", {
    detail: `"${name}" is a picture, whose letters must be recognised first.`,
    data: { scanned: true },
  });

function checkSize({ name, bytes }: DocumentFile, { maxBytes }: DocumentLimits): void {
  if (bytes.byteLength === 0)
    throw readingErrors.error("document-empty", `"${name}" has no content.`);
  if (bytes.byteLength > maxBytes)
    throw readingErrors.error("document-too-large", {
      detail: `"${name}" has ${megabytes(bytes.byteLength)} MB; up to ${megabytes(maxBytes)} are read.`,
      data: { bytes: bytes.byteLength, max_bytes: maxBytes },
    });
}

const megabytes = (bytes: number) => Math.round(bytes / 1024 / 102.4) / 10;
