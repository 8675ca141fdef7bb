/** Opens a PDF, or says what is wrong with it. */
import { readingErrors } from "../../errors.ts";
import { CharacterMaps } from "./character-maps.ts";
import { type PDFDocumentProxy, type PdfLibrary, pdfLibrary } from "./pdfjs.ts";

export interface OpenPdf {
  readonly library: PdfLibrary;
  readonly document: PDFDocumentProxy;
  readonly close: () => Promise<void>;
}

export async function openPdf(bytes: Uint8Array, name: string): Promise<OpenPdf> {
  const library = await pdfLibrary();
  // pdf.js keeps the bytes for itself; the caller still wants to store them.
  const task = library.getDocument({
    data: Uint8Array.from(bytes),
    verbosity: 0,
    // Pictures take longer to decode than all the rest; see paint-page.ts.
    maxImageSize: 0,
    disableFontFace: true,
    useSystemFonts: false,
    enableXfa: false,
    cMapPacked: false,
    BinaryDataFactory: CharacterMaps,
  });
  try {
    const document = await task.promise;
    return { library, document, close: () => task.destroy() };
  } catch (error) {
    await task.destroy();
    throw reasonOf(error, name);
  }
}

function reasonOf(error: unknown, name: string): Error {
  const kind = error instanceof Error ? error.name : "";
  if (kind === "PasswordException")
    return readingErrors.error("document-encrypted", {
      detail: `"${name}" needs a password to be opened.`,
      cause: error,
    });
  return readingErrors.error("document-damaged", {
    detail: `"${name}" begins like a PDF, but cannot be read as one.`,
    cause: error,
  });
}
