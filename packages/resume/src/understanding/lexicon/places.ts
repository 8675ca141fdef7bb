/** The places of a résumé that a sentence can speak of. */

export const LIST_SECTIONS = ["education", "workExperience", "projects", "other"] as const;
export type ListSection = (typeof LIST_SECTIONS)[number];
export type Section = "basic" | ListSection | "skillContent";

export const isListSection = (section: string): section is ListSection =>
  LIST_SECTIONS.some((list) => list === section);

/** What an entry is called by: the field that names it. */
export const NAME_FIELD: Readonly<Record<ListSection, string>> = {
  education: "school",
  workExperience: "company",
  projects: "name",
  other: "title",
};

/** What a new entry has, in this order. */
export const ENTRY_FIELDS: Readonly<Record<ListSection, readonly string[]>> = {
  education: ["school", "major", "degree", "startDate", "endDate", "description"],
  workExperience: ["company", "position", "startDate", "endDate", "description"],
  projects: ["name", "role", "startDate", "endDate", "description"],
  other: ["title", "content"],
};
