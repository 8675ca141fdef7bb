/**
 * Puts the output of `sentence.py` where it is found, with a manifest of what it was made from:
 *
 *     node packages/language/training/write-sentence-manifest.ts OUT
 *
 * Run it with the scripts of the training still in place. The vectors that ship with Bole have to be written anew
 * afterwards: `write-vectors.ts` and `write-demo-vectors.ts` of `@bole/talent`.
 */
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { z } from "zod";
import { MODEL_FOLDER, SentenceManifest, sha256 } from "../src/embedded/manifest.ts";

const Scores = SentenceManifest.shape.scores.valueType;
const Trained = z.object({
  args: SentenceManifest.shape.settings,
  before: Scores,
  after: Scores,
});
const WEIGHTS = ["sentence.onnx", "vocabulary.txt"];
const SCRIPTS = [
  "sentence.py",
  "sentence_pairs.py",
  "bert.py",
  "body.py",
  "pieces.py",
  "unpack.py",
];

const [out] = process.argv.slice(2);
if (out === undefined) throw new Error("Name the folder that the training wrote.");
const from = pathToFileURL(`${out.replace(/\/$/, "")}/`);
cpSync(new URL("sentence.onnx", from), new URL("sentence.onnx", MODEL_FOLDER));
const { args, before, after } = Trained.parse(
  JSON.parse(readFileSync(new URL("sentence.json", from), "utf8")),
);
const manifest: SentenceManifest = {
  created: new Date().toISOString().slice(0, 10),
  weights: await hashes(WEIGHTS, MODEL_FOLDER),
  training: await hashes(SCRIPTS, new URL("./", import.meta.url)),
  // Files and folders say nothing about the weights.
  settings: Object.fromEntries(
    Object.entries(args).filter(([, value]) => typeof value !== "string"),
  ),
  scores: { before, after },
};
writeFileSync(new URL("sentence.json", MODEL_FOLDER), `${JSON.stringify(manifest, null, 2)}\n`);

async function hashes(names: readonly string[], folder: URL): Promise<Record<string, string>> {
  const pairs = names.map(async (name) => [name, await sha256(new URL(name, folder))] as const);
  return Object.fromEntries(await Promise.all(pairs));
}
