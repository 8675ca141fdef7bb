/** PDFs written by hand, for what no program would write: text that is meant not to be seen. */

export interface MinimalPdf {
  /** Operators of each page. The font is `/F1` (Helvetica), the picture `/Im`. */
  readonly pages: readonly string[];
  /** More entries of the resources of all pages. */
  readonly resources?: string;
  /** More objects, numbered from 10. */
  readonly objects?: readonly string[];
  /** More entries of the trailer. */
  readonly trailer?: string;
  /** More entries of all pages. */
  readonly page?: string;
  readonly catalog?: string;
}

const FIRST_PAGE = 100;
const HELVETICA = "<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>";
const PICTURE =
  "<</Type/XObject/Subtype/Image/Width 1/Height 1/ColorSpace/DeviceGray/BitsPerComponent 8/Length 1>>stream\n\x80\nendstream";

export function minimalPdf(pdf: MinimalPdf): Uint8Array {
  const kids = pdf.pages.map((_, index) => `${FIRST_PAGE + index * 2} 0 R`).join(" ");
  const objects = new Map<number, string>([
    [1, `<</Type/Catalog/Pages 2 0 R${pdf.catalog ?? ""}>>`],
    [2, `<</Type/Pages/Kids[${kids}]/Count ${pdf.pages.length}>>`],
    [3, HELVETICA],
    [4, PICTURE],
    [5, `<</Font<</F1 3 0 R>>/XObject<</Im 4 0 R>>${pdf.resources ?? ""}>>`],
    ...(pdf.objects ?? []).map((object, index): [number, string] => [10 + index, object]),
    ...pdf.pages.flatMap((content, index): [number, string][] => {
      const id = FIRST_PAGE + index * 2;
      const page = `/Parent 2 0 R/MediaBox[0 0 600 800]/Resources 5 0 R/Contents ${id + 1} 0 R`;
      return [
        [id, `<</Type/Page${page}${pdf.page ?? ""}>>`],
        [id + 1, `<</Length ${content.length}>>stream\n${content}\nendstream`],
      ];
    }),
  ]);
  return Buffer.from(`${assembled(objects, pdf.trailer ?? "")}`, "latin1");
}

function assembled(objects: ReadonlyMap<number, string>, trailer: string): string {
  let file = "%PDF-1.7\n";
  const rows: string[] = [];
  for (const [id, object] of objects) {
    rows.push(`${id} 1\n${String(file.length).padStart(10, "0")} 00000 n \n`);
    file += `${id} 0 obj\n${object}\nendobj\n`;
  }
  const size = Math.max(...objects.keys()) + 1;
  return `${file}xref\n${rows.join("")}trailer\n<</Size ${size}/Root 1 0 R${trailer}>>\nstartxref\n${file.length}\n%%EOF\n`;
}

/** A line of text at a place, 12 points high. */
export const line = (x: number, y: number, text: string): string =>
  `BT /F1 12 Tf ${x} ${y} Td (${text}) Tj ET`;
