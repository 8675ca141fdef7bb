/**
 * A page as its pictures show it, in shades of grey. Only pictures: text that is outlines is not drawn.
 * All of it is plain code: a library for drawing would be faster, and end the process on a damaged file.
 */
import { drawOnto, type GrayImage, grayOf } from "../scan/gray-image.ts";
import { CharacterMaps } from "./character-maps.ts";
import { decodeFax } from "./fax/decode-fax.ts";
import { findFaxes } from "./fax/find-faxes.ts";
import { compose, type Matrix } from "./matrix.ts";
import { matrixOf } from "./operators.ts";
import { type PDFDocumentProxy, type PDFPageProxy, pdfLibrary } from "./pdfjs.ts";

export interface PictureReader {
  read(number: number): Promise<GrayImage>;
  close(): Promise<void>;
}

/** Pixels a point: 200 an inch. */
const SCALE = 200 / 72;
/** Of the longer side; a poster is drawn smaller. */
const LONGEST = 3_400;

/** @param maxPixels of a picture; larger ones are left out */
export async function openPictures(bytes: Uint8Array, maxPixels: number): Promise<PictureReader> {
  const library = await pdfLibrary();
  const task = library.getDocument({
    data: Uint8Array.from(bytes),
    verbosity: 0,
    maxImageSize: maxPixels,
    disableFontFace: true,
    useSystemFonts: false,
    enableXfa: false,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    cMapPacked: false,
    BinaryDataFactory: CharacterMaps,
  });
  const document = await task.promise;
  const faxes = faxesOf(bytes, maxPixels);
  return {
    read: (number) => readPage(document, library.OPS, number, faxes),
    close: () => task.destroy(),
  };
}

async function readPage(
  document: PDFDocumentProxy,
  ops: Awaited<ReturnType<typeof pdfLibrary>>["OPS"],
  number: number,
  faxes: (width: unknown, height: unknown) => GrayImage | null,
): Promise<GrayImage> {
  const page = await document.getPage(number);
  const plain = page.getViewport({ scale: 1 });
  const scale = Math.min(SCALE, LONGEST / Math.max(plain.width, plain.height));
  const viewport = page.getViewport({ scale });
  const [width, height] = [Math.ceil(viewport.width), Math.ceil(viewport.height)];
  const sheet = { width, height, data: new Uint8Array(width * height).fill(255) };
  let matrix = matrixOf(viewport.transform) ?? ([1, 0, 0, 1, 0, 0] as const);
  const saved: Matrix[] = [];
  const { fnArray, argsArray } = await page.getOperatorList();
  for (const [index, operator] of fnArray.entries()) {
    const args: readonly unknown[] = argsArray[index] ?? [];
    if (operator === ops.save) saved.push(matrix);
    else if (operator === ops.restore || operator === ops.paintFormXObjectEnd)
      matrix = saved.pop() ?? matrix;
    else if (operator === ops.transform) matrix = compose(matrix, matrixOf(args) ?? UNMOVED);
    else if (operator === ops.paintFormXObjectBegin) {
      saved.push(matrix);
      matrix = compose(matrix, matrixOf(args[0]) ?? UNMOVED);
    } else if (operator === ops.paintImageXObject || operator === ops.paintInlineImageXObject) {
      const picture = pictureOf(await objectOf(page, args[0])) ?? faxes(args[1], args[2]);
      if (picture) drawOnto(sheet, picture, matrix);
    } else if (operator === ops.paintImageMaskXObject) {
      const { width: wide, height: high } = fieldsOf(args[0]);
      const data = await objectOf(page, Reflect.get(Object(args[0]), "data"));
      const mask = maskOf(data, args[0]) ?? faxes(wide, high);
      if (mask) drawOnto(sheet, mask, matrix, true);
    }
  }
  page.cleanup();
  return sheet;
}

/** Pictures of one size are asked for in the order of their pages. */
function faxesOf(bytes: Uint8Array, maxPixels: number) {
  const left = findFaxes(bytes).filter(({ width, height }) => width * height <= maxPixels);
  return (width: unknown, height: unknown): GrayImage | null => {
    const at = left.findIndex((fax) => fax.width === width && fax.height === height);
    const [fax] = at < 0 ? [] : left.splice(at, 1);
    return fax ? decodeFax(fax) : null;
  };
}

const UNMOVED: Matrix = [1, 0, 0, 1, 0, 0];

/** Pictures are kept under names, those of several pages in another place; small ones come as they are. */
async function objectOf(page: PDFPageProxy, named: unknown): Promise<unknown> {
  if (typeof named !== "string") return named;
  const objects = named.startsWith("g_") ? page.commonObjs : page.objs;
  return new Promise((resolve) => objects.get(named, resolve));
}

/** What pdf.js gives: 1 is a bit a pixel, 2 is RGB, 3 is RGBA. */
function pictureOf(value: unknown): GrayImage | null {
  const { width, height, kind, data } = fieldsOf(value);
  if (data === null || width * height === 0) return null;
  if (kind === 1) return bitsOf(data, width, height);
  return grayOf(data, width, height, kind === 2 ? 3 : 4);
}

function maskOf(value: unknown, named: unknown): GrayImage | null {
  const size = fieldsOf(named);
  const { data } = ArrayBuffer.isView(value) ? { data: bytesOf(value) } : fieldsOf(value);
  return data === null || size.width * size.height === 0
    ? null
    : bitsOf(data, size.width, size.height);
}

function fieldsOf(value: unknown) {
  const field = (name: string): unknown => Reflect.get(Object(value), name);
  const number = (name: string) => {
    const given = field(name);
    return typeof given === "number" ? given : 0;
  };
  const data = field("data");
  return {
    width: number("width"),
    height: number("height"),
    kind: number("kind"),
    data: ArrayBuffer.isView(data) ? bytesOf(data) : null,
  };
}

const bytesOf = ({ buffer, byteOffset, byteLength }: ArrayBufferView) =>
  new Uint8Array(buffer, byteOffset, byteLength);

/** A bit that is not set is black. */
function bitsOf(bits: Uint8Array, width: number, height: number): GrayImage {
  const data = new Uint8Array(width * height);
  const perRow = (width + 7) >> 3;
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++)
      data[at] = ((bits[y * perRow + (x >> 3)] ?? 255) >> (7 - (x & 7))) & 1 ? 255 : 0;
  return { width, height, data };
}
