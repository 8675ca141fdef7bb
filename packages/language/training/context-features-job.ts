/** For `train-context.ts`, in the ONNX thread. */
import { modelOf } from "../src/embedded/read-job.ts";
import type { OnnxContext } from "../src/onnx/onnx-job.ts";
import { type PassageSource, stateOf } from "../src/passages/read-passages-job.ts";
import { featuresOf, surrounded } from "../src/passages/weigh-in-context.ts";
import type { Place } from "../src/reading/reading.ts";

export async function contextFeatures(
  context: OnnxContext,
  folder: string,
  text: string,
  places: readonly Place[],
  from: PassageSource,
): Promise<Float32Array[]> {
  const model = await modelOf(context, folder);
  const all: Float32Array[] = [];
  for (const place of places)
    all.push(await featuresOf(model, surrounded(text, place), stateOf(from)));
  return all;
}
