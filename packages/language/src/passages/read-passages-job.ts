/** Looks for suspicious passages, and reads passages, in the ONNX thread. */
import { readFile } from "node:fs/promises";
import { encodeMessage } from "../embedded/encode-message.ts";
import { modelOf } from "../embedded/read-job.ts";
import type { OnnxContext } from "../onnx/onnx-job.ts";
import type { Place } from "../reading/reading.ts";
import { type DecodedPassage, decodePassage } from "./decode-passage.ts";
import { GateFile, isSuspicious } from "./gate.ts";
import { splitPassages } from "./split-passages.ts";

export type PassageSource = "message" | "document" | "mail" | "page";

export interface FoundPassages {
  readonly all: readonly Place[];
  readonly suspicious: readonly Place[];
}

export async function findPassages(
  { once }: OnnxContext,
  folder: string,
  text: string,
): Promise<FoundPassages> {
  const gate = await once(`${folder} gate`, async () =>
    GateFile.parse(JSON.parse(await readFile(new URL("gate.json", folder), "utf8"))),
  );
  const all = splitPassages(text);
  return { all, suspicious: all.filter((place) => isSuspicious(text.slice(...place), gate)) };
}

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
    const windows = encodeMessage(pieces, `guard ; from ${from}`, passage);
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
