/**
 * A sentence in which somebody weighs several ways, where it is not certain which: kept whole, in their words. It is quoted
 * when the ways are asked for, and put side by side in the plan; nothing is picked out of it.
 */
import type { ReadCall } from "@bole/language";
import type { Meaning } from "../knowledge/meaning.ts";
import type { Language } from "../text/language.ts";
import { factOf } from "./apply-calls.ts";
import type { Fact } from "./fact.ts";
import type { Piece } from "./sentences.ts";

const DILEMMA = "weighs";
const HEARD = 0.35;
const LONGEST = 240;
const WEIGHING: ReadonlySet<string> = new Set(["weigh", "compare", "choose"]);

/** The reader hears it in them, and they are like others of the kind. */
export async function weighedIn(
  sentences: readonly Piece[],
  heard: readonly (readonly ReadCall[])[],
  meaning: Meaning,
  language: Language,
  signal?: AbortSignal,
): Promise<Piece[]> {
  const read = sentences.filter(
    ({ text }, at) =>
      text.length <= LONGEST &&
      (heard[at] ?? []).some(({ tool, confidence }) => WEIGHING.has(tool) && confidence >= HEARD),
  );
  const like = await meaning.weighs(
    read.map(({ text }) => text),
    language,
    signal,
  );
  return read.filter((_, at) => like[at]);
}

/** Whether what is weighed in the sentence is known: at least two options of this message stand in it. */
export const namesOptions = (facts: readonly Fact[], { text }: Piece, message: number): boolean =>
  facts.filter((fact) => isOptionIn(fact, text, message)).length > 1;

const isOptionIn = ({ kind, message: of, words }: Fact, text: string, message: number): boolean =>
  kind === "option" && of === message && text.includes(words);

/** In place of the quotations that are parts of it, and of a lone option: the others are in there, too. */
export function withDilemma(facts: readonly Fact[], sentence: string, message: number): Fact[] {
  const words = sentence.replace(/[.。?？!！；;]+$/, "");
  const others = facts.filter(
    (fact) =>
      !isOptionIn(fact, words, message) && (fact.kind !== "note" || !words.includes(fact.words)),
  );
  return [...others, { ...factOf("note", words, message), sense: DILEMMA }];
}

export const dilemmaOf = (facts: readonly Fact[]): string | null =>
  facts.find(({ kind, sense }) => kind === "note" && sense === DILEMMA)?.words ?? null;
