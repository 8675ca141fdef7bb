/** Layers of a PDF can be switched off: what is on them is not seen. */
import type { PDFDocumentProxy } from "./pdfjs.ts";

export async function seenLayers(document: PDFDocumentProxy): Promise<(layer: unknown) => boolean> {
  const config = await document.getOptionalContentConfig();
  return (layer) => typeof layer !== "object" || layer === null || config.isVisible(layer);
}
