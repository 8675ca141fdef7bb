/** What an advertisement says, piece by piece: sentences, clauses and the members of lists within a sentence. */
import { type AdLine, adLines } from "./ad-lines.ts";

export interface AdPiece {
  /** A part of the advertisement, as it stands there. */
  readonly text: string;
  readonly heading: string;
  readonly isListed: boolean;
  /** How the sentence begins that it is a part of: "To be considered you need". */
  readonly opening: string;
  readonly section: number;
  /** From 0, the beginning of the advertisement, to 1. */
  readonly place: number;
}

const INLINE = /\s+[•●◦▪■·|｜]\s+|\s*[①-⑳⑴-⒇]\s*|\s*(?<=[;；。\s])\d{1,2}[、.)）](?!\d)\s*/u;
const SENTENCE =
  /(?<=[\p{L})）\d"”’+#%]{2}|\bS\.)[.!?]["”’]?\s+(?=["“(]?\p{Lu})|(?<=[。！？!?])\s*/u;
const CLAUSE = /[;；]\s*/u;
/** Between things that are asked for, each with an article or a figure of its own. */
const AND_A =
  /\s+and\s+(?=(?:an?|at least|an?y|your own|a current|a valid|strong|good|excellent|full|experience|knowledge|the ability)\s)/iu;
const WISH =
  /[,，]\s*(?!会|将|是|为|则)(?=(?:(?!\bor\b)[^,，]){2,}(?:\b(?:preferred|is a plus|a plus|an advantage|a bonus|desirable|would be great)\b|者?优先|加分|更佳|更好|尤佳)[^,，]*$)/iu;
const JOINED = /^(?:and|&|以及|并|及)\s*/iu;
/** A member that goes on with what stands before it. */
const GOES_ON =
  /^(?:including|such as|with|in particular|ideally|preferably|or\b|which|who|e\.?g|at least some|not\b|but|especially|where|when|if|as\b|because|so\b|plus|for\b|in\b|on\b|at\b(?! least)|of\b|by\b|from\b|about|up to|based|depending|per\b|within|either|both|rather|even|however|then\b)/iu;
/** Of each member, and of all on average. */
const [LEAST_WORDS, USUAL_WORDS] = [2, 3];

export function adPieces(ad: string): AdPiece[] {
  const lines = adLines(ad);
  return lines.flatMap((line, at) =>
    line.text
      .split(INLINE)
      .flatMap((part) => outsideBrackets(part, SENTENCE))
      .flatMap((sentence) => piecesOf(sentence, line, at / Math.max(1, lines.length - 1))),
  );
}

function piecesOf(sentence: string, line: AdLine, place: number): AdPiece[] {
  const opening = sentence.trim().split(/\s+/u).slice(0, 6).join(" ").slice(0, 40);
  return outsideBrackets(sentence, CLAUSE)
    .flatMap(members)
    .flatMap((part) => outsideBrackets(part, WISH))
    .map((part) => part.replace(JOINED, "").replace(/^[\s,，、:：]+|[\s,，、.。;；]+$/gu, ""))
    .filter((text) => /\p{L}{2}|\p{Lu}/u.test(text))
    .map((text) => ({
      ...{ text, opening, place },
      ...{ heading: line.heading, isListed: line.isListed, section: line.section },
    }));
}

/** "supervise 45 associates, set the plan for the night, and make every cut-off" has three, "Go, SQL and Python" one. */
function members(clause: string): string[] {
  const parts = outsideBrackets(clause, /,\s+(?!\d{3}\b)/u);
  const last = parts.at(-1) ?? "";
  const ends = /^and\s/iu.test(last) ? [last] : outsideBrackets(last, /\s+and\s+/iu);
  const isJoined = /^and\s/iu.test(last) ? parts.length > 1 : parts.length > 2 && ends.length === 2;
  const all = [...parts.slice(0, -1), ...ends].map((part) => part.replace(JOINED, "").trim());
  const lengths = all.map((part) => part.split(/\s+/u).length);
  const isList =
    isJoined &&
    lengths.every((length) => length >= LEAST_WORDS) &&
    lengths.reduce((sum, length) => sum + length, 0) >= USUAL_WORDS * all.length &&
    all.slice(1).every((part) => !GOES_ON.test(part)) &&
    new Set(all.slice(1).map((part) => /^to\s/iu.test(part))).size === 1;
  return (isList ? all : [clause]).flatMap((part) => {
    const two = outsideBrackets(part, AND_A);
    return two.every((one) => one.trim().split(/\s+/u).length > LEAST_WORDS) ? two : [part];
  });
}

/** Splits at the pattern, but not within brackets. */
function outsideBrackets(text: string, pattern: RegExp): string[] {
  const parts: string[] = [];
  let from = 0;
  for (const found of text.matchAll(new RegExp(pattern, `${pattern.flags.replace("g", "")}g`))) {
    const before = text.slice(0, found.index);
    const opened = (before.match(/[(（]/gu) ?? []).length - (before.match(/[)）]/gu) ?? []).length;
    if (opened > 0) continue;
    parts.push(text.slice(from, found.index + keptLength(found[0])));
    from = found.index + found[0].length;
  }
  return [...parts, text.slice(from)].filter((part) => part.trim() !== "");
}

/** A sentence keeps its stop. */
const keptLength = (sign: string): number => (/^[.!?]/u.test(sign) ? 1 : 0);
