/** The order of the sections that somebody chose for a résumé, which says so itself in `look.sections`. */
import type { ResumeData } from "@bole/talent";
import type { SheetSection } from "./sheet.ts";

/** What is not named there follows what is, as usual; without a choice, all is as usual. */
export function inChosenOrder(
  sections: readonly SheetSection[],
  { look }: ResumeData,
): SheetSection[] {
  const chosen = typeof look === "object" && look !== null ? Reflect.get(look, "sections") : [];
  const names: readonly unknown[] = Array.isArray(chosen) ? chosen : [];
  const placeOf = ({ kind }: SheetSection) => {
    // Who somebody is comes before what they did.
    if (kind === "summary") return -1;
    const place = names.indexOf(kind);
    return place < 0 ? names.length : place;
  };
  return sections.toSorted((a, b) => placeOf(a) - placeOf(b));
}
