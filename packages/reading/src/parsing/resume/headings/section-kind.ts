/** The parts of a résumé. What has no field of its own is `other`, under its own heading. */
export const SECTION_KINDS = [
  "contact",
  "intent",
  "summary",
  "education",
  "work",
  "projects",
  "skills",
  "other",
] as const;
export type SectionKind = (typeof SECTION_KINDS)[number];
