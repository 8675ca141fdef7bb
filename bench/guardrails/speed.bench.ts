import { Buffer } from "node:buffer";
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Guardrails } from "@bole/guardrails";
import { readAttacks } from "@bole/guardrails/corpora";
import { languageOf } from "@bole/language/text";
import { documentLines, readDocument } from "@bole/reading";
import { z } from "zod";
import type { Report } from "../table.ts";
import { readSamples, withGuardrails } from "./sealed-samples.ts";

const BYTES = 10_240;
const CONTEXT = { tenant: "bench", user: "bench", roles: ["owner" as const] };
const SEALED = new URL("../sealed/", import.meta.url).pathname;
const TURNS = 120;
/** What is built to be slow is measured for so long. */
const MOST_MS = 8_000;

/** What checking 10 KB of input takes: all input checks, the policy's lookup and the log included. */
export async function report(): Promise<Report> {
  const rows = await withGuardrails(async (rules, trained) => {
    const all: string[][] = [];
    for (const [name, texts] of Object.entries(await kinds())) {
      const alone = await measure(rules, texts);
      const both = await measure(trained, texts);
      all.push([name, String(texts.length), ...alone, ...both]);
    }
    return all;
  });
  return {
    title: "What checking an input takes",
    about:
      "Milliseconds for 10 KB (UTF-8) of a document through `checkInput`: length, injection with all its readings, personal data, policy and log on SQLite; by the rules alone, and with the trained detector. Ordinary texts are résumés and advertisements of the sealed sets (documents, pairs for tailoring), put together to 10 KB; what only looks like an attack are the harmless texts of the sealed attacks (security engineers, quoted attacks, requests to readers). The last rows are built to be slow. CPU time (all threads of the process) is what a busy machine does not change much. Wanted: median under 10 ms for ordinary texts with the detector.",
    head: [
      "text",
      "texts",
      "rules: median ms",
      "95 %",
      "CPU ms",
      "with the detector: median ms",
      "95 %",
      "CPU ms",
    ],
    rows,
  };
}

async function measure(guardrails: Guardrails, texts: readonly string[]): Promise<string[]> {
  const check = (turn: number) =>
    guardrails.checkInput(texts[turn % texts.length] ?? "", { ...CONTEXT, source: "document" });
  const warm = performance.now() + MOST_MS / 4;
  for (let turn = 0; turn < 40 && performance.now() < warm; turn += 1) await check(turn);
  const times: number[] = [];
  const end = performance.now() + MOST_MS;
  const before = process.cpuUsage();
  for (let turn = 0; turn < TURNS && performance.now() < end; turn += 1) {
    const begin = performance.now();
    await check(turn);
    times.push(performance.now() - begin);
  }
  const { user, system } = process.cpuUsage(before);
  times.sort((a, b) => a - b);
  const [median, slow] = [0.5, 0.95].map((part) => times[Math.floor(times.length * part)] ?? 0);
  const cpu = (user + system) / 1_000 / times.length;
  return [median, slow, cpu].map((ms) => (ms ?? 0).toFixed(2));
}

async function kinds(): Promise<Record<string, string[]>> {
  const texts = await ordinary();
  const attacks = readAttacks("build").map(({ text }) => text);
  return {
    "Chinese résumés and advertisements": inPieces(
      texts.filter((text) => languageOf(text) === "zh"),
    ),
    "English and other résumés and advertisements": inPieces(
      texts.filter((text) => languageOf(text) !== "zh"),
    ),
    "what only looks like an attack": inPieces(
      readSamples()
        .filter(({ label, from }) => label === "harmless" && from !== "message")
        .map(({ text }) => text),
    ),
    "one attack after the other": [filled(attacks.join("\n"))],
    "“ignore” and nothing else": [filled("ignore ")],
    "digits and nothing else": [filled("1234567890")],
    "base64 and nothing else": [filled("aGVsbG8gd29ybGQg")],
    "single letters": [filled("a ")],
  };
}

const Pair = z.object({ resume: z.unknown(), ad: z.string() });

/** Résumés and advertisements that strangers wrote: texts, PDF and DOCX files without the scans (`s…`). */
async function ordinary(): Promise<string[]> {
  const pairs = globSync(`${SEALED}*/tailoring/*/*.json`)
    .toSorted()
    .map((file) => Pair.parse(JSON.parse(readFileSync(file, "utf8"))))
    .flatMap(({ resume, ad }) => [wordsOf(resume), ad]);
  const files: string[] = [];
  for (const file of globSync(`${SEALED}*/documents/[!s]*.{pdf,docx}`).toSorted()) {
    const document = await readDocument({ bytes: readFileSync(file), name: path.basename(file) });
    files.push(
      documentLines(document)
        .map(({ text }) => text)
        .join("\n"),
    );
  }
  return [...pairs, ...files];
}

const wordsOf = (value: unknown): string =>
  typeof value === "object" && value !== null
    ? Object.values(value).map(wordsOf).join("\n")
    : String(value ?? "");

/** Whole pieces of 10 KB. */
function inPieces(texts: readonly string[]): string[] {
  const bytes = Buffer.from(texts.join("\n\n"));
  const pieces = Math.floor(bytes.length / BYTES);
  return Array.from({ length: pieces }, (_, at) => cut(bytes.subarray(at * BYTES)));
}

const filled = (text: string): string =>
  cut(Buffer.from(text.repeat(Math.ceil(BYTES / Buffer.byteLength(text)))));

const cut = (bytes: Buffer): string =>
  bytes
    .subarray(0, BYTES)
    .toString("utf8")
    .replace(/^\ufffd+|\ufffd+$/g, "");
