/**
 * `node bench/resume/edits/play.ts 2026-11-17/en-2 [--gold] [--wrong] [name]`: plays retired sets message by message and
 * prints how each was read, what changed, what was answered, and what was meant. `--gold` reads as the sets were
 * labelled, so that what is left is the work of the mechanisms behind the reader. These sets are worked on: their
 * numbers tell progress and are no measurement.
 */
import type { ReadCall } from "@bole/language";
import { openEmbeddedReader } from "@bole/language/embedded";
import { type EditCase, readSet, setsNamed } from "./edit-sets.ts";
import { goldReader } from "./gold-reader.ts";
import { type Played, playCase } from "./play-case.ts";

const [set = "2026-11-17", ...more] = process.argv.slice(2).filter((one) => !one.startsWith("--"));
const has = (option: string) => process.argv.includes(`--${option}`);
const isMeant = ({ person, n }: EditCase) =>
  more.length === 0 || more.some((one) => `${person} ${n}`.startsWith(one));

const embedded = has("gold") ? undefined : openEmbeddedReader();
const reader = embedded ?? goldReader();
const counts = new Map<string, number>();
for (const name of setsNamed(set))
  for (const one of readSet(name).filter(isMeant)) {
    const played = await playCase(reader, one).catch((error: unknown) => String(error));
    const verdict = typeof played === "string" ? "not played" : judge(one, played);
    counts.set(verdict, (counts.get(verdict) ?? 0) + 1);
    if (!has("wrong") || verdict !== "right")
      process.stdout.write(told(name, one, played, verdict));
  }
await embedded?.close();
process.stdout.write(
  `${[...counts].map(([verdict, count]) => `${verdict} ${count}`).join(", ")}\n`,
);

/** Only what changed is compared; what was answered to a question has to be read by somebody. */
function judge({ expected, ask_ok }: EditCase, { diff, isProposed }: Played): string {
  if (expected === undefined) return "unknown";
  const isSame = expected.some((one) => one.toSorted().join("\n") === diff.toSorted().join("\n"));
  if (isProposed) return isSame ? "proposed" : "proposed wrong";
  if (isSame) return "right";
  if (diff.length > 0) return "wrong write";
  return ask_ok ? "asked, rightly" : "not done";
}

function told(set: string, one: EditCase, played: Played | string, verdict: string): string {
  const { person, n, before, message, meaning, verdict: first } = one;
  const head = `\n## ${set} ${person} ${n}: ${verdict} (first try: ${first})\n`;
  const said = [...before.map((words) => `   before: ${words}`), `   SAID: ${message}`];
  if (typeof played === "string") return `${head}${said.join("\n")}\n   ${played}\n`;
  const { reading, reply, diff, isProposed } = played;
  return [
    `${head}${said.join("\n")}`,
    ...(reading?.calls ?? []).map((call) => `   READ: ${written(call)}`),
    ...diff.map((line) => `   ${isProposed ? "?" : "!"} ${line}`),
    `   REPLY: ${reply.replaceAll("\n", " ⏎ ")}`,
    `   MEANT: ${meaning}\n`,
  ].join("\n");
}

function written({ tool, polarity, values, mentions, confidence }: ReadCall): string {
  const words = mentions.map(
    ({ name, ref, text, confidence: sure }) =>
      `${name}${ref === "name" ? "" : `:${ref}`}="${text}"${sure < 1 ? ` ${sure.toFixed(2)}` : ""}`,
  );
  const closed = Object.entries(values).map(([name, value]) => `${name}=${value}`);
  const sure = confidence < 1 ? confidence.toFixed(2) : "";
  return [tool, ...(polarity === "do" ? [] : [polarity]), sure, ...closed, ...words]
    .filter(Boolean)
    .join(" ");
}
