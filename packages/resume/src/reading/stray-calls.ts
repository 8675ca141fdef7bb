/**
 * What a reading has beside what is wanted: clauses that give a reason or an afterthought, read as deeds of their own.
 * They name nothing, or say the opposite of what another clause was read as.
 */
import type { ReadCall } from "@bole/language";
import { folded } from "@bole/language/text";

/** Deeds that nobody wishes for without naming something. */
const NAMING: ReadonlySet<string> = new Set(
  "set add delete replace split join move polish show language".split(" "),
);
/** A clause that names nothing has to be read this surely to count beside one that does. */
const CERTAIN = 0.8;
/** Somebody who is told not to, or only thinks of it, is believed rather than a deed read less surely than this. */
const UNDENIED = 0.9;

/** Beside something sure, a deed that is hardly read is none. */
const LEAST = 0.4;

export function withoutStrays(given: readonly ReadCall[]): ReadCall[] {
  const isSure = given.some(
    ({ confidence, mentions }) => confidence >= CERTAIN && mentions.length > 0,
  );
  const isLeft = ({ tool, mentions, confidence }: ReadCall) =>
    confidence < LEAST && (mentions.length === 0 || tool === "undo" || tool === "redo");
  const calls = isSure ? given.filter((call) => !isLeft(call)) : given;
  const isNamed = ({ tool, mentions }: ReadCall) => NAMING.has(tool) && mentions.length > 0;
  const others = calls.some(isNamed)
    ? calls.filter((call) => isNamed(call) || !NAMING.has(call.tool) || call.confidence >= CERTAIN)
    : calls;
  return others
    .filter((call) => !isDenied(call, given))
    .filter(isFirst)
    .map(pointing);
}

/** From here on a clause that was left out may have been a wish of its own. */
const WISH = { confidence: 0.5, letters: 12 };

/** The words of clauses that were left out and may be wishes, so that nothing is dropped unsaid. */
export function wishesLeft(
  given: readonly ReadCall[],
  kept: readonly ReadCall[],
  message: string,
): string[] {
  const isKept = ({ clause }: ReadCall) => kept.some((one) => one.clause[0] === clause[0]);
  return given
    .filter((call) => !isKept(call) && call.polarity === "do" && !isDenied(call, given))
    .filter(({ tool, confidence }) => NAMING.has(tool) && confidence >= WISH.confidence)
    .map(({ clause }) => message.slice(...clause).trim())
    .filter((words) => words.replace(/\p{Script=Han}/gu, "  ").length >= WISH.letters);
}

/** "Put that on top" points at what was just added, whether or not its word was marked. */
function pointing(call: ReadCall): ReadCall {
  if (call.tool !== "move" || call.mentions.length > 0) return call;
  const name = call.values.what === "line" ? "line" : "entry";
  const [at] = call.clause;
  const pointed = { name, text: "", place: [at, at] as [number, number], ref: "pronoun" as const };
  return { ...call, mentions: [{ ...pointed, confidence: 1 }] };
}

/** "She says I should put Houston. I won't.", "only to see it, do not change it yet". */
const isDenied = (call: ReadCall, all: readonly ReadCall[]): boolean =>
  call.polarity === "do" &&
  call.confidence < UNDENIED &&
  all.some(
    (one) =>
      (one.polarity === "dont" || one.polarity === "suppose") &&
      (saysMuch(one) ? isSame(one, call) : one.tool === call.tool),
  );

const isSame = (one: ReadCall, other: ReadCall): boolean =>
  one.tool === other.tool &&
  one.values.section === other.values.section &&
  one.values.field === other.values.field &&
  saidBy(other).every((words) => saidBy(one).includes(words));

const saidBy = ({ mentions }: ReadCall): string[] =>
  mentions.filter(({ name }) => name !== "field").map(({ text }) => folded(text));
const saysMuch = (call: ReadCall): boolean => saidBy(call).length > 0;

/** The same question or wish twice is one. */
const isFirst = (call: ReadCall, at: number, all: readonly ReadCall[]): boolean =>
  call.mentions.length > 0 ||
  !all
    .slice(0, at)
    .some(
      (one) =>
        one.tool === call.tool &&
        one.polarity === call.polarity &&
        one.mentions.length === 0 &&
        sameValues(one, call),
    );

const sameValues = (one: ReadCall, other: ReadCall): boolean =>
  JSON.stringify(one.values) === JSON.stringify(other.values);
