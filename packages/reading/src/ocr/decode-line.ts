/** From what the network says of each column of a line to characters. */
import type { RecognisedLine } from "../documents/scan/text-recogniser.ts";

/** One value per character of the alphabet for each of `steps` columns; the first means "none". */
export function decodeLine(
  values: Float32Array,
  steps: number,
  alphabet: readonly string[],
): RecognisedLine {
  const characters: { text: string; confidence: number; at: number }[] = [];
  let before = 0;
  for (let step = 0; step < steps; step++) {
    const from = step * alphabet.length;
    let best = 0;
    for (let index = 1; index < alphabet.length; index++) {
      if ((values[from + index] ?? 0) > (values[from + best] ?? 0)) best = index;
    }
    const confidence = values[from + best] ?? 0;
    const last = characters.at(-1);
    const at = (step + 0.5) / steps;
    if (best !== 0 && best !== before) {
      characters.push({ text: alphabet[best] ?? "", confidence, at });
    } else if (best !== 0 && last && confidence > last.confidence) {
      last.confidence = confidence;
      last.at = at;
    }
    before = best;
  }
  return { characters };
}
