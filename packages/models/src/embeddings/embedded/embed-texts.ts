/** Texts of both languages, mixed, into the common space. Runs in the ONNX thread. */
import type { OnnxContext } from "@bole/language/onnx";
import { languageOf } from "../script.ts";
import { DIMENSIONS, project, readProjections } from "./projection.ts";
import { loadSentenceModels } from "./sentence-models.ts";

/** @returns all vectors in a row; those that nobody waits for any more are left empty */
export async function embedTexts(
  { runtime, once, signal }: OnnxContext,
  texts: readonly string[],
): Promise<Float32Array> {
  const [models, projections] = await once("sentence models", () =>
    Promise.all([loadSentenceModels(runtime), readProjections()]),
  );
  const vectors = new Float32Array(texts.length * DIMENSIONS);
  for (const [place, text] of texts.entries()) {
    if (signal.aborted) break;
    // What holds no words has no direction.
    if (!/[\p{L}\p{N}]/u.test(text)) continue;
    const language = languageOf(text);
    const vector = await models(language, text);
    vectors.set(project(vector, projections[language]), place * DIMENSIONS);
  }
  return vectors;
}
