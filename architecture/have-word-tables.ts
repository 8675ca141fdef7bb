/** Files that still have tables of words. Take them out as the tables go; add none. */
export const HAVE_WORD_TABLES: readonly string[] = [
  "packages/career/src/intake/read-holidays.ts",
  "packages/career/src/intake/read-target-date.ts",
  "packages/guardrails/src/output/claims/names.ts",
  "packages/reading/src/documents/pdf/date-text.ts",
  "packages/reading/src/parsing/corpus/date-styles.ts",
  "packages/reading/src/parsing/job/fields/title.ts",
  "packages/reading/src/parsing/job/text/read-lines.ts",
  "packages/reading/src/parsing/resume/dates/date-words.ts",
  "packages/reading/src/parsing/resume/testing/unsupported.ts",
  "packages/reading/src/parsing/resume/text/bullet.ts",
  "packages/resume/src/polish/rewrite/fillers.ts",
  "packages/resume/src/polish/rewrite/items.ts",
  "packages/resume/src/render/sheet/write-date.ts",
  "packages/talent/src/mail/inbound/automatic.ts",
  "packages/talent/src/profiles/protected-traits.ts",
];
