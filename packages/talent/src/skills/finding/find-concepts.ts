import type { FoundConcept } from "../../model/skill.ts";
import { withoutAddresses } from "./addresses.ts";
import { chooseReadings } from "./choose-readings.ts";
import { foldText } from "./fold-text.ts";
import { matchForms } from "./match-forms.ts";
import { withoutNegated } from "./negation.ts";

/**
 * The concepts that a text names, each with all its places, in the order of their first one. The
 * longest name wins; ambiguous names count only in company; what is denied does not count. The time
 * grows with the length of the text, whatever is in it.
 */
export function findConcepts(text: string): FoundConcept[] {
  const folded = foldText(withoutAddresses(text));
  const found = new Map<string, FoundConcept>();
  for (const { start, end, reading } of withoutNegated(
    text,
    chooseReadings(folded, matchForms(folded)),
  )) {
    const known = found.get(reading.id);
    if (known) known.spans.push({ start, end });
    else found.set(reading.id, { id: reading.id, spans: [{ start, end }] });
  }
  return [...found.values()];
}
