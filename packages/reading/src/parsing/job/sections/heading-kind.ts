/** What stands under a heading: by the table of headings, else by the words that headings of its kind have. */
import { likelyKind } from "./likely-kind.ts";
import { type SectionKind, sectionKind } from "./section-kind.ts";

/** @returns undefined where neither knows it */
export const headingKind = (heading: string): SectionKind | undefined =>
  sectionKind(heading) ?? likelyKind(heading);

/** Whether the table has it, word for word. */
export const isKnownHeading = (heading: string): boolean => sectionKind(heading) !== undefined;
