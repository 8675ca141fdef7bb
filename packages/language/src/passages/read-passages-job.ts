/** Looks for suspicious passages, and reads passages, in the ONNX thread. */
import { readFile } from "node:fs/promises";
import { encodeMessage } from "../embedded/encode-message.ts";
import { modelOf } from "../embedded/read-job.ts";
import type { OnnxContext } from "../onnx/onnx-job.ts";
import type { Place } from "../reading/reading.ts";
import { type DecodedPassage, decodePassage } from "./decode-passage.ts";
import { GateFile, isSuspicious } from "./gate.ts";
import { A_FEW_SENTENCES, splitPassages } from "./split-passages.ts";
import { ContextFile, featuresOf, likelihood, surrounded } from "./weigh-in-context.ts";

export type PassageSource = "message" | "document" | "mail" | "page";

export interface FoundPassages {
  readonly all: readonly Place[];
  /** Some sentences each. */
  readonly few: readonly Place[];
  /** Which of those may be addressed to a machine. */
  readonly suspicious: readonly boolean[];
}

export async function findPassages(
  { once }: OnnxContext,
  folder: string,
  text: string,
): Promise<FoundPassages> {
  const gate = await once(`${folder} gate`, async () =>
    GateFile.parse(JSON.parse(await readFile(new URL("gate.json", folder), "utf8"))),
  );
  const few = splitPassages(text, A_FEW_SENTENCES);
  const suspicious = few.map((place) => isSuspicious(text.slice(...place), gate));
  return { all: splitPassages(text), few, suspicious };
}

export const stateOf = (from: PassageSource): string => `guard ; from ${from}`;

/** Places in what comes back are places in the passage. */
export async function readPassages(
  context: OnnxContext,
  folder: string,
  passages: readonly string[],
  from: PassageSource,
): Promise<DecodedPassage[]> {
  const { network, pieces, labels } = await modelOf(context, folder);
  const read: DecodedPassage[] = [];
  for (const passage of passages) {
    context.signal.throwIfAborted();
    const windows = encodeMessage(pieces, stateOf(from), passage);
    const decoded = [];
    for (const window of windows)
      decoded.push(await decodePassage(network, labels, window, passage));
    read.push({
      parts: decoded.flatMap(({ parts }) => parts),
      personal: decoded.flatMap(({ personal }) => personal),
    });
  }
  return read;
}

/** How likely each of these passages of a text is addressed to a machine, seen with what stands around it. */
export async function weighPassages(
  context: OnnxContext,
  folder: string,
  text: string,
  places: readonly Place[],
  from: PassageSource,
): Promise<number[]> {
  const model = await modelOf(context, folder);
  const judge = await context.once(`${folder} context`, async () =>
    ContextFile.parse(JSON.parse(await readFile(new URL("context.json", folder), "utf8"))),
  );
  const likely: number[] = [];
  for (const place of places) {
    context.signal.throwIfAborted();
    const features = await featuresOf(model, surrounded(text, place), stateOf(from));
    likely.push(likelihood(features, judge));
  }
  return likely;
}
