/** For tests only: nothing that is shipped may import it. */
export { line, minimalPdf } from "./minimal-pdf.ts";
