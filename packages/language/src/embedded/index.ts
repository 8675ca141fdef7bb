export {
  type EmbeddedReader,
  type EmbeddedReaderOptions,
  openEmbeddedReader,
} from "./embedded-reader.ts";
export { describeState } from "./state-text.ts";
