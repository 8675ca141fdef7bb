/**
 * Learns to tell orders to a machine from words about such orders (`src/passages/weigh-in-context.ts`):
 *
 *     node packages/language/training/train-context.ts SEALED.jsonl…
 *
 * It learns from the examples of the product "guard", whose orders are put among ordinary passages, and from retired
 * sealed texts, of which only the whole is labelled: the likeliest of their passages counts. A fifth of those texts at a
 * time is left out to see where the border belongs: `SURE` is reached by `ALARMS` of the harmless ones, of which a third
 * are about attacks. Trained after the reader and its gate, since it builds on both.
 */
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { MODEL_FOLDER } from "../src/embedded/manifest.ts";
import { Turn } from "../src/examples/turn.ts";
import { onnxJob } from "../src/onnx/onnx-job.ts";
import { openOnnx } from "../src/onnx/shared-thread.ts";
import { GateFile, isSuspicious } from "../src/passages/gate.ts";
import type { PassageSource } from "../src/passages/read-passages-job.ts";
import { A_FEW_SENTENCES, splitPassages } from "../src/passages/split-passages.ts";
import type { Place } from "../src/reading/reading.ts";
import type { contextFeatures } from "./context-features-job.ts";
import { type Judge, learn, type Seen, scoreOf } from "./learn-context.ts";
import { seeded } from "./seeded.ts";

const DATA = new URL("../data/guard/", import.meta.url).pathname;
const JOB = onnxJob<typeof contextFeatures>(
  new URL("./context-features-job.ts", import.meta.url),
  "contextFeatures",
);
const FOLDS = 5;
const [SURE, ALARMS] = [0.9, 0.035];
const MOST_PASSAGES = 12;

interface Text {
  readonly from: PassageSource;
  readonly text: string;
  readonly wanted: boolean;
  /** Where the order stands; null where only the whole is labelled. */
  readonly orders: readonly Place[] | null;
}

const random = seeded(7);
const linesOf = (files: readonly string[]) =>
  files.flatMap((file) => readFileSync(file, "utf8").trimEnd().split("\n"));

const turns = linesOf(globSync(`${DATA}*/*.jsonl`).toSorted())
  .map((line) => Turn.parse(JSON.parse(line)))
  .filter(({ state }) => state.from !== "message");
const isOrder = ({ tool }: { readonly tool: string }) => tool !== "harmless";
const hosts = turns.filter(({ calls, message }) => !calls.some(isOrder) && message.length > 60);

/** Most orders are among ordinary words of the same language and kind. */
function ofTurn({ message, calls, state, language }: Turn): Text {
  const from = state.from as PassageSource;
  const orders = calls.filter(isOrder).map(({ clause }): Place => [clause[0], clause[1]]);
  if (orders.length === 0) return { from, text: message, wanted: false, orders };
  const own = hosts.filter((host) => host.language === language && host.state.from === from);
  const host = own[Math.floor(random() * own.length)]?.message;
  if (host === undefined || calls.length > 1 || random() < 0.2)
    return { from, text: message, wanted: true, orders };
  const borders = splitPassages(host, 60).map(([start]) => start);
  const at = borders[Math.floor(random() * borders.length)] ?? 0;
  const text = `${host.slice(0, at)}${message} ${host.slice(at)}`;
  return { from, text, wanted: true, orders: [[at, at + message.length]] };
}

const sealed = linesOf(process.argv.slice(2))
  .map((line) => JSON.parse(line) as { from: PassageSource; label: string; text: string })
  .filter(({ from }) => from !== "message")
  .map(
    ({ from, label, text }): Text => ({ from, text, wanted: label !== "harmless", orders: null }),
  );

const onnx = openOnnx();
const gate = GateFile.parse(
  JSON.parse(readFileSync(new URL("gate.json", MODEL_FOLDER), "utf8")) as unknown,
);

/** Undefined where nothing of it deserves a closer look. */
async function see({ from, text, wanted, orders }: Text): Promise<Seen | undefined> {
  const places = splitPassages(text, A_FEW_SENTENCES)
    .filter((place) => isSuspicious(text.slice(...place), gate))
    .slice(0, MOST_PASSAGES);
  if (places.length === 0) return undefined;
  // The product knows documents, mails and messages.
  const source = from === "page" ? "document" : from;
  const passages = await onnx.run(JOB, [MODEL_FOLDER.href, text, places, source]);
  const holds = ([start, end]: Place) =>
    orders?.some(([from, to]) => Math.min(end, to) - Math.max(start, from) > 8);
  return { passages, wanted, isOrder: orders && places.map((place) => holds(place) === true) };
}

const seen = async (texts: readonly Text[]) => {
  const all: (Seen | undefined)[] = [];
  for (const text of texts) all.push(await see(text));
  return all;
};
const known = (await seen(turns.map(ofTurn))).filter((one) => one !== undefined);
const judged = await seen(sealed);

const scores: { score: number; wanted: boolean }[] = [];
for (let fold = 0; fold < FOLDS; fold += 1) {
  const others = judged.filter((one, at) => at % FOLDS !== fold && one !== undefined) as Seen[];
  const judge = learn([...known, ...others]);
  for (const [at, one] of judged.entries())
    if (at % FOLDS === fold)
      scores.push({ score: highest(one, judge), wanted: sealed[at]?.wanted ?? false });
}
const harmless = scores.filter(({ wanted }) => !wanted).map(({ score }) => score);
const border = harmless.toSorted((a, b) => b - a)[Math.floor(ALARMS * harmless.length)] ?? 0;
const wanted = scores.filter((one) => one.wanted);
const found = wanted.filter(({ score }) => score > border).length;
process.stdout.write(
  `${known.length} + ${sealed.length} texts; left out, ${found} of ${wanted.length} orders are found at ${ALARMS} of ${harmless.length} harmless texts\n`,
);

const { weights, bias } = learn([
  ...known,
  ...judged.filter((one): one is Seen => one !== undefined),
]);
const moved = bias - border + Math.log(SURE / (1 - SURE));
writeFileSync(
  new URL("context.json", MODEL_FOLDER),
  `${JSON.stringify({ bias: moved, weights: Buffer.from(weights.buffer).toString("base64") })}\n`,
);
process.exit(0);

function highest(one: Seen | undefined, judge: Judge): number {
  return Math.max(...(one?.passages.map((passage) => scoreOf(passage, judge)) ?? []), -99);
}
