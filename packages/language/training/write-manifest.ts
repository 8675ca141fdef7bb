/**
 * Puts the output of a training where the reader finds it, with a manifest of what it was made from:
 *
 *     node packages/language/training/write-manifest.ts OUT
 *
 * `OUT` has the weight files and `scores.json` (`args`, `scores` by set, `calibration` if there is one). Run it
 * with the data and scripts of the training still in place: their hashes go into the manifest.
 */
import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { z } from "zod";
import { Manifest, MODEL_FOLDER, sha256, WEIGHT_FILES } from "../src/embedded/manifest.ts";

const Scores = z.object({
  args: Manifest.shape.settings,
  scores: Manifest.shape.scores,
  calibration: Manifest.shape.calibration.default([]),
});

const [out] = process.argv.slice(2);
if (out === undefined) throw new Error("Name the folder that the training wrote.");
const from = pathToFileURL(`${out.replace(/\/$/, "")}/`);
const root = new URL("../", import.meta.url);

mkdirSync(MODEL_FOLDER, { recursive: true });
for (const name of WEIGHT_FILES) cpSync(new URL(name, from), new URL(name, MODEL_FOLDER));

const { args, scores, calibration } = Scores.parse(
  JSON.parse(readFileSync(new URL("scores.json", from), "utf8")),
);
const manifest: Manifest = {
  created: new Date().toISOString().slice(0, 10),
  weights: await hashes([...WEIGHT_FILES], MODEL_FOLDER),
  data: await hashes(filesOf("data/*/tools.json", "data/*/*/*.jsonl"), root),
  training: await hashes(filesOf("training/*.py"), root),
  // Folders say nothing about the weights.
  settings: Object.fromEntries(Object.entries(args).filter(([, value]) => !isFolder(value))),
  scores,
  calibration,
};
writeFileSync(new URL("manifest.json", MODEL_FOLDER), `${JSON.stringify(manifest, null, 2)}\n`);
process.stdout.write(
  `${MODEL_FOLDER.pathname}: ${Object.keys(manifest.data).length} files of data\n`,
);

function isFolder(value: unknown): boolean {
  return typeof value === "string" && value.includes("/");
}

function filesOf(...patterns: readonly string[]): string[] {
  return globSync(patterns, { cwd: root }).toSorted();
}

async function hashes(names: readonly string[], folder: URL): Promise<Record<string, string>> {
  const pairs = names.map(async (name) => [name, await sha256(new URL(name, folder))] as const);
  return Object.fromEntries(await Promise.all(pairs));
}
