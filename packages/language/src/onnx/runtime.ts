/**
 * ONNX networks, one thread each: by onnxruntime's native build where it has one for this platform, else
 * by its WebAssembly build. Only the ONNX thread and scripts load it; callers see plain arrays.
 */
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

type Library = Pick<typeof import("onnxruntime-node"), "InferenceSession" | "Tensor">;

export type RuntimeKind = "native" | "wasm";

/** What a network is given: whole numbers (int64) or floats, and their shape. */
export interface Input {
  readonly data: readonly number[] | Float32Array;
  readonly shape: readonly number[];
}

export interface Network {
  run(inputs: Readonly<Record<string, Input>>): Promise<Readonly<Record<string, Float32Array>>>;
}

export interface OnnxRuntime {
  readonly kind: RuntimeKind;
  /**
   * @param weights the file, or its bytes where they were read to be checked
   * @param without onnxruntime's optimisations of the graph that make this network slower
   */
  open(weights: URL | Uint8Array, without?: readonly string[]): Promise<Network>;
}

type Libraries = Readonly<Record<RuntimeKind, () => Promise<Library>>>;

const LIBRARIES: Libraries = {
  native: () => import("onnxruntime-node"),
  wasm: async () => {
    const library = await import("onnxruntime-web");
    // More would need threads of their own inside of this one.
    library.env.wasm.numThreads = 1;
    return library;
  },
};

/** @param kinds which builds may be used, the preferred one first */
export async function openRuntime(
  kinds: readonly RuntimeKind[] = ["native", "wasm"],
  libraries = LIBRARIES,
): Promise<OnnxRuntime> {
  const faults: string[] = [];
  for (const kind of kinds) {
    try {
      return runtimeOf(kind, await libraries[kind]());
    } catch (error) {
      faults.push(`${kind}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  throw new Error(`onnxruntime cannot be loaded (${faults.join("; ")})`);
}

function runtimeOf(kind: RuntimeKind, { InferenceSession, Tensor }: Library): OnnxRuntime {
  const tensor = ({ data, shape }: Input) =>
    data instanceof Float32Array
      ? new Tensor("float32", data, shape)
      : new Tensor("int64", BigInt64Array.from(data, BigInt), shape);
  return {
    kind,
    async open(weights, without = []) {
      const options = {
        intraOpNumThreads: 1,
        interOpNumThreads: 1,
        extra: { optimization: { disable_specified_optimizers: without.join(";") } },
      };
      const session =
        weights instanceof URL && kind === "native"
          ? await InferenceSession.create(fileURLToPath(weights), options)
          : await InferenceSession.create(await bytesOf(weights), options);
      return {
        async run(inputs) {
          const feeds = Object.entries(inputs).map(([name, input]) => [name, tensor(input)]);
          const outputs = Object.entries(await session.run(Object.fromEntries(feeds)));
          return Object.fromEntries(outputs.map(([name, { data }]) => [name, floats(name, data)]));
        },
      };
    },
  };
}

/** The WebAssembly build knows no files. */
async function bytesOf(weights: URL | Uint8Array): Promise<Uint8Array> {
  return weights instanceof URL ? readFile(weights) : weights;
}

function floats(name: string, data: unknown): Float32Array {
  if (data instanceof Float32Array) return data;
  throw new TypeError(`the network's "${name}" is no list of floats`);
}
