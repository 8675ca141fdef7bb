/** What reading needs to know of a font. */
import type { PDFPageProxy } from "./pdfjs.ts";

export interface PdfFont {
  readonly bold: boolean;
  readonly monospaced: boolean;
  readonly vertical: boolean;
  /** Glyph units to text units; 0.001 except in fonts whose glyphs are drawings. */
  readonly unit: number;
  /** Height of a letter M's square per unit of font size: 1 except in fonts of drawings. */
  readonly em: number;
}

const PLAIN: PdfFont = { bold: false, monospaced: false, vertical: false, unit: 0.001, em: 1 };

const BOLD =
  /bold|black|heavy|semibold|demi|(^|[-,_ ])(bd|md|medium)([-,_ ]|$)|cmbx|(^|\+)simhei|w[6-9]$/i;

export function fontOf(page: PDFPageProxy, name: unknown): PdfFont {
  if (typeof name !== "string" || !page.commonObjs.has(name)) return PLAIN;
  const font: unknown = page.commonObjs.get(name);
  if (typeof font !== "object" || font === null) return PLAIN;
  const title = "name" in font && typeof font.name === "string" ? font.name : "";
  const unit = "fontMatrix" in font ? Math.abs(numberAt(font.fontMatrix, 0)) || 0.001 : 0.001;
  const drawn = "isType3Font" in font && font.isType3Font === true;
  const height = "bbox" in font ? Math.abs(numberAt(font.bbox, 3) - numberAt(font.bbox, 1)) : 0;
  return {
    bold: BOLD.test(title),
    monospaced: /courier|mono/i.test(title),
    vertical: "vertical" in font && font.vertical === true,
    unit,
    em: drawn ? height * unit || 1 : 1,
  };
}

function numberAt(list: unknown, index: number): number {
  const value: unknown =
    Array.isArray(list) || ArrayBuffer.isView(list) ? Reflect.get(list, index) : 0;
  return typeof value === "number" ? value : 0;
}
