/** What a file is, by what is in it. Its name only tells plain text from Markdown. */
import { readingErrors } from "../errors.ts";
import type { DocumentKind } from "../model/read-document.ts";
import { decodeText } from "./text/decode-text.ts";

/** How files begin that people send by mistake, and what they are. */
const OTHERS: readonly (readonly [beginning: string, what: string])[] = [
  ["GIF8", "a picture (GIF)"],
  ["II*\0", "a picture (TIFF)"],
  ["MM\0*", "a picture (TIFF)"],
  ["RIFF", "a picture, sound or film"],
  ["BM", "a picture (BMP)"],
  ["{\\rtf", "an RTF document"],
  ["\x1f\x8b", "an archive (gzip)"],
  ["7z\xbc\xaf", "an archive (7z)"],
  ["Rar!", "an archive (RAR)"],
  ["MZ", "a program"],
  ["\x7fELF", "a program"],
];
const PICTURES = ["\x89PNG", "\xff\xd8\xff"];
const OLD_OFFICE = "\xd0\xcf\x11\xe0";
/** The name of the part that holds a locked document, as it is written in its container. */
const LOCKED_PART = Buffer.from("EncryptedPackage", "utf16le");

export type DetectedKind =
  | { readonly kind: "pdf" | "docx" | "image"; readonly text: null }
  | { readonly kind: Exclude<DocumentKind, "pdf" | "docx" | "image">; readonly text: string };

export function detectKind(name: string, bytes: Uint8Array): DetectedKind {
  const begin = String.fromCharCode(...bytes.subarray(0, 1024));
  if (begin.includes("%PDF-")) return { kind: "pdf", text: null };
  if (begin.startsWith("PK\x03\x04")) return { kind: "docx", text: null };
  if (PICTURES.some((beginning) => begin.startsWith(beginning)))
    return { kind: "image", text: null };
  if (begin.startsWith(OLD_OFFICE)) throw oldOffice(name, bytes);
  const text = decodeText(bytes, charsetIn(begin));
  const other = OTHERS.find(([beginning]) => begin.startsWith(beginning));
  if (other && (other[0].startsWith("{") || isBinary(text))) throw unknown(name, other[1]);
  if (isBinary(text)) throw unknown(name, "binary data");
  return { kind: kindOfText(name, text), text };
}

function kindOfText(name: string, text: string): "html" | "json" | "md" | "txt" {
  const start = text.slice(0, 4000).trimStart();
  if (isHtml(start)) return "html";
  if (/^(<\?xml|<\w+:\w+)/.test(start)) throw unknown(name, "XML");
  if (/^MIME-Version:/im.test(start) && /multipart\/related/i.test(start))
    throw unknown(name, "a web archive (MHTML)");
  if (/^[[{]/.test(start)) {
    if (isJson(text)) return "json";
    if (/\.json$/i.test(name))
      throw readingErrors.error("document-damaged", `"${name}" is JSON that is cut off or broken.`);
  }
  return /\.(md|markdown)$/i.test(name) || isMarkdown(text) ? "md" : "txt";
}

const isHtml = (start: string) =>
  /^(<\?xml[^>]*>\s*)?(<!--[\s\S]*?-->\s*)*(<!doctype html|<html|<head|<body|<(div|p|h[1-6]|table|section|article|main|span|style|meta|ul)\b)/i.test(
    start,
  );

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const isMarkdown = (text: string) =>
  /^#{1,3} \S/m.test(text) && /^(#{2,4} \S|[-*] \S)|\*\*\S|\]\(/m.test(text);

/** A text has no more than a stray control character. */
function isBinary(text: string): boolean {
  const sample = text.slice(0, 20_000);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what tells data from text.
  const odd = sample.match(/[\u0000-\u0008\u000E-\u001A\u001C-\u001F\uFFFD]/g)?.length ?? 0;
  return odd > sample.length * 0.02;
}

const charsetIn = (begin: string) => /charset\s*=\s*["']?([\w-]+)/i.exec(begin)?.[1];

function oldOffice(name: string, bytes: Uint8Array): Error {
  if (Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(LOCKED_PART))
    return readingErrors.error("document-encrypted", `"${name}" needs a password to be opened.`);
  return unknown(name, "a document of an old Office program; save it as DOCX or PDF");
}

export const unknown = (name: string, what: string) =>
  readingErrors.error("document-kind-unknown", `"${name}" is ${what}, which is not read.`);
