/** For tests only: nothing that is shipped may import it. */

export { picturePdf } from "../scan/picture-pdf.ts";
export { line, minimalPdf } from "./minimal-pdf.ts";
export { type ScannerOptions, scanOf } from "./scan-of.ts";
