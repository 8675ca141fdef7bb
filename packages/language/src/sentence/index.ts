import { onnxJob } from "../onnx/onnx-job.ts";
import type { embedTexts } from "./embed-texts.ts";

export { SENTENCE_DIMENSIONS, SENTENCE_MODEL_NAME } from "./sentence-model.ts";

export const EMBED_TEXTS = onnxJob<typeof embedTexts>(
  new URL("./embed-texts.ts", import.meta.url),
  "embedTexts",
);
