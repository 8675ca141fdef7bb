/** Which sections stand on the page, and in which order: as the résumé says itself in `look`. */
import type { LookChoices } from "../look-choices.ts";
import type { SheetSection } from "./sheet.ts";

/** What is not named there follows what is, as usual; without a choice, all is as usual. */
export function inChosenOrder(
  sections: readonly SheetSection[],
  { sections: names, hidden }: LookChoices,
): SheetSection[] {
  const placeOf = ({ kind }: SheetSection) => {
    // Who somebody is comes before what they did.
    if (kind === "summary") return -1;
    const place = names.indexOf(kind);
    return place < 0 ? names.length : place;
  };
  return sections
    .filter(({ kind }) => !hidden.includes(kind))
    .toSorted((a, b) => placeOf(a) - placeOf(b));
}
