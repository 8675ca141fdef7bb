/** JPEG pictures as the pages of a PDF: whoever reads PDFs can open them, too. */
import type { PictureSize } from "./picture-size.ts";

export interface JpegPage extends PictureSize {
  readonly jpeg: Uint8Array;
}

/** Points: a sheet of paper, upright or not. */
const PAPER = { narrow: 595, wide: 842 };
const COLOURS: Readonly<Record<number, string>> = { 1: "DeviceGray", 4: "DeviceCMYK" };

export function picturePdf(pictures: readonly JpegPage[]): Uint8Array {
  const parts: Uint8Array[] = [];
  const add = (text: string) => parts.push(Buffer.from(text, "latin1"));
  const kids = pictures.map((_, index) => `${3 + index * 3} 0 R`).join(" ");
  add("%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n");
  add(`2 0 obj<</Type/Pages/Kids[${kids}]/Count ${pictures.length}>>endobj\n`);
  for (const [index, { jpeg, width, height, channels }] of pictures.entries()) {
    const page = 3 + index * 3;
    const wide = width > height ? PAPER.wide : PAPER.narrow;
    const high = Math.round((wide * height) / width);
    const content = `q ${wide} 0 0 ${high} 0 0 cm /P Do Q`;
    // Programs that write ink into JPEG write it inverted.
    const inverted = channels === 4 ? "/Decode[1 0 1 0 1 0 1 0]" : "";
    add(
      `${page} 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${wide} ${high}]/Contents ${page + 1} 0 R/Resources<</XObject<</P ${page + 2} 0 R>>>>>>endobj\n`,
    );
    add(`${page + 1} 0 obj<</Length ${content.length}>>stream\n${content}\nendstream endobj\n`);
    add(
      `${page + 2} 0 obj<</Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/${COLOURS[channels] ?? "DeviceRGB"}/BitsPerComponent 8${inverted}/Filter/DCTDecode/Length ${jpeg.length}>>stream\n`,
    );
    parts.push(jpeg);
    add("\nendstream endobj\n");
  }
  add("trailer<</Root 1 0 R>>");
  return Buffer.concat(parts);
}
