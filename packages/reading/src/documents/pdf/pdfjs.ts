/** The library that takes PDF files apart, loaded once and only when a PDF comes. */
import { getResolvedPDFJS } from "unpdf";

export type PdfLibrary = Awaited<ReturnType<typeof getResolvedPDFJS>>;
export type PDFDocumentProxy = Awaited<ReturnType<PdfLibrary["getDocument"]>["promise"]>;
export type PDFPageProxy = Awaited<ReturnType<PDFDocumentProxy["getPage"]>>;

export const pdfLibrary = (): Promise<PdfLibrary> => getResolvedPDFJS();
