/**
 * `node bench/recruiter/replay.ts SET [--gold] [CONVERSATION…]`: plays a retired set (`2026-11-17/en-2`) and prints of
 * each message what was read, called, answered and proposed, with the verdict that people once gave. `--gold` reads by
 * the labelled examples of the set instead of the network: what is wrong then is wrong after the reading.
 */
import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { openEmbeddedReader, type Reader } from "@bole/language/embedded";
import { readInventories, scriptedReader, Turn } from "@bole/language/examples";
import { z } from "zod";
import { judgeRecruiterTurn, RecruiterTurn } from "../models/score-answers.ts";
import { type PlayedTurn, playConversation } from "./play-conversation.ts";

const SEALED = path.resolve(import.meta.dirname, "../sealed");
const DATA = path.resolve(import.meta.dirname, "../../packages/language/data/recruiter");

const { values, positionals } = parseArgs({
  options: { gold: { type: "boolean", default: false } },
  allowPositionals: true,
});
const [name = "", ...only] = positionals;
const [day = "", set = ""] = name.split("/");
const file = path.join(SEALED, day, "recruiter-conversations", set);
const SealedTurn = RecruiterTurn.extend({ meaning: z.string() });
const turns = linesOf(`${file}.jsonl`).map((line) => SealedTurn.parse(JSON.parse(line)));
const verdicts = new Map(
  (existsSync(`${file}.reader.tsv`) ? linesOf(`${file}.reader.tsv`) : []).map((line) => {
    const [conversation, turn, ...verdict] = line.split("\t");
    return [`${conversation}.${turn}`, verdict.join(": ")];
  }),
);
const shipped = openEmbeddedReader();
const reader = values.gold ? goldReader(set.slice(0, 2)) : shipped;
let [accepted, harmful, played] = [0, 0, 0];

for (const [conversation, said] of Map.groupBy(turns, (turn) => turn.conversation)) {
  if (only.length > 0 && !only.includes(String(conversation))) continue;
  const all = await playConversation(
    reader,
    said.map(({ message }) => message),
  );
  for (const [at, turn] of said.entries()) {
    const one = all[at];
    if (one === undefined) continue;
    const tools = one.calls.map(({ tool }) => tool);
    const verdict = judgeRecruiterTurn(turn, tools);
    played += 1;
    accepted += Number(verdict.right);
    harmful += Number(verdict.harmful);
    const mark = verdict.harmful ? "FORBIDDEN" : verdict.right ? "accepted" : "other";
    process.stdout.write(`\n## ${conversation}.${turn.turn} [${mark}] ${turn.message}\n`);
    process.stdout.write(`meant: ${turn.meaning}\n`);
    process.stdout.write(`judged: ${verdicts.get(`${conversation}.${turn.turn}`) ?? "never"}\n`);
    process.stdout.write(shown(one));
  }
}
process.stdout.write(
  `\n${played} turns, an accepted tool in ${accepted}, a forbidden one in ${harmful}\n`,
);

function shown({ read, calls, answer, waits }: PlayedTurn): string {
  const readings = read.map(({ tool, polarity, confidence, values: closed, mentions }) => {
    const words = mentions.map((one) => `${one.name}(${one.ref})=${one.text}`);
    const fixed = Object.entries(closed).map((pair) => pair.join(":"));
    return `${tool}/${polarity} ${confidence.toFixed(2)} ${[...fixed, ...words].join(", ")}`;
  });
  const done = calls.map(({ tool, args }) => `${tool} ${JSON.stringify(args)}`);
  const cards = waits.map(({ kind, items }) => `${kind} × ${items.length} ${cut(items)}`);
  return [
    ...readings.map((line) => `read: ${line}`),
    ...done.map((line) => `call: ${line}`),
    `answer: ${answer}`,
    ...cards.map((line) => `waits: ${line}`),
    "",
  ].join("\n");
}

function cut(items: readonly unknown[]): string {
  const text = JSON.stringify(items);
  return text.length > 1_500 ? `${text.slice(0, 1_500)}…` : text;
}

/** The labels of the set; a message that nobody has labelled is read by the network. */
function goldReader(language: string): Reader {
  const inventory = readInventories().find(({ product }) => product === "recruiter");
  if (inventory === undefined) throw new Error("The recruiter has no inventory.");
  const script = scriptedReader(inventory);
  const wanted = new Set(turns.map(({ message }) => message));
  for (const path_ of globSync(`${language}/${language}-x*.jsonl`, { cwd: DATA }))
    for (const line of linesOf(path.join(DATA, path_))) {
      const turn = Turn.parse(JSON.parse(line));
      if (wanted.has(turn.message)) script.learn(turn);
    }
  return {
    name: "embedded",
    read: (request) => script.read(request).catch(() => shipped.read(request)),
  };
}

function linesOf(place: string): string[] {
  return readFileSync(place, "utf8").trimEnd().split("\n");
}
