/** What a scanner makes of a PDF: pages as photographs, a little askew, with grain. */
import { createCanvas, ImageData } from "@napi-rs/canvas";
import { createIsomorphicCanvasFactory, getResolvedPDFJS } from "unpdf";

export interface ScannerOptions {
  /** @default 200 */
  readonly dpi?: number;
  /** How far the sheet is turned, clockwise. @default 0.6 */
  readonly degrees?: number;
  /** Shades by which a pixel may be off. @default 24 */
  readonly grain?: number;
  /** Of JPEG. @default 80 */
  readonly quality?: number;
}

/** Each page as a JPEG file. The same file gives the same scan. */
export async function scanOf(
  pdf: Uint8Array,
  { dpi = 200, degrees = 0.6, grain = 24, quality = 80 }: ScannerOptions = {},
): Promise<Uint8Array[]> {
  const CanvasFactory = await createIsomorphicCanvasFactory(() => import("@napi-rs/canvas"));
  const { getDocument } = await getResolvedPDFJS();
  const data = Uint8Array.from(pdf);
  // Letters are drawn as outlines: there is no browser that could take the fonts.
  const task = getDocument({ data, verbosity: 0, disableFontFace: true, CanvasFactory });
  const document = await task.promise;
  const random = randomFrom(7);
  const scans: Uint8Array[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const viewport = page.getViewport({ scale: dpi / 72 });
    const [width, height] = [Math.round(viewport.width), Math.round(viewport.height)];
    const sheet = createCanvas(width, height);
    await page.render({ canvas: null, canvasContext: sheet.getContext("2d"), viewport }).promise;
    const glass = createCanvas(width, height);
    const context = glass.getContext("2d");
    context.fillStyle = "#f4f2ee";
    context.fillRect(0, 0, width, height);
    context.translate(width / 2, height / 2);
    context.rotate((degrees * Math.PI) / 180);
    context.drawImage(sheet, -width / 2, -height / 2);
    context.resetTransform();
    const { data } = context.getImageData(0, 0, width, height);
    for (let at = 0; at < data.length; at += 4) {
      const off = (random() + random() - 1) * grain;
      for (let channel = at; channel < at + 3; channel++)
        data[channel] = (data[channel] ?? 0) + off;
    }
    context.putImageData(new ImageData(data, width, height), 0, 0);
    scans.push(await glass.encode("jpeg", quality));
  }
  await task.destroy();
  return scans;
}

function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}
