export type { PassagePart, PersonalKind, PersonalWords } from "./decode-passage.ts";
export {
  openPassageReader,
  type PassageReader,
  type PassageReaderOptions,
  type PassagesRead,
} from "./passage-reader.ts";
export type { PassageSource } from "./read-passages-job.ts";
