/** Texts of both languages, mixed, into the common space. */
import { languageOf } from "../script.ts";
import { DIMENSIONS, type Projections, project } from "./projection.ts";
import type { SentenceModels } from "./sentence-models.ts";

/** More at once is not faster, and what has been asked for since would have to wait. */
const BATCH = 32;

/** @param wanted asked between batches: false where nobody waits for the rest */
export async function embedTexts(
  texts: readonly string[],
  models: SentenceModels,
  projections: Projections,
  wanted: () => boolean = () => true,
): Promise<Float32Array> {
  const vectors = new Float32Array(texts.length * DIMENSIONS);
  for (const language of ["zh", "en"] as const) {
    const places = texts.flatMap((text, place) =>
      text.trim() !== "" && languageOf(text) === language ? [place] : [],
    );
    // A batch is as wide as its longest text: those of a length belong together.
    places.sort((a, b) => (texts[a]?.length ?? 0) - (texts[b]?.length ?? 0));
    for (let from = 0; from < places.length && wanted(); from += BATCH) {
      const batch = places.slice(from, from + BATCH);
      const raw = await models(
        language,
        batch.map((place) => texts[place] ?? ""),
      );
      for (const [index, place] of batch.entries()) {
        const vector = raw[index];
        if (vector) vectors.set(project(vector, projections[language]), place * DIMENSIONS);
      }
    }
  }
  return vectors;
}
