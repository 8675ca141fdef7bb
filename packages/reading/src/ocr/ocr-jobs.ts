/** What is done in the ONNX thread: pictures in, probabilities and characters out. */
import { type OnnxContext, onnxJob } from "@bole/language/onnx";
import type { GrayImage } from "../documents/scan/gray-image.ts";
import { LINE_HEIGHT, type RecognisedLine } from "../documents/scan/text-recogniser.ts";
import { decodeLine } from "./decode-line.ts";
import { openAlphabet, openNetwork } from "./networks.ts";

/** How the detection network was trained: mean and spread of its pictures' colours. */
const COLOURS = [
  [0.485, 0.229],
  [0.456, 0.224],
  [0.406, 0.225],
] as const;

export async function detectText(
  context: OnnxContext,
  { width, height, data }: GrayImage,
): Promise<Uint8Array> {
  const network = await openNetwork(context, "detection");
  const pixels = width * height;
  const input = new Float32Array(3 * pixels);
  for (const [channel, [mean, spread]] of COLOURS.entries()) {
    for (let at = 0; at < pixels; at++)
      input[channel * pixels + at] = ((data[at] ?? 255) / 255 - mean) / spread;
  }
  const outputs = await network.run({ x: { data: input, shape: [1, 3, height, width] } });
  return Uint8Array.from(onlyOf(outputs), (value) => value * 255);
}

export async function recogniseLines(
  context: OnnxContext,
  lines: readonly GrayImage[],
): Promise<RecognisedLine[]> {
  const [network, alphabet] = await Promise.all([
    openNetwork(context, "recognition"),
    openAlphabet(context),
  ]);
  const width = Math.max(...lines.map((line) => line.width));
  const pixels = width * LINE_HEIGHT;
  const input = new Float32Array(lines.length * 3 * pixels);
  for (const [index, line] of lines.entries()) {
    for (let row = 0; row < LINE_HEIGHT; row++) {
      for (let column = 0; column < line.width; column++) {
        const value = (line.data[row * line.width + column] ?? 255) / 127.5 - 1;
        for (let channel = 0; channel < 3; channel++)
          input[(index * 3 + channel) * pixels + row * width + column] = value;
      }
    }
  }
  const shape = [lines.length, 3, LINE_HEIGHT, width];
  const values = onlyOf(await network.run({ x: { data: input, shape } }));
  const each = values.length / lines.length;
  const steps = each / alphabet.length;
  return lines.map((line, index) => {
    const read = decodeLine(values.subarray(index * each, (index + 1) * each), steps, alphabet);
    // Shorter lines are padded to the longest one.
    const part = width / line.width;
    return { characters: read.characters.map((one) => ({ ...one, at: one.at * part })) };
  });
}

export const detectJob = onnxJob<typeof detectText>(new URL(import.meta.url), "detectText");
export const recogniseJob = onnxJob<typeof recogniseLines>(
  new URL(import.meta.url),
  "recogniseLines",
);

function onlyOf(outputs: Readonly<Record<string, Float32Array>>): Float32Array {
  const [values] = Object.values(outputs);
  if (values === undefined) throw new Error("the network has no output");
  return values;
}
