/** Reads messages in the ONNX thread. */
import { readFile } from "node:fs/promises";
import type { OnnxContext } from "../onnx/onnx-job.ts";
import type { OnnxRuntime } from "../onnx/runtime.ts";
import type { ReadCall } from "../reading/reading.ts";
import type { ReadingNetwork } from "./decode.ts";
import { Labels } from "./labels.ts";
import { readManifest } from "./manifest.ts";
import { type MessageToRead, type ReadingModel, readMessage } from "./read-message.ts";
import { createWordPieces } from "./word-pieces.ts";

/** @param folder the address of the folder with the weights */
export async function readInThread(
  { runtime, once, signal }: OnnxContext,
  folder: string,
  message: MessageToRead,
): Promise<ReadCall[]> {
  const model = await modelOf({ runtime, once }, folder);
  return readMessage(model, message, signal);
}

/** The network with all that belongs to it, loaded once. */
export const modelOf = (
  { runtime, once }: Pick<OnnxContext, "runtime" | "once">,
  folder: string,
): Promise<ReadingModel> => once(folder, () => loadModel(runtime, new URL(folder)));

async function loadModel(runtime: OnnxRuntime, folder: URL): Promise<ReadingModel> {
  const text = (name: string) => readFile(new URL(name, folder), "utf8");
  const [network, vocabulary, labels, { calibration }] = await Promise.all([
    openNetwork(runtime, folder),
    text("vocabulary.txt"),
    text("labels.json"),
    readManifest(folder),
  ]);
  return {
    network,
    // A token's id is its line.
    pieces: createWordPieces(vocabulary.replace(/\n$/, "").split("\n")),
    labels: Labels.parse(JSON.parse(labels)),
    calibration,
  };
}

async function openNetwork(runtime: OnnxRuntime, folder: URL): Promise<ReadingNetwork> {
  const [reader, clause] = await Promise.all([
    // The fused layer takes four times as long as its parts do.
    runtime.open(new URL("reader.onnx", folder), ["SkipLayerNormFusion"]),
    runtime.open(new URL("clause.onnx", folder)),
  ]);
  return {
    async encode({ ids, kinds }) {
      const shape = [1, ids.length];
      const { states, tokens } = await reader.run({
        ids: { data: ids, shape },
        types: { data: kinds, shape },
        mask: { data: new Float32Array(ids.length).fill(1), shape },
      });
      if (!(states && tokens)) throw new Error("reader.onnx gives no states and tokens");
      return { states, tokens };
    },
    async acts(pooled) {
      const { acts } = await clause.run({ clauses: { data: pooled, shape: [1, pooled.length] } });
      if (!acts) throw new Error("clause.onnx gives no acts");
      return acts;
    },
  };
}
