/** What the weights were made from, by hash, and how well they read: `model/manifest.json`. */
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { z } from "zod";

const Share = z.number().min(0).max(1);
const Hashes = z.record(z.string(), z.string().regex(/^[0-9a-f]{64}$/));

export const Manifest = z.strictObject({
  created: z.iso.date(),
  /** The files beside it. */
  weights: Hashes,
  /** What they were trained on and by. New examples alone do not make the weights wrong. */
  data: Hashes,
  training: Hashes,
  /** The settings of the training. */
  settings: z.record(z.string(), z.unknown()),
  /** By set: shares of right answers, and counts. */
  scores: z.record(z.string(), z.record(z.string(), z.number())),
  /** The voices that it was not trained on, as `product voice`: the set that each training is scored on. */
  held: z.array(z.string()).default([]),
  /** [how sure the network is, how often it is right], rising; empty: as sure as it says. */
  calibration: z.array(z.tuple([Share, Share])),
});
export type Manifest = z.infer<typeof Manifest>;

/** The same of the sentence model: `model/sentence.json`. */
export const SentenceManifest = Manifest.pick({
  created: true,
  weights: true,
  training: true,
  settings: true,
  scores: true,
});
export type SentenceManifest = z.infer<typeof SentenceManifest>;

export const WEIGHT_FILES = [
  "reader.onnx",
  "clause.onnx",
  "vocabulary.txt",
  "labels.json",
] as const;

export const MODEL_FOLDER = new URL("../../model/", import.meta.url);

export async function readManifest(folder: URL): Promise<Manifest> {
  return Manifest.parse(JSON.parse(await readFile(new URL("manifest.json", folder), "utf8")));
}

export async function sha256(file: URL): Promise<string> {
  return createHash("sha256")
    .update(await readFile(file))
    .digest("hex");
}

export async function readSentenceManifest(folder: URL): Promise<SentenceManifest> {
  const text = await readFile(new URL("sentence.json", folder), "utf8");
  return SentenceManifest.parse(JSON.parse(text));
}

/** The weight files that are not the ones of a manifest. */
export async function foreignWeights(
  folder: URL,
  { weights }: Pick<Manifest, "weights">,
): Promise<string[]> {
  const checked = Object.entries(weights).map(async ([name, expected]) => ({
    name,
    same: (await sha256(new URL(name, folder))) === expected,
  }));
  return (await Promise.all(checked)).filter(({ same }) => !same).map(({ name }) => name);
}
