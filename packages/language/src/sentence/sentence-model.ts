/** The sentence model's name and size. The name changes with every vector: those of two models cannot be compared. */
import manifest from "../../model/sentence.json" with { type: "json" };

/** Grows when `embed-texts.ts` reads texts in another way. */
const READING = 1;
const WEIGHTS = manifest.weights["sentence.onnx"].slice(0, 8);

export const SENTENCE_DIMENSIONS = 256;
export const SENTENCE_MODEL_NAME = `bole-256@${READING}.${WEIGHTS}`;
