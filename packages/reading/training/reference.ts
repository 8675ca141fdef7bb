/**
 * Writes one document for `reference.py`, which says what the network of the training makes of it:
 * `node reference.ts <folder>`. The test of the network here compares its own outcome with that.
 */

import { writeFileSync } from "node:fs";
import path from "node:path";
import { featuresOfLines } from "../src/parsing/resume/trained/features/features.ts";
import { featuresOf, PER_WORD } from "../src/parsing/resume/trained/features/words.ts";
import { REFERENCE_LINES } from "../src/parsing/resume/trained/testing/reference-document.ts";

const [folder = "."] = process.argv.slice(2);
const lines = featuresOfLines(REFERENCE_LINES.text, REFERENCE_LINES.lines).map(
  ({ looks, words, places }) => ({
    looks: looks.map((look) => Math.round(look * 255) / 255),
    words: words.map(({ key }) => {
      const own = featuresOf(key);
      return Array.from({ length: PER_WORD }, (_, at) => own[at] ?? 0);
    }),
    places,
  }),
);
writeFileSync(path.join(folder, "reference-input.json"), JSON.stringify(lines));
