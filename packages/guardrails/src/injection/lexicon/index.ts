/** All concepts, and the index that finds them. */
import { foldText } from "../../normalise/fold-text.ts";
import { TermIndex } from "../../normalise/term-index.ts";
import { address } from "./address.ts";
import { forcing } from "./forcing.ts";
import { mention } from "./mention.ts";
import { override } from "./override.ts";
import { persona } from "./persona.ts";
import { secrets } from "./secrets.ts";

const LEXICON = { ...override, ...persona, ...secrets, ...forcing, ...address, ...mention };
export type Concept = keyof typeof LEXICON;

function mapTerms(
  change: (term: string) => string,
  keep: (term: string) => boolean = () => true,
): Record<Concept, readonly string[]> {
  const entries = Object.entries(LEXICON).map(([concept, list]) => [
    concept,
    list.map(change).filter(keep),
  ]);
  return Object.fromEntries(entries);
}

/** Terms are folded as texts are, so that accents and scripts compare. */
export const CONCEPTS = new TermIndex<Concept>(mapTerms((term) => foldText(term).text));

/** For text whose words have lost their boundaries. */
export const CONCEPTS_JOINED = new TermIndex<Concept>(
  // Short words would be found inside of long ones.
  mapTerms(
    (term) => foldText(term).text.replaceAll(" ", ""),
    (term) => !/^[a-z*]{1,3}$/.test(term),
  ),
);
