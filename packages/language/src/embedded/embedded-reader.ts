/** The reader that ships with Bole: a trained network, on this machine, in the ONNX thread. */
import { cutFor, isBoleError, untilAborted } from "@bole/base";
import { describeState } from "../conversation/describe-state.ts";
import { languageErrors } from "../errors.ts";
import { type Inventory, readInventories } from "../examples/inventory.ts";
import { onnxJob } from "../onnx/onnx-job.ts";
import type { Onnx } from "../onnx/onnx-thread.ts";
import { openOnnx } from "../onnx/shared-thread.ts";
import type { Reader } from "../reading/reader.ts";
import { knownWords } from "../text/known-words.ts";
import { MODEL_FOLDER } from "./manifest.ts";
import type { readInThread } from "./read-job.ts";
import { stateText } from "./state-text.ts";

export interface EmbeddedReaderOptions {
  /** Where the weights are. @default those that ship with Bole */
  readonly model?: URL;
  /** The products that are read for. @default those of the examples */
  readonly inventories?: readonly Inventory[];
  /** Milliseconds for a message, once the network is loaded. @default 15000 */
  readonly timeoutMs?: number;
  /** Who runs networks. @default the thread that the whole process shares */
  readonly onnx?: Onnx;
}

export interface EmbeddedReader extends Reader {
  /** Loads the network before the first message. */
  warm(): Promise<void>;
  close(): Promise<void>;
}

const READ = onnxJob<typeof readInThread>(
  new URL("./read-job.ts", import.meta.url),
  "readInThread",
);
const TIMEOUT_MS = 15_000;

export function openEmbeddedReader({
  model = MODEL_FOLDER,
  inventories = readInventories(),
  timeoutMs = TIMEOUT_MS,
  onnx = openOnnx(),
}: EmbeddedReaderOptions = {}): EmbeddedReader {
  const products = new Map(inventories.map((inventory) => [inventory.product, inventory]));
  let loaded: Promise<unknown> | null = null;
  const load = () => {
    const nothing = { product: "", message: "", state: "", spans: {}, known: [] };
    loaded ??= onnx.run(READ, [model.href, nothing]).catch((error: unknown) => {
      loaded = null;
      throw error;
    });
    return loaded;
  };
  return {
    name: "embedded",
    async read({ product, message, state, records = {}, signal }) {
      const inventory = products.get(product);
      if (!inventory) throw unavailable(`it does not know the product "${product}"`);
      const tools = Object.entries(inventory.tools);
      const { text } = cutFor("chat_message", message);
      const request = {
        product,
        message: text,
        known: knownWords(text, records),
        state: stateText(product, describeState(state, inventory), inventory),
        spans: Object.fromEntries(tools.map(([tool, { spans }]) => [tool, spans])),
      };
      try {
        // Its time is for reading: loading may take longer on a busy machine.
        await (signal ? untilAborted(load(), signal) : load());
        const calls = await onnx.run(READ, [model.href, request], { signal, timeoutMs });
        return { calls, reader: "embedded" };
      } catch (error) {
        signal?.throwIfAborted();
        if (isBoleError(error)) throw error;
        throw unavailable(error instanceof Error ? error.message : String(error));
      }
    },
    async warm() {
      await load();
    },
    close: () => onnx.close(),
  };
}

const unavailable = (why: string) =>
  languageErrors.error("reader-unavailable", `The embedded reader cannot be used: ${why}.`);
