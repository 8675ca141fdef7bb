/** Writes what the weights were made of, beside them: `node write-manifest.ts <scores.json>`. */
import { createHash } from "node:crypto";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

const [scores = "scores.json"] = process.argv.slice(2);
const here = import.meta.dirname;
const model = path.join(here, "../model");
const hash = (file: string) => createHash("sha256").update(readFileSync(file)).digest("hex");
const hashes = (folder: string, pattern: string) =>
  Object.fromEntries(
    globSync(pattern, { cwd: folder })
      .toSorted()
      .map((name) => [name, hash(path.join(folder, name))]),
  );
const manifest = {
  created: new Date().toISOString().slice(0, 10),
  weights: hashes(model, "{lines.bin,layers.json}"),
  data: { ...hashes(here, "locales/*.txt"), ...hashes(here, "lexicon/*/*.txt") },
  training: { ...hashes(here, "*.py"), ...hashes(here, "generate/*.ts") },
  scores: JSON.parse(readFileSync(scores, "utf8")),
};
writeFileSync(path.join(model, "manifest.json"), `${JSON.stringify(manifest, null, 2)}\n`);
