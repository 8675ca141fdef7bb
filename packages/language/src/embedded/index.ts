export type { Reader, ReadRequest } from "../reading/reader.ts";
export type { ReadCall, Reading } from "../reading/reading.ts";
export type { Clause } from "./decode.ts";
export {
  type EmbeddedReader,
  type EmbeddedReaderOptions,
  openEmbeddedReader,
} from "./embedded-reader.ts";
export { encodeMessage } from "./encode-message.ts";
export { MODEL_FOLDER } from "./manifest.ts";
export { mergeClauses } from "./merge-clauses.ts";
export { openSentenceStates, type SentenceStates } from "./sentence-states.ts";
export { stateText } from "./state-text.ts";
export { createWordPieces } from "./word-pieces.ts";
