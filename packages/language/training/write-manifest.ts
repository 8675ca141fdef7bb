/**
 * Puts the output of a training where the reader finds it, with a manifest of what it was made from:
 *
 *     node packages/language/training/write-manifest.ts OUT HELD.jsonl
 *
 * `OUT` has the weight files and `scores.json`, `HELD.jsonl` the turns of the voices that were held out. Those are read
 * by the reader as it ships to find out how often it is right when it is so sure. Run it with the data and scripts of
 * the training still in place: their hashes go into the manifest.
 */
import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { z } from "zod";
import { openEmbeddedReader } from "../src/embedded/embedded-reader.ts";
import { Manifest, MODEL_FOLDER, sha256, WEIGHT_FILES } from "../src/embedded/manifest.ts";
import { readRecords, readState } from "../src/examples/read-state.ts";
import { Turn } from "../src/examples/turn.ts";
import { fitCalibration, type Judged } from "./fit-calibration.ts";

const Scores = z.object({
  args: Manifest.shape.settings,
  scores: Manifest.shape.scores,
});
const HeldTurn = z.object({ ...Turn.shape, product: z.string() });

const [out, heldFile] = process.argv.slice(2);
if (out === undefined || heldFile === undefined)
  throw new Error("Name the folder that the training wrote and the file of held turns.");
const from = pathToFileURL(`${out.replace(/\/$/, "")}/`);
const root = new URL("../", import.meta.url);

mkdirSync(MODEL_FOLDER, { recursive: true });
for (const name of WEIGHT_FILES) cpSync(new URL(name, from), new URL(name, MODEL_FOLDER));

const { args, scores } = Scores.parse(
  JSON.parse(readFileSync(new URL("scores.json", from), "utf8")),
);
const held = readFileSync(heldFile, "utf8")
  .trimEnd()
  .split("\n")
  .map((line) => HeldTurn.parse(JSON.parse(line)));
const manifest: Manifest = {
  created: new Date().toISOString().slice(0, 10),
  weights: await hashes([...WEIGHT_FILES], MODEL_FOLDER),
  data: await hashes(filesOf("data/*/tools.json", "data/*/*/*.jsonl"), root),
  training: await hashes(filesOf("training/*.py"), root),
  // Folders say nothing about the weights.
  settings: Object.fromEntries(Object.entries(args).filter(([, value]) => !isFolder(value))),
  scores,
  held: [...new Set(held.map(({ product, voice }) => `${product} ${voice}`))].toSorted(),
  calibration: [],
};
const write = (whole: Manifest) =>
  writeFileSync(new URL("manifest.json", MODEL_FOLDER), `${JSON.stringify(whole, null, 2)}\n`);
write(manifest);
write({
  ...manifest,
  calibration: fitCalibration(await judge()).map(([sure, right]) => [sure, right]),
});
process.stdout.write(
  `${MODEL_FOLDER.pathname}: ${Object.keys(manifest.data).length} files of data\n`,
);

/** Each call of the held turns: how sure the network was, and whether tool and polarity were right. */
async function judge(): Promise<Judged[]> {
  const reader = openEmbeddedReader();
  const judged: Judged[] = [];
  for (const { product, message, state, calls, known } of held) {
    const wanted = calls.map(({ tool, polarity }) => `${tool} ${polarity}`);
    const records = readRecords({ message, known });
    const reading = await reader.read({ product, message, state: readState(state), records });
    for (const { tool, polarity, confidence } of reading.calls) {
      const at = wanted.indexOf(`${tool} ${polarity}`);
      if (at >= 0) wanted.splice(at, 1);
      judged.push({ sure: confidence, right: at >= 0 });
    }
  }
  await reader.close();
  return judged;
}

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
