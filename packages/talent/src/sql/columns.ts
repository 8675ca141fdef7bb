/** How values stand in columns. */

/** JSON as text. */
export type Json = string;
/** 0 or 1. */
export type Flag = number;
/** Counted up by the database, so that an insert leaves it out. Lists are read in its order. */
export type Position = number | null;

/**
 * A document's text as both databases can keep it, with every character at its old place: spans
 * count in it. PostgreSQL knows no U+0000, and no half of a surrogate pair.
 */
export function storableText(text: string): string {
  return text.replaceAll("\0", "\uFFFD").toWellFormed();
}

/** What is compared without regard to case. Here, because databases disagree on what lower case is. */
export function searchText(...texts: readonly (string | null)[]): string {
  return texts
    .filter((text) => text !== null && text !== "")
    .join("\n")
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\P{Cc}\n]/gu, "");
}
