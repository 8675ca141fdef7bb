/** Texts of both languages, mixed, into the common space. */
import { languageOf } from "../script.ts";
import { DIMENSIONS, type Projections, project } from "./projection.ts";
import type { SentenceModels } from "./sentence-models.ts";

/** @param wanted asked before each text: false where nobody waits for the rest */
export async function embedTexts(
  texts: readonly string[],
  models: SentenceModels,
  projections: Projections,
  wanted: () => boolean,
): Promise<Float32Array> {
  const vectors = new Float32Array(texts.length * DIMENSIONS);
  for (const [place, text] of texts.entries()) {
    if (!wanted()) break;
    // What holds no words has no direction.
    if (!/[\p{L}\p{N}]/u.test(text)) continue;
    const language = languageOf(text);
    const vector = await models(language, text);
    vectors.set(project(vector, projections[language]), place * DIMENSIONS);
  }
  return vectors;
}
