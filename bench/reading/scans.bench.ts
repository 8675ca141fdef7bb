import { parseResume, readDocument } from "@bole/reading";
import { type Counts, f1, merge, scoreResume, sum } from "@bole/reading/corpus";
import { openOcr } from "@bole/reading/ocr";
import { picturePdf, type ScannerOptions, scanOf } from "@bole/reading/testing";
import type { Report } from "../table.ts";
import { FIELDS } from "./fields.ts";
import { printAll } from "./printed/print.ts";

/** How a sheet was scanned: fine, as offices do, and coarse and crooked. */
const SCANNERS: readonly (readonly [name: string, options: ScannerOptions])[] = [
  ["300 dpi, straight", { dpi: 300, degrees: 0, grain: 12, quality: 90 }],
  ["200 dpi, 0.6° askew", { dpi: 200, degrees: 0.6 }],
  ["150 dpi, −1.5° askew, grainy", { dpi: 150, degrees: -1.5, grain: 48, quality: 60 }],
];
/** A page takes seconds; each scanner gets every so manieth document. */
const EVERY = SCANNERS.length * 2;

/** How much is lost where a document is a picture of itself. */
export async function report(): Promise<Report> {
  const ocr = openOcr();
  const host = { ...ocr.recogniser(), progress: async () => undefined };
  const scored = SCANNERS.map(() => ({ text: [] as Counts[], scan: [] as Counts[], coverage: 0 }));
  let [turn, pages, milliseconds] = [-1, 0, 0];
  for await (const { name, bytes, truth } of printAll()) {
    turn += 1;
    const scanner = SCANNERS[(turn % EVERY) / 2];
    const sums = scored[(turn % EVERY) / 2];
    if (scanner === undefined || sums === undefined) continue;
    const jpegs = await scanOf(bytes, scanner[1]);
    const [width, height] = [8.27, 11.69].map((inches) =>
      Math.round(inches * (scanner[1].dpi ?? 200)),
    );
    const scan = picturePdf(
      jpegs.map((jpeg) => ({ jpeg, width: width ?? 0, height: height ?? 0, channels: 3 })),
    );
    const began = performance.now();
    const read = parseResume(await readDocument({ name, bytes: scan }, {}, host));
    milliseconds += performance.now() - began;
    pages += jpegs.length;
    sums.scan.push(scoreResume(read.data, truth));
    sums.coverage += read.coverage;
    sums.text.push(scoreResume(parseResume(await readDocument({ name, bytes })).data, truth));
  }
  await ocr.close();
  const row = (
    name: string,
    text: readonly Counts[],
    scan: readonly Counts[],
    coverage: number,
  ) => [
    name,
    ...Object.values(FIELDS).map((fields) => `${score(text, fields)} → ${score(scan, fields)}`),
    (coverage / scan.length).toFixed(3),
    `${scan.length}`,
  ];
  const all = {
    text: scored.flatMap(({ text }) => text),
    scan: scored.flatMap(({ scan }) => scan),
    coverage: scored.reduce((total, { coverage }) => total + coverage, 0),
  };
  return {
    title: "Reading scans",
    about: `PDFs of the set above as photographs of themselves: turned, with grain, as JPEG in a PDF without a text layer; letters are recognised by PP-OCRv4. F1 of the text layer → of the scan; wanted: at most 0.05 less. Our own documents, so no sealed set. ${(milliseconds / pages / 1_000).toFixed(1)} s a page on this machine, in one thread.`,
    head: ["scanner", "contact", "jobs", "schools", "coverage", "documents"],
    rows: [
      ...SCANNERS.map(([name], index) => {
        const { text = [], scan = [], coverage = 0 } = scored[index] ?? {};
        return row(name, text, scan, coverage);
      }),
      row("all", all.text, all.scan, all.coverage),
    ],
  };
}

function score(counts: readonly Counts[], fields: readonly string[]): string {
  const merged = merge(counts);
  return f1(sum(fields.flatMap((field) => merged.get(field) ?? []))).toFixed(3);
}
