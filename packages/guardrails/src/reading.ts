/** What reads texts, and nothing that opens a database: light enough for every thread that reads. */
export { detectInjection } from "./injection/detect-injection.ts";
export { namesIn, type StatedName } from "./output/claims/names.ts";
export { chineseNumber, ENGLISH_NUMBER, englishNumber } from "./output/claims/numerals.ts";
export { DEFAULT_POLICY } from "./policy/policy.ts";
