export { type Ocr, openOcr } from "./open-ocr.ts";
