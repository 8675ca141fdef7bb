/** All signs of one reading of a text, and the rules that they fulfil. */

import { mappedIndex } from "../normalise/index-of-original.ts";
import type { MappedText } from "../normalise/mapped-text.ts";
import { originalPlace } from "../normalise/mapped-text.ts";
import { dampingOf } from "./damping.ts";
import type { Feature } from "./feature.ts";
import { CONCEPTS, CONCEPTS_JOINED } from "./lexicon/index.ts";
import { indexSigns, matchRules, type SignHit } from "./match-rules.ts";
import { isDenied } from "./negation.ts";
import { patternsInFolded, patternsInOriginal } from "./patterns.ts";
import { quotationsIn } from "./quotations.ts";
import { RULES } from "./rules/index.ts";
import { sentenceBreaks } from "./sentence-breaks.ts";

export interface Reading {
  readonly mapped: MappedText;
  /** The text as given, for the signs that folding would wipe out. */
  readonly original?: string;
  readonly boundaries?: boolean;
  readonly thirdParty: boolean;
}

export function readFeatures(reading: Reading): Feature[] {
  const { mapped, original, boundaries = true, thirdParty } = reading;
  const { text } = mapped;
  const hits: SignHit[] = boundaries ? CONCEPTS.find(text) : CONCEPTS_JOINED.find(text, false);
  for (const hit of patternsInFolded(text)) hits.push(hit);
  if (original !== undefined) {
    for (const { concept, start, end } of patternsInOriginal(original)) {
      hits.push({ concept, start: mappedIndex(mapped, start), end: mappedIndex(mapped, end) });
    }
  }
  const signs = indexSigns(hits.filter((hit) => !isDenied(hit, text)));
  const around = {
    text,
    signs,
    breaks: sentenceBreaks(text),
    quoted: quotationsIn(text),
    thirdParty,
  };
  return matchRules(RULES, around.signs, around.breaks).map((match) => {
    const { rule, start, end } = match;
    const weight = thirdParty ? (rule.indirect ?? rule.weight) : rule.weight;
    return {
      name: rule.feature,
      weight: weight * dampingOf(match, around),
      ...originalPlace(mapped, start, Math.max(end, start + 1)),
    };
  });
}
