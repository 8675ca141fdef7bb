export { type WrittenLetter, writeCoverLetter } from "./cover-letter.ts";
