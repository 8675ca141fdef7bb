import type { FoundConcept, TagKind } from "../../model/skill.ts";
import { conceptById } from "../taxonomy/concepts.ts";
import { withoutAddresses } from "./addresses.ts";
import { chooseReadings } from "./choose-readings.ts";
import { foldText } from "./fold-text.ts";
import { matchForms } from "./match-forms.ts";
import { deniedAmong } from "./negation.ts";

export interface ConceptPlace {
  readonly id: string;
  readonly kind: TagKind;
  readonly start: number;
  readonly end: number;
  /** Whether the text denies it there: "no Java", "不会 Java". */
  readonly negated: boolean;
}

/**
 * Places of a text that name a concept, in their order. The longest name wins; ambiguous names count only
 * in company. The time grows with the length of the text, whatever is in it.
 */
export function findPlaces(text: string): ConceptPlace[] {
  const folded = foldText(withoutAddresses(text));
  const chosen = chooseReadings(folded, matchForms(folded));
  const denied = deniedAmong(text, chosen);
  return chosen.map(({ start, end, reading: { id } }, at) => {
    const kind = conceptById(id)?.kind ?? "skill";
    return { id, kind, start, end, negated: denied[at] ?? false };
  });
}

/** The concepts that a text names and does not deny, each with all its places. */
export function findConcepts(text: string): FoundConcept[] {
  const found = new Map<string, FoundConcept>();
  for (const { id, start, end, negated } of findPlaces(text)) {
    if (negated) continue;
    const known = found.get(id);
    if (known) known.spans.push({ start, end });
    else found.set(id, { id, spans: [{ start, end }] });
  }
  return [...found.values()];
}
