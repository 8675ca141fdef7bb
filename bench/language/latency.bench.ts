/** What a reading takes, by the number of tokens, and what the first one takes. */
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import {
  createWordPieces,
  type EmbeddedReader,
  encodeMessage,
  MODEL_FOLDER,
  openEmbeddedReader,
  stateText,
} from "@bole/language/embedded";
import { readState } from "@bole/language/examples";
import { z } from "zod";
import type { Report } from "../table.ts";
import { readTurnSets } from "./turn-sets.ts";

interface Sample {
  readonly product: string;
  readonly message: string;
  readonly state: Readonly<Record<string, string>>;
  readonly tokens: number;
}

const EXAMPLES = path.resolve(import.meta.dirname, "../../packages/language/data");
const READINGS = 200;
const WARM_UP = 30;
const SIZES = [
  { name: "up to 32", from: 1, to: 32 },
  { name: "33 to 64", from: 33, to: 64 },
  { name: "up to 64", from: 1, to: 64 },
  { name: "65 to 128", from: 65, to: 128 },
  { name: "about 512, in three windows", from: 500, to: 540 },
];
const Cold = z.object({ ms: z.number(), cpuMs: z.number(), megabytes: z.number() });

export async function report(): Promise<Report> {
  const samples = readSamples();
  const [first] = samples;
  const cold = first ? await measureCold(first) : undefined;
  const reader = openEmbeddedReader();
  const rows: string[][] = [];
  for (const { name, from, to } of SIZES) {
    const fitting = samples.filter(({ tokens }) => tokens >= from && tokens <= to);
    if (fitting.length > 0) rows.push([name, ...(await measure(reader, fitting))]);
  }
  await reader.close();
  const coldText = cold
    ? `From an idle process to its first reading: ${cold.ms.toFixed(0)} ms (CPU ${cold.cpuMs.toFixed(0)} ms), ${cold.megabytes.toFixed(0)} MB more memory (best of three).`
    : "";
  return {
    title: "How long a reading takes",
    about: `${READINGS} messages of the examples by their tokens with the state, one after the other, through the ONNX thread (one processor each; CPU: all threads of the process). ${coldText} Wanted: p95 of 8 ms CPU for up to 64 tokens, 500 ms to the first.`,
    head: ["tokens", "p50", "p95", "CPU p50", "CPU p95"],
    rows,
  };
}

function readSamples(): Sample[] {
  const vocabulary = readFileSync(new URL("vocabulary.txt", MODEL_FOLDER), "utf8");
  const pieces = createWordPieces(vocabulary.replace(/\n$/, "").split("\n"));
  const turns = readTurnSets([EXAMPLES]).flatMap((set) => set.turns);
  const sampleOf = ({ turn, inventory }: (typeof turns)[number], message: string): Sample => {
    const { product } = inventory;
    const windows = encodeMessage(pieces, stateText(product, turn.state, inventory), message);
    const tokens = windows.reduce((sum, { ids }) => sum + ids.length, 0);
    return { product, message, state: turn.state, tokens };
  };
  // Every seventh, so that all voices are in it; and some written one after the other, as long texts.
  const some = turns.filter((_, index) => index % 7 === 0);
  const long = some.map((one, index) => {
    const text = some.slice(index, index + 22).map(({ turn }) => turn.message);
    return sampleOf(one, text.join("\n"));
  });
  return [...some.map((one) => sampleOf(one, one.turn.message)), ...long];
}

async function measure(reader: EmbeddedReader, samples: readonly Sample[]): Promise<string[]> {
  const wall: number[] = [];
  const cpu: number[] = [];
  for (let index = 0; index < READINGS + WARM_UP; index++) {
    const sample = samples[index % samples.length];
    if (sample === undefined) continue;
    const request = { ...sample, state: readState(sample.state) };
    const before = process.cpuUsage();
    const start = performance.now();
    await reader.read(request);
    const ms = performance.now() - start;
    const { user, system } = process.cpuUsage(before);
    if (index < WARM_UP) continue;
    wall.push(ms);
    cpu.push((user + system) / 1_000);
  }
  const at = (times: readonly number[], part: number) =>
    `${(times.toSorted((a, b) => a - b)[Math.floor(part * times.length)] ?? 0).toFixed(1)} ms`;
  return [at(wall, 0.5), at(wall, 0.95), at(cpu, 0.5), at(cpu, 0.95)];
}

async function measureCold({ product, message }: Sample) {
  const script = path.join(import.meta.dirname, "measure-cold.ts");
  const runs: z.infer<typeof Cold>[] = [];
  for (let run = 0; run < 3; run++) {
    const { stdout } = await promisify(execFile)(process.execPath, [script, product, message]);
    runs.push(Cold.parse(JSON.parse(stdout)));
  }
  return runs.toSorted((a, b) => a.ms - b.ms)[0];
}
