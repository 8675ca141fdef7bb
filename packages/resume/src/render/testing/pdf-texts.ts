/** The text of a PDF as simple applicant systems take it: in the order of the file, and as poppler puts it together. */
import { spawnSync } from "node:child_process";
import { getDocumentProxy } from "unpdf";

interface PdfText {
  readonly reader: string;
  readonly pages: readonly string[];
}

/** `-layout` keeps columns beside each other, `-raw` the order of the file; without them poppler guesses an order. */
const POPPLER = [[], ["-layout"], ["-raw"]] as const;

export async function textsOf(pdf: Uint8Array): Promise<PdfText[]> {
  const texts = [{ reader: "pdf.js", pages: await inFileOrder(pdf) }];
  if (!hasPoppler()) return texts;
  return [
    ...texts,
    ...POPPLER.map((options) => ({
      reader: ["pdftotext", ...options].join(" "),
      pages: poppler(pdf, options),
    })),
  ];
}

export async function inFileOrder(pdf: Uint8Array): Promise<string[]> {
  const document = await getDocumentProxy(pdf.slice());
  const pages: string[] = [];
  for (let at = 1; at <= document.numPages; at += 1) {
    const { items } = await (await document.getPage(at)).getTextContent();
    pages.push(items.map((item) => ("str" in item ? item.str : "")).join(""));
  }
  return pages;
}

let found: boolean | undefined;
export function hasPoppler(): boolean {
  found ??= spawnSync("pdftotext", ["-v"]).status === 0;
  return found;
}

function poppler(pdf: Uint8Array, options: readonly string[]): string[] {
  const { status, stdout, stderr } = spawnSync("pdftotext", [...options, "-", "-"], {
    input: pdf,
    encoding: "utf8",
    maxBuffer: 16 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(`pdftotext: ${stderr}`);
  return stdout.split("\f").slice(0, -1);
}
