/** The reader with the weights that are there, whatever they are: nothing here knows what they should say. */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, describe, expect, it } from "vitest";
import { EMPTY_STATE } from "../conversation/state.ts";
import { readInventories } from "../examples/inventory.ts";
import { readState } from "../examples/read-state.ts";
import { onnxJob } from "../onnx/onnx-job.ts";
import { OnnxThread } from "../onnx/onnx-thread.ts";
import type { crash } from "../onnx/testing/jobs.ts";
import { Reading } from "../reading/reading.ts";
import { openEmbeddedReader } from "./embedded-reader.ts";
import {
  foreignWeights,
  MODEL_FOLDER,
  readManifest,
  readSentenceManifest,
  WEIGHT_FILES,
} from "./manifest.ts";

const CRASH = onnxJob<typeof crash>(new URL("../onnx/testing/jobs.ts", import.meta.url), "crash");
const thread = new OnnxThread();
const reader = openEmbeddedReader({ onnx: thread });
const inventories = readInventories();
afterAll(() => reader.close());

const MESSAGES = [
  "Move Amy Chen to interview, and don't mail Raj 🙂 yet!",
  "把第二个人约到周三下午3点，先别发邮件",
  "é",
  `${"Ich suche jemanden, der Müller heißt. ".repeat(60)}嗯`,
];
const LIST = readState({ list: "person:Amy Chen|Raj Patel", last: "search_people" });

describe("the embedded reader", () => {
  it.each(inventories.map(({ product, tools }) => [product, tools] as const))(
    "reads messages to %s as calls of its tools, with words of the message",
    async (product, tools) => {
      for (const message of MESSAGES) {
        const { calls, reader: by } = Reading.parse(
          await reader.read({ product, message, state: LIST }),
        );
        expect(by).toBe("embedded");
        expect(calls.length).toBeGreaterThan(0);
        for (const { tool, clause, mentions, alternatives } of calls) {
          expect(Object.keys(tools)).toContain(tool);
          expect(alternatives).toHaveLength(2);
          expect(clause[1]).toBeGreaterThan(clause[0]);
          for (const { text, place } of mentions) expect(text).toBe(message.slice(...place));
        }
      }
    },
  );

  it("reads a message the same way each time, whatever is read beside it", async () => {
    const read = (message: string) => reader.read({ product: "recruiter", message, state: LIST });
    const alone: Reading[] = [];
    for (const message of MESSAGES) alone.push(await read(message));
    expect(await Promise.all(MESSAGES.toReversed().map(read))).toEqual(alone.toReversed());
  });

  it("has nothing to say about nothing", async () => {
    const request = { product: "resume", message: " \n", state: EMPTY_STATE };
    expect((await reader.read(request)).calls).toEqual([]);
  });

  it("reads again after its thread crashed", async () => {
    const request = { product: "resume", message: "delete it", state: EMPTY_STATE };
    const before = await reader.read(request);
    await expect(thread.run(CRASH, [])).rejects.toThrow();
    expect(await reader.read(request)).toEqual(before);
  });

  it("fails with its own error while its thread crashes", async () => {
    const own = new OnnxThread();
    const crashing = openEmbeddedReader({ onnx: own });
    const reading = crashing.read({ product: "resume", message: "hi", state: EMPTY_STATE });
    const failed = expect(reading).rejects.toMatchObject({
      code: "reader-unavailable",
      message: expect.stringContaining("its thread has ended"),
    });
    await expect(own.run(CRASH, [])).rejects.toThrow();
    await failed;
    await crashing.close();
  });

  it("stops for somebody who has left, and knows no other products", async () => {
    const request = { product: "resume", message: "hi", state: EMPTY_STATE };
    const signal = AbortSignal.abort(new Error("left"));
    await expect(reader.read({ ...request, signal })).rejects.toThrow("left");
    await expect(reader.read({ ...request, product: "zoo" })).rejects.toMatchObject({
      code: "reader-unavailable",
    });
  });

  it("reads by WebAssembly where there is no native build", async () => {
    const wasm = openEmbeddedReader({ onnx: new OnnxThread({ kinds: ["wasm"] }) });
    const { calls } = await wasm.read({ product: "career", message: "hello", state: EMPTY_STATE });
    expect(calls.length).toBeGreaterThan(0);
    await wasm.close();
  });
});

describe("the weights", () => {
  it("are those of their manifest", async () => {
    const manifests = [await readManifest(MODEL_FOLDER), await readSentenceManifest(MODEL_FOLDER)];
    for (const manifest of manifests) {
      expect(await foreignWeights(MODEL_FOLDER, manifest)).toEqual([]);
    }
    expect(Object.keys(manifests[0]?.weights ?? {})).toEqual([...WEIGHT_FILES]);
  });

  it("have a calibration that rises", async () => {
    const { calibration } = await readManifest(MODEL_FOLDER);
    expect(calibration).toEqual(calibration.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]));
  });

  it("are found out if one of them is another's", async () => {
    const folder = mkdtempSync(path.join(tmpdir(), "bole-model-"));
    for (const name of WEIGHT_FILES) {
      cpSync(new URL(name, MODEL_FOLDER), path.join(folder, name));
    }
    writeFileSync(path.join(folder, "labels.json"), "{}");
    const manifest = await readManifest(MODEL_FOLDER);
    expect(await foreignWeights(pathToFileURL(`${folder}/`), manifest)).toEqual(["labels.json"]);
    rmSync(folder, { recursive: true });
  });
});
