export { type WrittenLetter, writeCoverLetter } from "./cover-letter.ts";
export { wantedLines } from "./wanted-lines.ts";
