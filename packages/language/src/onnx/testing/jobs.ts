/** Jobs for the tests of the ONNX thread. */
import type { OnnxContext } from "../onnx-job.ts";

/** y = x + x, as ONNX. */
const DOUBLE =
  "CAgSADo3Cg4KAXgKAXgSAXkiA0FkZBIBZ1oQCgF4EgsKCQgBEgUKAxIBbmIQCgF5EgsKCQgBEgUKAxIBbkIECgAQEQ==";

let loads = 0;

export async function double({ runtime, once }: OnnxContext, values: readonly number[]) {
  const network = await once("double", () => {
    loads += 1;
    return runtime.open(Buffer.from(DOUBLE, "base64"));
  });
  const { y = [] } = await network.run({
    x: { data: Float32Array.from(values), shape: [values.length] },
  });
  return { values: [...y], kind: runtime.kind, loads };
}

export async function openGarbage({ runtime }: OnnxContext): Promise<void> {
  await runtime.open(Buffer.from("no network"));
}

/** Ends only when nobody waits for it. */
export function hang({ signal }: OnnxContext): Promise<string> {
  return new Promise((resolve) => signal.addEventListener("abort", () => resolve("stopped")));
}

export async function crash(_context: OnnxContext): Promise<void> {
  process.exit(1);
}
