/** What the trained reader says of lines and words. The order is that of the network's outputs. */
export const SECTIONS = [
  "contact",
  "summary",
  "work",
  "education",
  "projects",
  "skills",
  "other",
  "furniture",
] as const;
export type LineSection = (typeof SECTIONS)[number];

/** `start` is the first line of an entry, `head` belongs to what stands above its description. */
export const ROLES = ["heading", "start", "head", "body"] as const;
export type LineRole = (typeof ROLES)[number];

/** `heading` is one that stands on the line of what it is above. */
export const TAGS = [
  "none",
  "heading",
  "name",
  "title",
  "company",
  "position",
  "place",
  "date",
  "school",
  "degree",
  "major",
  "project",
  "role",
] as const;
export type WordTag = (typeof TAGS)[number];
